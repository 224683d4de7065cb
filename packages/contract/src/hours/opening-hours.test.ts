import { expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../core/durations.ts';
import { addOpenTime, type Hours, openStateAt, openTimeBetween } from './opening-hours.ts';
import type { WeekHours } from './week.ts';

const day = [{ from: '09:00', until: '17:00' }];
const CLOSED: WeekHours = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
const OFFICE: WeekHours = { ...CLOSED, mon: day, tue: day, wed: day, thu: day, fri: day };
const hours = (change: Partial<Hours> = {}): Hours => ({
  timeZone: 'Europe/Berlin',
  days: OFFICE,
  holidays: [],
  ...change,
});
const state = (of: Hours, at: string) => {
  const { isOpen, changesAt } = openStateAt(of, new Date(at));
  return [isOpen, changesAt?.toISOString() ?? null];
};
const added = (of: Hours, from: string, ms: number) =>
  addOpenTime(of, new Date(from), ms)?.toISOString() ?? null;
const between = (of: Hours, from: string, until: string) =>
  openTimeBetween(of, new Date(from), new Date(until)) / MINUTE_MS;

test('open from inclusive, until exclusive, and closed until the next opening', () => {
  expect(state(hours(), '2026-11-18T08:00:00Z')).toEqual([true, '2026-11-18T16:00:00.000Z']);
  expect(state(hours(), '2026-11-18T07:59:59Z')).toEqual([false, '2026-11-18T08:00:00.000Z']);
  // Friday evening: Monday morning.
  expect(state(hours(), '2026-11-20T16:00:00Z')).toEqual([false, '2026-11-23T08:00:00.000Z']);
});

test('several periods a day, past midnight, and around the clock', () => {
  const split = hours({
    days: {
      ...CLOSED,
      wed: [
        { from: '13:00', until: '17:00' },
        { from: '09:00', until: '12:00' },
      ],
      fri: [{ from: '22:00', until: '02:00' }],
    },
  });
  expect(state(split, '2026-11-18T11:30:00Z')).toEqual([false, '2026-11-18T12:00:00.000Z']);
  expect(state(split, '2026-11-21T00:30:00Z')).toEqual([true, '2026-11-21T01:00:00.000Z']);
  expect(between(split, '2026-11-18T00:00:00Z', '2026-11-22T00:00:00Z')).toBe((7 + 4) * 60);
  const whole = [{ from: '00:00', until: '24:00' }];
  const always = hours({
    days: { mon: whole, tue: whole, wed: whole, thu: whole, fri: whole, sat: whole, sun: whole },
  });
  expect(state(always, '2026-11-18T03:00:00Z')).toEqual([true, null]);
  expect(added(always, '2026-11-18T03:00:00Z', 50 * 24 * HOUR_MS)).toBe('2027-01-07T03:00:00.000Z');
  expect(between(always, '2026-11-18T03:00:00Z', '2027-01-07T03:00:00Z')).toBe(50 * 24 * 60);
});

test('overlapping periods count once', () => {
  const twice = hours({
    days: {
      ...CLOSED,
      wed: [
        { from: '09:00', until: '12:00' },
        { from: '10:00', until: '13:00' },
      ],
    },
  });
  expect(between(twice, '2026-11-18T00:00:00Z', '2026-11-19T00:00:00Z')).toBe(240);
});

test('holidays close whole days, once or every year, also past New Year', () => {
  const break2026 = { name: 'Trip', from: '2026-11-18', until: '2026-11-19', yearly: false };
  const once = hours({ holidays: [break2026] });
  expect(state(once, '2026-11-18T10:00:00Z')).toEqual([false, '2026-11-20T08:00:00.000Z']);
  expect(state(once, '2027-11-18T10:00:00Z')[0]).toBe(true);
  const yearly = hours({
    holidays: [{ name: 'Winter', from: '2025-12-24', until: '2026-01-02', yearly: true }],
  });
  expect(state(yearly, '2026-12-28T10:00:00Z')).toEqual([false, '2027-01-04T08:00:00.000Z']);
  expect(state(yearly, '2026-12-23T10:00:00Z')[0]).toBe(true);
});

test('without any hours nothing opens, and no time passes', () => {
  const never = hours({ days: CLOSED });
  expect(state(never, '2026-11-18T10:00:00Z')).toEqual([false, null]);
  expect(added(never, '2026-11-18T10:00:00Z', 1)).toBeNull();
});

test('open time is counted over nights and weekends', () => {
  // Friday 16:30 in Berlin and one hour: 17:00 is half of it, the rest on Monday.
  expect(added(hours(), '2026-11-20T15:30:00Z', HOUR_MS)).toBe('2026-11-23T08:30:00.000Z');
  expect(between(hours(), '2026-11-20T15:30:00Z', '2026-11-23T08:30:00Z')).toBe(60);
  expect(added(hours(), '2026-11-21T12:00:00Z', 0)).toBe('2026-11-23T08:00:00.000Z');
});

const NIGHT = [{ from: '00:00', until: '06:00' }];
test.each([
  ['Europe/Berlin', '2026-03-28T23:00:00Z', '2026-10-24T22:00:00Z'],
  ['America/New_York', '2026-03-08T05:00:00Z', '2026-11-01T04:00:00Z'],
])('%s: a night is an hour shorter in spring and longer in autumn', (timeZone, spring, autumn) => {
  const nights = hours({ timeZone, days: { ...CLOSED, sun: NIGHT } });
  const until = (from: string) => new Date(Date.parse(from) + 24 * HOUR_MS).toISOString();
  expect(between(nights, spring, until(spring))).toBe(5 * 60);
  expect(between(nights, autumn, until(autumn))).toBe(7 * 60);
});

test('opening in wall time follows the change in two zones', () => {
  expect(state(hours(), '2026-03-27T17:00:00Z')[1]).toBe('2026-03-30T07:00:00.000Z');
  expect(state(hours(), '2026-10-23T16:00:00Z')[1]).toBe('2026-10-26T08:00:00.000Z');
  const york = hours({ timeZone: 'America/New_York' });
  expect(state(york, '2026-03-06T23:00:00Z')[1]).toBe('2026-03-09T13:00:00.000Z');
  expect(state(york, '2026-10-30T22:00:00Z')[1]).toBe('2026-11-02T14:00:00.000Z');
});

test('a skipped time is the moment of the change, a repeated one is the first', () => {
  const gap = hours({ days: { ...CLOSED, sun: [{ from: '02:30', until: '04:00' }] } });
  expect(state(gap, '2026-03-29T00:30:00Z')).toEqual([false, '2026-03-29T01:00:00.000Z']);
  expect(state(gap, '2026-03-29T01:00:00Z')).toEqual([true, '2026-03-29T02:00:00.000Z']);
  const york = { ...gap, timeZone: 'America/New_York' };
  expect(state(york, '2026-03-08T06:30:00Z')).toEqual([false, '2026-03-08T07:00:00.000Z']);
  expect(state(gap, '2026-10-25T00:00:00Z')).toEqual([false, '2026-10-25T00:30:00.000Z']);
  const twice = hours({
    timeZone: 'America/New_York',
    days: { ...CLOSED, sun: [{ from: '01:30', until: '03:00' }] },
  });
  expect(state(twice, '2026-11-01T05:00:00Z')).toEqual([false, '2026-11-01T05:30:00.000Z']);
});
