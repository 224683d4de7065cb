/**
 * How long a visitor waits, as a short text and an urgency: gray at first, amber from two minutes, red from
 * five.
 */
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@parrot/contract/core';
import { texts } from '../../../shared/i18n/i18n.ts';

export type Urgency = 'calm' | 'soon' | 'late';

/** From here on seconds don't matter. */
const SECONDS_UNTIL = 10 * MINUTE_MS;

export function urgencyOf(waitedMs: number): Urgency {
  if (waitedMs >= 5 * MINUTE_MS) return 'late';
  return waitedMs >= 2 * MINUTE_MS ? 'soon' : 'calm';
}

/** To the second while it matters: '6m 12s', later '14m', '2h 5m', '3d'. */
export function waitedFor(ms: number): string {
  if (ms >= MINUTE_MS && ms < SECONDS_UNTIL) return both(ms, MINUTE_MS, 'minute', SECOND_MS, 'second');
  return ms < MINUTE_MS ? count(ms, SECOND_MS, 'second') : ageOf(ms);
}

/** For ages that are not waiting times: 'now', '14m', '2h 5m', '3d'. */
export function ageOf(ms: number): string {
  if (ms < MINUTE_MS) return texts.t('desk:row.now');
  if (ms < HOUR_MS) return count(ms, MINUTE_MS, 'minute');
  return ms < DAY_MS ? both(ms, HOUR_MS, 'hour', MINUTE_MS, 'minute') : count(ms, DAY_MS, 'day');
}

/** How long ago a visitor left, in one unit: 'Just left', 'Left 14m ago', 'Left 2h ago'. */
export function leftFor(ms: number): string {
  if (ms < MINUTE_MS) return texts.t('desk:row.justLeft');
  return texts.t('desk:row.left', { ago: ageOf(ms < HOUR_MS ? ms : Math.floor(ms / HOUR_MS) * HOUR_MS) });
}

type Unit = 'second' | 'minute' | 'hour' | 'day';

const both = (ms: number, big: number, bigUnit: Unit, small: number, smallUnit: Unit): string =>
  ms % big < small
    ? count(ms, big, bigUnit)
    : `${count(ms, big, bigUnit)} ${count(ms % big, small, smallUnit)}`;

const count = (ms: number, size: number, unit: Unit): string =>
  inUnit(unit).format(Math.max(0, Math.floor(ms / size)));

const formats = new Map<string, Intl.NumberFormat>();
function inUnit(unit: Unit): Intl.NumberFormat {
  const key = `${texts.language} ${unit}`;
  const known = formats.get(key);
  if (known) return known;
  // The narrow German units don't go together: '1h 8 Min.'.
  const unitDisplay = texts.language === 'de' ? 'short' : 'narrow';
  const format = new Intl.NumberFormat(texts.language, { style: 'unit', unit, unitDisplay });
  formats.set(key, format);
  return format;
}
