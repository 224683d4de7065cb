import { beforeAll, expect, test } from 'vitest';
import { startTexts } from '../i18n/i18n.ts';
import { formatNumber } from './format-number.ts';
import { formatWhen } from './format-when.ts';

beforeAll(startTexts);

test.each([
  [0, '0'],
  [999, '999'],
  [1_243, '1,243'],
  [109_190, '1,09,190'],
  [12_345_678.9, '1,23,45,678.9'],
  [0.456, '0.46'],
])('the number %d is shown as %s [NAV-13]', (value, shown) => {
  expect(formatNumber(value)).toBe(shown);
});

const now = new Date(2025, 10, 15, 17, 30);

test.each([
  [new Date(2025, 10, 15, 17, 29, 30), 'Just now'],
  [new Date(2025, 10, 15, 17, 18), '12 min ago'],
  [new Date(2025, 10, 15, 16, 30), '1 hour ago'],
  [new Date(2025, 10, 15, 0, 5), '17 hours ago'],
  [new Date(2025, 10, 15, 17, 31), 'Just now'],
])('on the same day %s is %s [NAV-13]', (moment, shown) => {
  expect(formatWhen(moment, now)).toBe(shown);
});

test.each([
  [new Date(2025, 10, 14, 23, 59), 'November 14 at 11:59 pm'],
  [new Date(2025, 10, 8, 13, 20), 'November 08 at 1:20 pm'],
  [new Date(2024, 10, 15, 0, 5), 'November 15 at 12:05 am'],
  [new Date(2025, 2, 1, 12, 0), 'March 01 at 12:00 pm'],
])('on another day %s is %s [NAV-13]', (moment, shown) => {
  expect(formatWhen(moment, now)).toBe(shown);
});
