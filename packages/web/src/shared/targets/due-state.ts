/** How a due time is shown: the time left, or by how much it is overdue. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@parrot/contract/core';
import type { NextDue } from '@parrot/contract/tickets';
import { texts } from '../i18n/i18n.ts';

export type DueTone = 'calm' | 'soon' | 'late';

export function dueTone({ dueAt, warnAt }: Pick<NextDue, 'dueAt' | 'warnAt'>, now: number): DueTone {
  if (Date.parse(dueAt) < now) return 'late';
  return Date.parse(warnAt) <= now ? 'soon' : 'calm';
}

/** '12 min left', 'Overdue by 5 min'. */
export function dueText({ dueAt }: Pick<NextDue, 'dueAt'>, now: number): string {
  const left = Date.parse(dueAt) - now;
  return left < 0
    ? texts.t('targets:overdue', { time: timeSpan(Math.floor(-left / MINUTE_MS) * MINUTE_MS) })
    : texts.t('targets:left', { time: timeSpan(left) });
}

/** From here on minutes don't matter. */
const MINUTES_UNTIL = 10 * HOUR_MS;

/** '12 min', '2 hr 5 min', '3 days'. Rounded up, so that no time is left only when none is. */
export function timeSpan(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / MINUTE_MS));
  if (minutes < 60) return inUnit(minutes, 'minute');
  const whole = minutes * MINUTE_MS;
  if (whole >= 2 * DAY_MS) return inUnit(Math.floor(whole / DAY_MS), 'day');
  const hours = inUnit(Math.floor(whole / HOUR_MS), 'hour');
  return minutes % 60 === 0 || whole >= MINUTES_UNTIL ? hours : `${hours} ${inUnit(minutes % 60, 'minute')}`;
}

const formats = new Map<string, Intl.NumberFormat>();
function inUnit(value: number, unit: 'minute' | 'hour' | 'day'): string {
  const key = `${texts.language} ${unit}`;
  const known = formats.get(key);
  if (known) return known.format(value);
  const format = new Intl.NumberFormat(texts.language, { style: 'unit', unit, unitDisplay: 'short' });
  formats.set(key, format);
  return format.format(value);
}
