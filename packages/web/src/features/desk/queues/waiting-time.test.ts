import { expect, test } from 'vitest';
import { formatTime } from '../../../shared/format/format-date-time.ts';
import { dayName } from '../timeline/day-name.ts';
import { ageOf, leftFor, urgencyOf, waitedFor } from './waiting-time.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

test.each([
  [0, 'calm'],
  [2 * MINUTE - 1, 'calm'],
  [2 * MINUTE, 'soon'],
  [5 * MINUTE - 1, 'soon'],
  [5 * MINUTE, 'late'],
])('after %d ms a visitor counts as %s', (waited, urgency) => {
  expect(urgencyOf(waited)).toBe(urgency);
});

test.each([
  [-4 * SECOND, '0s'],
  [59 * SECOND, '59s'],
  [MINUTE, '1m'],
  [6 * MINUTE + 12 * SECOND, '6m 12s'],
  [10 * MINUTE + 12 * SECOND, '10m'],
  [2 * HOUR + 5 * MINUTE, '2h 5m'],
  [2 * HOUR, '2h'],
  [75 * HOUR, '3d'],
])('waiting for %d ms is shown as %s', (waited, text) => {
  expect(waitedFor(waited)).toBe(text);
});

test.each([
  [-SECOND, 'now'],
  [59 * SECOND, 'now'],
  [6 * MINUTE + 12 * SECOND, '6m'],
  [26 * HOUR, '1d'],
])('an age of %d ms is shown as %s', (age, text) => {
  expect(ageOf(age)).toBe(text);
});

test.each([
  [59 * SECOND, 'Just left'],
  [6 * MINUTE + 12 * SECOND, 'Left 6m ago'],
  [2 * HOUR + 11 * MINUTE, 'Left 2h ago'],
])('a visitor who left %d ms ago is shown as %s', (ms, text) => {
  expect(leftFor(ms)).toBe(text);
});

test('a recent day is shown by its name, an older one by its date', () => {
  const now = new Date(2026, 2, 1, 0, 30);
  expect(dayName(new Date(2026, 2, 1, 0, 10).toISOString(), now)).toBe('Today');
  expect(dayName(new Date(2026, 1, 28, 23, 50).toISOString(), now)).toBe('Yesterday');
  expect(dayName(new Date(2026, 1, 27, 23, 50).toISOString(), now)).toBe('February 27, 2026');
  expect(formatTime(new Date(2026, 2, 1, 13, 5).toISOString())).toMatch(/^0?1:05.PM$/);
});
