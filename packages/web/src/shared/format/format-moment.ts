/** Future moments, short and long, and the time left until then. */
import { DAY_MS, MINUTE_MS } from '@parrot/contract/core';
import { texts } from '../i18n/i18n.ts';

const WEEK_DAYS = 6;

/** '17:30' today, 'Mon 9:00' within a week, 'Nov 20' later, with the year if it differs. */
export function shortMoment(moment: Date, now: Date): string {
  const time = `${moment.getHours()}:${String(moment.getMinutes()).padStart(2, '0')}`;
  const days = (startOf(moment).getTime() - startOf(now).getTime()) / DAY_MS;
  if (days < 1) return time;
  if (days <= WEEK_DAYS) return `${formatted(moment, { weekday: 'short' })} ${time}`;
  const year = moment.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' as const };
  return formatted(moment, { day: 'numeric', month: 'short', ...year });
}

/** 'Monday, November 17 at 9:00 AM', in the language of the interface. */
export const longMoment = (moment: Date): string =>
  formatted(moment, { dateStyle: 'full', timeStyle: 'short' });

/** '2 h 14 min', '3 days 4 h'; a started minute counts. */
export function timeLeft(until: Date, now: Date): string {
  const left = Math.max(0, until.getTime() - now.getTime());
  const minutes = Math.ceil(left / MINUTE_MS);
  if (minutes < 60) return texts.t('shell:time.left.minutes', { minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return texts.t('shell:time.left.hours', { hours, minutes: minutes % 60 });
  return texts.t('shell:time.left.days', { count: Math.floor(hours / 24), hours: hours % 24 });
}

const startOf = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate());
const formatted = (moment: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(texts.language, options).format(moment);
