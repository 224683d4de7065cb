/**
 * Moments and days as text, one function per purpose. The product shows moments in one way: relative on the
 * same day or, if they are to come, by their time, otherwise 'Month dd at h:mm a' or what the language of the
 * interface writes instead.
 */
import { HOUR_MS, MINUTE_MS } from '@parrot/contract/core';
import { texts } from '../i18n/i18n.ts';
import { cachedFormat } from './cached-format.ts';

/** By itself, as in a table: 'Just now'. */
export function formatDateTime(moment: Date | string, now: Date = new Date()): string {
  const text = formatDateTimeInText(moment, now);
  return text.charAt(0).toLocaleUpperCase(texts.language) + text.slice(1);
}

/** After other words: 'Saved just now'. */
export function formatDateTimeInText(moment: Date | string, now: Date = new Date()): string {
  const then = new Date(moment);
  const ms = now.getTime() - then.getTime();
  if (then.toDateString() === now.toDateString()) return ms < -MINUTE_MS ? formatTime(then) : ago(ms);
  return texts.t('shell:time.dayAtTime', { day: formatDay(then), time: formatTime(then) });
}

// Two digits are part of the specified English form; other languages write '8. November'.
const days = cachedFormat(
  (language) =>
    new Intl.DateTimeFormat(language, { month: 'long', day: language === 'en' ? '2-digit' : 'numeric' }),
);
/** A day of this year: 'November 08'. */
export const formatDay = (moment: Date | string): string => days().format(new Date(moment));

const dates = cachedFormat((language) => new Intl.DateTimeFormat(language, { dateStyle: 'long' }));
/** A day that may be in another year: 'December 2, 2030'. */
export const formatDate = (moment: Date | string): string => dates().format(new Date(moment));

const calendarDays = cachedFormat(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }),
);
/** A day without a time, `2030-12-02`, which is the same everywhere: 'December 2, 2030'. */
export const formatCalendarDay = (day: string): string => calendarDays().format(new Date(day));

const calendarDaysOfYear = cachedFormat(
  (language) => new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' }),
);
/** The same without the year: 'December 2'. */
export const formatCalendarDayOfYear = (day: string): string => calendarDaysOfYear().format(new Date(day));

const timeOf = (language: string, timeZone?: string) =>
  new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone });
const times = cachedFormat((language) => timeOf(language));
/** The time of day, '1:20 PM', here or in a time zone. Throws a RangeError for an unknown time zone. */
export const formatTime = (moment: Date | string, timeZone?: string): string =>
  plainSpaces((timeZone ? timeOf(texts.language, timeZone) : times()).format(new Date(moment)));

const longMoments = cachedFormat(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' }),
);
/** Where the exact moment matters: 'Monday, November 17, 2025 at 9:00 AM'. */
export const formatLongDateTime = (moment: Date | string): string =>
  plainSpaces(longMoments().format(new Date(moment)));

/** Browsers differ in the space before AM and PM. */
const plainSpaces = (text: string): string => text.replaceAll('\u202f', ' ');

function ago(ms: number): string {
  if (ms < MINUTE_MS) return texts.t('shell:time.justNow');
  if (ms < HOUR_MS) return texts.t('shell:time.minutesAgo', { count: Math.floor(ms / MINUTE_MS) });
  return texts.t('shell:time.hoursAgo', { count: Math.floor(ms / HOUR_MS) });
}
