/** Days in a time zone. */
import { offsetAt, wallTimeAt } from './time-zone.ts';

type Day = { year: number; month: number; day: number };

/** The Monday after today in that time zone. */
export function nextMonday(now: Date, timeZone: string): Day {
  const today = dayOf(now, timeZone);
  const weekday = new Date(Date.UTC(today.year, today.month - 1, today.day)).getUTCDay();
  return addDays(today, weekday === 0 ? 1 : 8 - weekday);
}

export function nextMonth(now: Date, timeZone: string): Day {
  const { year, month } = dayOf(now, timeZone);
  return month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 };
}

/** The moment at which today began there, or the day a number of days before. */
export function startOfDay(now: Date, timeZone: string, daysBefore = 0): Date {
  return dayStart(addDays(dayOf(now, timeZone), -daysBefore), timeZone);
}

/** Today there and the days before, as `2026-01-31`, the oldest first. */
export function lastDays(now: Date, timeZone: string, count: number): string[] {
  const today = dayOf(now, timeZone);
  return Array.from({ length: count }, (_, index) => isoDay(addDays(today, index - count + 1)));
}

/** The moment at which a day begins there. */
export function dayStart({ year, month, day }: Day, timeZone: string): Date {
  const asUtc = Date.UTC(year, month - 1, day);
  // Twice, because the first guess may be on the other side of a DST change.
  const guess = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(guess, timeZone));
}

function dayOf(moment: Date, timeZone: string): Day {
  const { year, month, day } = wallTimeAt(moment.getTime(), timeZone);
  return { year, month, day };
}

function addDays({ year, month, day }: Day, days: number): Day {
  const moved = new Date(Date.UTC(year, month - 1, day + days));
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
}

/** The calendar day there, as `2026-01-31`. */
export const dayIn = (moment: Date, timeZone: string): string => isoDay(dayOf(moment, timeZone));

const isoDay = ({ year, month, day }: Day): string =>
  [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
