/**
 * When a schedule is open. Wall times are converted by the rules of its time zone: a time that the clock skips
 * in spring is the moment of the change, a time that it repeats in autumn is the first of the two.
 */
import { DAY_MS } from '../core/durations.ts';
import { dayIn } from '../core/local-days.ts';
import type { Holiday, Schedule } from './hours.shapes.ts';
import { wallTimeToMs } from './wall-time.ts';
import { type Opening, WEEKDAYS } from './week.ts';

export type Hours = Pick<Schedule, 'timeZone' | 'days' | 'holidays'>;
type Period = { start: number; end: number };

/** How far ahead an opening is searched, and a closing. */
const OPENING_DAYS = 400;
const CLOSING_DAYS = 8;
/** How far ahead open time is counted. */
const COUNTED_DAYS = 800;

/**
 * Whether it is open, and when that changes. Null: it does not open again within a year, or it does not close
 * within a week.
 */
export function openStateAt(hours: Hours, now: Date): { isOpen: boolean; changesAt: Date | null } {
  const at = now.getTime();
  for (const { start, end } of openPeriods(hours, at, OPENING_DAYS)) {
    if (start > at) return { isOpen: false, changesAt: new Date(start) };
    return { isOpen: true, changesAt: end - at > CLOSING_DAYS * DAY_MS ? null : new Date(end) };
  }
  return { isOpen: false, changesAt: null };
}

/** The moment after so much open time; null if there is too little of it in the next two years. */
export function addOpenTime(hours: Hours, from: Date, ms: number): Date | null {
  let left = ms;
  for (const period of openPeriods(hours, from.getTime(), COUNTED_DAYS)) {
    const start = Math.max(period.start, from.getTime());
    if (period.end - start >= left) return new Date(start + left);
    left -= period.end - start;
  }
  return null;
}

export function openTimeBetween(hours: Hours, from: Date, until: Date): number {
  const end = until.getTime();
  const days = Math.ceil((end - from.getTime()) / DAY_MS) + 1;
  let open = 0;
  for (const period of openPeriods(hours, from.getTime(), days)) {
    if (period.start >= end) break;
    open += Math.min(period.end, end) - Math.max(period.start, from.getTime());
  }
  return open;
}

/** The periods that end after `from`, in order; those that touch are one, up to some days long. */
function* openPeriods(hours: Hours, from: number, days: number): Generator<Period> {
  let last: Period | undefined;
  for (const period of periodsByDay(hours, from, days)) {
    if (period.end <= from) continue;
    if (last && period.start <= last.end && period.end - last.start <= 2 * CLOSING_DAYS * DAY_MS) {
      last.end = Math.max(last.end, period.end);
      continue;
    }
    if (last) yield last;
    // A long period is cut: what follows starts at its end.
    last = { start: Math.max(period.start, last?.end ?? period.start), end: period.end };
  }
  if (last) yield last;
}

function* periodsByDay(
  { timeZone, days: week, holidays }: Hours,
  from: number,
  days: number,
): Generator<Period> {
  // The day before, too: it may be open past midnight.
  const today = dayIn(new Date(from), timeZone);
  for (let ahead = -1; ahead <= days; ahead += 1) {
    const day = plusDays(today, ahead);
    if (isHoliday(holidays, day)) continue;
    const openings = week[weekdayOf(day)] ?? [];
    for (const opening of [...openings].sort(byStart)) {
      const isOvernight = opening.until < opening.from;
      const start = wallTimeToMs(day, minutesOf(opening.from), timeZone);
      const end = wallTimeToMs(isOvernight ? plusDays(day, 1) : day, minutesOf(opening.until), timeZone);
      if (end > start) yield { start, end };
    }
  }
}

function isHoliday(holidays: readonly Holiday[], day: string): boolean {
  return holidays.some(({ from, until, yearly }) =>
    yearly ? isInYear(day.slice(5), from.slice(5), until.slice(5)) : from <= day && day <= until,
  );
}

/** Months and days; a range may go past New Year. */
const isInYear = (day: string, from: string, until: string): boolean =>
  from <= until ? from <= day && day <= until : day >= from || day <= until;

const byStart = (one: Opening, other: Opening): number => one.from.localeCompare(other.from);

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const plusDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

const weekdayOf = (day: string) => WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'mon';
