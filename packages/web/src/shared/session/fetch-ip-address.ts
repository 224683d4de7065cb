/** The IP address of this browser, looked up once per browser session; unknown if the lookup fails. */
import { type AddressInfo, UNKNOWN_ADDRESS } from '@parrot/contract/installation';
import { settings } from '../settings/settings.ts';

const KEY = 'parrot-address';

export async function fetchIpAddress(signal?: AbortSignal): Promise<AddressInfo> {
  const cached: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null');
  if (isAddressInfo(cached)) return cached;
  const address = new URL(settings().addressLookupUrl, window.location.origin);
  try {
    const response = await fetch(address, { signal, headers: { Accept: 'application/json' } });
    const found: unknown = response.ok ? await response.json() : undefined;
    if (!isAddressInfo(found)) return UNKNOWN_ADDRESS;
    window.sessionStorage.setItem(KEY, JSON.stringify(found));
    return found;
  } catch {
    return UNKNOWN_ADDRESS;
  }
}

/** The lookup may be a service of someone else. */
const isAddressInfo = (value: unknown): value is AddressInfo =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(UNKNOWN_ADDRESS).every((name) => typeof Reflect.get(value, name) === 'string');
