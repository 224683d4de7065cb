/** Locations, local times and languages, in the language of the interface. Unknown values are blank. */
import type { GeoLocation } from '@parrot/contract/desk';
import { texts } from '../../../../shared/i18n/i18n.ts';

export function locationName({ status, city, region, country, timezone, ipLocation }: GeoLocation): string {
  if (status === 'known')
    return [city || region, nameOf('region', country)].filter(Boolean).join(', ') || ipLocation;
  // Europe/Madrid names a city of the zone, not the visitor's location.
  return status === 'timezone' ? timezone.replaceAll('_', ' ') : '';
}

export function localTime(timeZone: string, now: Date): string {
  if (!timeZone) return '';
  try {
    return new Intl.DateTimeFormat(texts.language, { hour: '2-digit', minute: '2-digit', timeZone }).format(
      now,
    );
  } catch {
    // A browser may name a time zone that this one does not know.
    return '';
  }
}

export const languageName = (code: string): string => nameOf('language', code);

function nameOf(type: 'region' | 'language', code: string): string {
  if (!code) return '';
  try {
    return new Intl.DisplayNames(texts.language, { type }).of(code) ?? code;
  } catch {
    return code;
  }
}
