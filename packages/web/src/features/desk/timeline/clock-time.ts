/** The time of day and the day, in the language of the interface. */

import { cachedFormat } from '../../../shared/format/cached-format.ts';
import { formatDate } from '../../../shared/format/format-date-time.ts';
import { texts } from '../../../shared/i18n/i18n.ts';

const clock = cachedFormat(
  (language) => new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }),
);
export const clockTime = (moment: string): string => clock().format(new Date(moment));

export const isSameDay = (a: Date | string, b: Date | string): boolean =>
  new Date(a).toDateString() === new Date(b).toDateString();

/** 'Today', 'Yesterday', or the date. */
export function dayName(moment: string, now: Date = new Date()): string {
  if (isSameDay(moment, now)) return texts.t('desk:day.today');
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  return isSameDay(moment, yesterday) ? texts.t('desk:day.yesterday') : formatDate(moment);
}
