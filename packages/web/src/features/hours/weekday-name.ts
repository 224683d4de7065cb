import { WEEKDAYS, type Weekday } from '@parrot/contract/hours';
import { cachedFormat } from '../../shared/format/cached-format.ts';

const names = cachedFormat(
  (language) => new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }),
);

/** In the language of the interface. */
export const weekdayName = (day: Weekday): string =>
  // January 1, 2024 was a Monday.
  names().format(new Date(Date.UTC(2024, 0, 1 + WEEKDAYS.indexOf(day))));
