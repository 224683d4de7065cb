/** When an absence ends, and the time left until then. */
import { DAY_MS, MINUTE_MS } from '@parrot/contract/core';
import { texts } from '../i18n/i18n.ts';
import { cachedFormat } from './cached-format.ts';
import { formatTime } from './format-date-time.ts';

const WEEK_DAYS = 6;

const weekdays = cachedFormat((language) => new Intl.DateTimeFormat(language, { weekday: 'short' }));
const shortDays = cachedFormat(
  (language) => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }),
);
const shortDates = cachedFormat((language) => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }));

/** '5:30 PM' today, 'Mon, 9:00 AM' within a week, 'Nov 20' later, with the year if it differs. */
export function formatAbsenceEnd(moment: Date, now: Date): string {
  const days = (startOf(moment).getTime() - startOf(now).getTime()) / DAY_MS;
  if (days < 1) return formatTime(moment);
  if (days <= WEEK_DAYS) return `${weekdays().format(moment)}, ${formatTime(moment)}`;
  return (moment.getFullYear() === now.getFullYear() ? shortDays : shortDates)().format(moment);
}

/** '2 h 14 min', '3 days 4 h'; a started minute counts. */
export function formatTimeLeft(until: Date, now: Date): string {
  const left = Math.max(0, until.getTime() - now.getTime());
  const minutes = Math.ceil(left / MINUTE_MS);
  if (minutes < 60) return texts.t('shell:time.left.minutes', { minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return texts.t('shell:time.left.hours', { hours, minutes: minutes % 60 });
  return texts.t('shell:time.left.days', { count: Math.floor(hours / 24), hours: hours % 24 });
}

const startOf = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate());
