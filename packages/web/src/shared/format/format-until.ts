/** How long until a moment, in words of the interface's language: 'in 5 hours'. */
import { texts } from '../i18n/i18n.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export function formatUntil(moment: Date | string, now: Date = new Date()): string {
  const left = Math.max(0, new Date(moment).getTime() - now.getTime());
  const words = new Intl.RelativeTimeFormat(texts.language, { style: 'long' });
  return left < HOUR
    ? words.format(Math.ceil(left / MINUTE), 'minute')
    : words.format(Math.floor(left / HOUR), 'hour');
}
