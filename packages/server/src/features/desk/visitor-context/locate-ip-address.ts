/** The location of an IP address, from the service that the installation configures, if any. */
import { DAY_MS, MINUTE_MS } from '@parrot/contract/core';
import { z } from 'zod';
import type { Platform } from '../../../platform/index.ts';

const CACHED_MS = DAY_MS;
const RETRY_AFTER_MS = 10 * MINUTE_MS;
const MAX_CACHED = 5_000;
const TIMEOUT_MS = 2_000;
const MAX_BYTES = 65_536;

const text = z.string().max(200).catch('');
const degrees = z.coerce.number().finite().nullable().catch(null);
/** The field names that common services use. */
const answer = z
  .object({
    country_code: text,
    country: text,
    region: text,
    region_code: text,
    city: text,
    timezone: text,
    latitude: degrees,
    longitude: degrees,
  })
  .transform(({ country_code, country, region, region_code, ...rest }) => ({
    ...rest,
    country: country_code || country,
    region: region || region_code,
  }));
export type Location = z.output<typeof answer>;
export type LocateIpAddress = (ip: string) => Promise<Location | null>;

export function createLocateIpAddress({
  settings,
  fetchGuarded,
  clock,
  log,
}: Pick<Platform, 'settings' | 'fetchGuarded' | 'clock' | 'log'>): LocateIpAddress {
  const pattern = settings.PLACE_LOOKUP_URL;
  const cache = new Map<string, { until: number; location: Promise<Location | null> }>();

  const request = async (url: string): Promise<Location | null> => {
    try {
      const { status, body } = await fetchGuarded(url, { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES });
      if (status !== 200) return null;
      const location = answer.parse(JSON.parse(body.toString('utf8')));
      return location.country === '' && location.city === '' ? null : location;
    } catch (error) {
      log.warn({ err: error }, 'visitor location lookup failed; the desk shows none');
      return null;
    }
  };

  return async (ip) => {
    if (!pattern || ip === '') return null;
    const now = clock.now().getTime();
    const known = cache.get(ip);
    if (known && known.until > now) return known.location;
    if (cache.size >= MAX_CACHED) cache.clear();
    const entry = {
      until: now + CACHED_MS,
      location: request(pattern.replace('{ip}', encodeURIComponent(ip))),
    };
    cache.set(ip, entry);
    const location = await entry.location;
    if (!location) entry.until = now + RETRY_AFTER_MS;
    return location;
  };
}
