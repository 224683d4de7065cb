/** Where a visitor seems to be, and how sure that is. */
import { isTimeZone } from '@parrot/contract/core';
import type { GeoLocation } from '@parrot/contract/desk';
import type { Place } from './look-up-location.ts';

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

/** The zones that are named after a city; those such as Etc/GMT+5 or US/Eastern name no place. */
const AREAS = [
  'Africa',
  'America',
  'Antarctica',
  'Arctic',
  'Asia',
  'Atlantic',
  'Australia',
  'Europe',
  'Indian',
  'Pacific',
];

export function geoLocationOf(place: Place | null, reported: string): GeoLocation {
  // Zones stored before they were validated may not exist.
  const timeZone = isTimeZone(reported) ? reported : '';
  if (place) {
    const ipLocation = [place.city, place.region, place.country].filter(Boolean).join(', ');
    const timezone = isTimeZone(place.timezone) ? place.timezone : timeZone;
    return { ...place, status: 'known', timezone, ipLocation };
  }
  const [area = '', ...names] = timeZone.split('/');
  const city = AREAS.includes(area) ? (names.at(-1) ?? '').replaceAll('_', ' ') : '';
  if (city === '') return { ...NOWHERE, timezone: timeZone };
  return { ...NOWHERE, status: 'timezone', city, region: area, timezone: timeZone };
}
