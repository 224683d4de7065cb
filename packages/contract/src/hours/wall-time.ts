import { DAY_MS, MINUTE_MS, SECOND_MS } from '../core/durations.ts';
import { offsetAt } from '../core/time-zone.ts';

/** The moment of a wall time, given as a day such as `2026-01-31` and minutes from its midnight. */
export function wallTimeToMs(day: string, minutes: number, timeZone: string): number {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS;
  const before = offsetAt(asUtc - DAY_MS, timeZone);
  const after = offsetAt(asUtc + DAY_MS, timeZone);
  if (before === after) return asUtc - before;
  const [early, late] = [asUtc - Math.max(before, after), asUtc - Math.min(before, after)];
  if (offsetAt(early, timeZone) === asUtc - early) return early;
  if (offsetAt(late, timeZone) === asUtc - late) return late;
  return changeBetween(early, late, timeZone);
}

/** The moment between two at which the offset changes. */
function changeBetween(from: number, until: number, timeZone: string): number {
  const first = offsetAt(from, timeZone);
  let [low, high] = [from, until];
  while (high - low > SECOND_MS) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle, timeZone) === first) low = middle;
    else high = middle;
  }
  return Math.floor(high / MINUTE_MS) * MINUTE_MS;
}
