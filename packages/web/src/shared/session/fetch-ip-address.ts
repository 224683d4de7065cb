/** The IP address of this browser, looked up once per browser session; unknown if the lookup fails. */
import { type AddressInfo, addressInfo, UNKNOWN_ADDRESS } from '@parrot/contract/installation';
import { settings } from '../settings/settings.ts';

const KEY = 'parrot-address';

export async function fetchIpAddress(signal?: AbortSignal): Promise<AddressInfo> {
  const cached = addressInfo.safeParse(JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null'));
  if (cached.success) return cached.data;
  const address = new URL(settings().addressLookupUrl, window.location.origin);
  try {
    const response = await fetch(address, { signal, headers: { Accept: 'application/json' } });
    const found = addressInfo.parse(response.ok ? await response.json() : undefined);
    window.sessionStorage.setItem(KEY, JSON.stringify(found));
    return found;
  } catch {
    return UNKNOWN_ADDRESS;
  }
}
