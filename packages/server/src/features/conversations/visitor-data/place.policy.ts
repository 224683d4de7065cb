/** Where a visitor seems to be, and how sure that is. */
import type { GeoLocation } from '@parrot/contract/desk';
import type { Place } from './look-up-place.ts';

const NOWHERE: GeoLocation = {
  status: 'unknown',
  country: '',
  city: '',
  region: '',
  latitude: null,
  longitude: null,
  timezone: '',
  ipLocation: '',
};

export function geoLocationOf(place: Place | null, timeZone: string): GeoLocation {
  if (place) {
    const ipLocation = [place.city, place.region, place.country].filter(Boolean).join(', ');
    return { ...place, status: 'known', timezone: place.timezone || timeZone, ipLocation };
  }
  // 'America/Argentina/Buenos_Aires' names a continent and a city; 'UTC' names nothing.
  const parts = timeZone.split('/');
  const city = parts.length > 1 && parts[0] !== 'Etc' ? (parts.at(-1) ?? '').replaceAll('_', ' ') : '';
  if (city === '') return { ...NOWHERE, timezone: timeZone };
  return { ...NOWHERE, status: 'timezone', city, region: parts[0] ?? '', timezone: timeZone };
}
