/** A moment as text: relative on the same day, otherwise 'Month dd at h:mm a'. */
import { HOUR_MS, MINUTE_MS } from '@parrot/contract/core';
import { texts } from '../i18n/i18n.ts';
import { cachedFormat } from './cached-format.ts';

export function formatDateTime(moment: Date | string, now: Date = new Date()): string {
  const then = new Date(moment);
  return then.toDateString() === now.toDateString() ? ago(now.getTime() - then.getTime()) : onDay(then);
}

const days = cachedFormat((language) => new Intl.DateTimeFormat(language, { month: 'long', day: '2-digit' }));
/** 'November 08', in the language of the interface. */
export const formatDay = (moment: Date | string): string => days().format(new Date(moment));

const dates = cachedFormat((language) => new Intl.DateTimeFormat(language, { dateStyle: 'long' }));
/** A day that may be in another year: 'December 2, 2030'. */
export const formatDate = (moment: Date | string): string => dates().format(new Date(moment));

function ago(ms: number): string {
  if (ms < MINUTE_MS) return texts.t('shell:time.justNow');
  if (ms < HOUR_MS) return texts.t('shell:time.minutesAgo', { count: Math.floor(ms / MINUTE_MS) });
  return texts.t('shell:time.hoursAgo', { count: Math.floor(ms / HOUR_MS) });
}

function onDay(moment: Date): string {
  const hours = moment.getHours();
  const minutes = String(moment.getMinutes()).padStart(2, '0');
  const time = `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`;
  return texts.t('shell:time.dayAtTime', { day: formatDay(moment), time });
}
