/** Locations and local times, in the language of the interface. Unknown values are blank. */
import type { GeoLocation } from '@parrot/contract/desk';
import { formatTime } from '../../../../shared/format/format-date-time.ts';
import { formatRegionName } from '../../../../shared/format/format-names.ts';

export function locationName({ status, city, region, country, timezone, ipLocation }: GeoLocation): string {
  if (status === 'known')
    return [city || region, formatRegionName(country)].filter(Boolean).join(', ') || ipLocation;
  // Europe/Madrid names a city of the zone, not the visitor's location.
  return status === 'timezone' ? timezone.replaceAll('_', ' ') : '';
}

export function localTime(timeZone: string, now: Date): string {
  if (!timeZone) return '';
  try {
    return formatTime(now, timeZone);
  } catch {
    // A browser may name a time zone that this one does not know.
    return '';
  }
}
