import { isTimeZone } from '@parrot/contract/core';
import type { GeoLocation } from '@parrot/contract/desk';
import type { Location } from './locate-ip-address.ts';

const UNKNOWN: GeoLocation = {
  status: 'unknown',
  country: '',
  city: '',
  region: '',
  latitude: null,
  longitude: null,
  timezone: '',
  ipLocation: '',
};

/** Zones in these areas are named after a city; others, such as Etc/GMT+5, are not. */
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

/** From the IP address where that is known, else from the time zone. */
export function geoLocationOf(location: Location | null, reported: string): GeoLocation {
  // Zones stored before they were validated may not exist.
  const timeZone = isTimeZone(reported) ? reported : '';
  if (location) {
    const ipLocation = [location.city, location.region, location.country].filter(Boolean).join(', ');
    const timezone = isTimeZone(location.timezone) ? location.timezone : timeZone;
    return { ...location, status: 'known', timezone, ipLocation };
  }
  const [area = '', ...names] = timeZone.split('/');
  const city = AREAS.includes(area) ? (names.at(-1) ?? '').replaceAll('_', ' ') : '';
  if (city === '') return { ...UNKNOWN, timezone: timeZone };
  return { ...UNKNOWN, status: 'timezone', city, region: area, timezone: timeZone };
}
