/** Where an address is, by a service the installation names; whoever names none asks nobody. */
import { z } from 'zod';
import type { Platform } from '../../../platform/index.ts';

const KEPT_MS = 24 * 3_600_000;
const TRIED_AGAIN_MS = 10 * 60_000;
const MOST_KEPT = 5_000;
const PATIENCE_MS = 2_000;
const MOST_BYTES = 65_536;

const text = z.string().max(200).catch('');
const degrees = z.coerce.number().finite().nullable().catch(null);
/** As such services answer, each in its own words. */
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
export type Place = z.output<typeof answer>;
export type LookUpPlace = (ip: string) => Promise<Place | null>;

export function createLookUpPlace({
  settings,
  fetchGuarded,
  clock,
  log,
}: Pick<Platform, 'settings' | 'fetchGuarded' | 'clock' | 'log'>): LookUpPlace {
  const pattern = settings.PLACE_LOOKUP_URL;
  const kept = new Map<string, { until: number; place: Promise<Place | null> }>();

  const ask = async (url: string): Promise<Place | null> => {
    try {
      const { status, body } = await fetchGuarded(url, { timeoutMs: PATIENCE_MS, maxBytes: MOST_BYTES });
      if (status !== 200) return null;
      const place = answer.parse(JSON.parse(body.toString('utf8')));
      return place.country === '' && place.city === '' ? null : place;
    } catch (error) {
      log.warn({ err: error }, 'visitor location lookup failed; the desk shows none');
      return null;
    }
  };

  return async (ip) => {
    if (!pattern || ip === '') return null;
    const now = clock.now().getTime();
    const known = kept.get(ip);
    if (known && known.until > now) return known.place;
    if (kept.size >= MOST_KEPT) kept.clear();
    const entry = { until: now + KEPT_MS, place: ask(pattern.replace('{ip}', encodeURIComponent(ip))) };
    kept.set(ip, entry);
    const place = await entry.place;
    if (!place) entry.until = now + TRIED_AGAIN_MS;
    return place;
  };
}
