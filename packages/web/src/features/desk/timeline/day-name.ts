/** The day of a message, in the language of the interface. */

import { formatDate } from '../../../shared/format/format-date-time.ts';
import { texts } from '../../../shared/i18n/i18n.ts';

export const isSameDay = (a: Date | string, b: Date | string): boolean =>
  new Date(a).toDateString() === new Date(b).toDateString();

/** 'Today', 'Yesterday', or the date. */
export function dayName(moment: string, now: Date = new Date()): string {
  if (isSameDay(moment, now)) return texts.t('desk:day.today');
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  return isSameDay(moment, yesterday) ? texts.t('desk:day.yesterday') : formatDate(moment);
}
