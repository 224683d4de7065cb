import type { LanguageCode } from '@parrot/contract/core';
import { afterEach, describe, expect, test } from 'vitest';
import { texts } from '../i18n/i18n.ts';
import { compareNames } from './compare-names.ts';
import { formatAbsenceEnd, formatTimeLeft } from './format-absence.ts';
import { formatDateTime, formatDateTimeInText, formatDay, formatTime } from './format-date-time.ts';
import { formatList } from './format-list.ts';
import { formatNumber } from './format-number.ts';

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
  expect(formatDateTime(moment, now)).toBe(shown);
});

test('after other words a moment begins with a small letter, and one to come is shown by its time', () => {
  expect(formatDateTimeInText(now, now)).toBe('just now');
  expect(formatDateTime(new Date(2025, 10, 15, 20, 5), now)).toBe('8:05 PM');
});

test.each([
  [new Date(2025, 10, 14, 23, 59), 'November 14 at 11:59 PM'],
  [new Date(2025, 10, 8, 13, 20), 'November 08 at 1:20 PM'],
  [new Date(2024, 10, 15, 0, 5), 'November 15 at 12:05 AM'],
  [new Date(2025, 2, 1, 12, 0), 'March 01 at 12:00 PM'],
])('on another day %s is %s [NAV-13]', (moment, shown) => {
  expect(formatDateTime(moment, now)).toBe(shown);
});

const MINUTE = 60_000;
test.each([
  [0, '0 min'],
  [0.2, '1 min'],
  [59, '59 min'],
  [134, '2 h 14 min'],
  [24 * 60, '1 day 0 h'],
  [76 * 60, '3 days 4 h'],
])('%d minutes left are shown as %s [USR-01]', (minutes, text) => {
  expect(formatTimeLeft(new Date(now.getTime() + minutes * MINUTE), now)).toBe(text);
});

test.each([
  [new Date(2025, 10, 15, 19, 5), '7:05 PM'],
  [new Date(2025, 10, 17, 9, 0), 'Mon, 9:00 AM'],
  [new Date(2025, 10, 24, 9, 0), 'Nov 24'],
  [new Date(2026, 0, 2, 9, 0), 'Jan 2, 2026'],
])('an absence until %s is shown as %s [USR-01]', (moment, text) => {
  expect(formatAbsenceEnd(moment, now)).toBe(text);
});

describe('in other languages', () => {
  afterEach(() => void texts.changeLanguage('en'));
  const change = (language: LanguageCode) => texts.changeLanguage(language);

  test.each([
    ['es', '14 de noviembre', '13:05', '-1.09.190,5', 'Ada, Ben y Cleo'],
    ['de', '14. November', '13:05', '-1.09.190,5', 'Ada, Ben und Cleo'],
    ['fr', '14 novembre', '13:05', '-1\u202f09\u202f190,5', 'Ada, Ben et Cleo'],
    ['sv', '14 november', '13:05', '\u22121\u00a009\u00a0190,5', 'Ada, Ben och Cleo'],
  ] as const)(
    '%s writes days, times, numbers and lists in its own way [NAV-13]',
    async (language, ...shown) => {
      await change(language);
      const moment = new Date(2025, 10, 14, 13, 5);
      const names = ['Ada', 'Ben', 'Cleo'];
      expect([formatDay(moment), formatTime(moment), formatNumber(-109_190.5), formatList(names)]).toEqual(
        shown,
      );
    },
  );

  test('names are sorted by its alphabet', async () => {
    const names = ['Öst', 'Team 10', 'Zon', 'Team 2'];
    await change('sv');
    expect(names.toSorted(compareNames)).toEqual(['Team 2', 'Team 10', 'Zon', 'Öst']);
    await change('de');
    expect(names.toSorted(compareNames)).toEqual(['Öst', 'Team 2', 'Team 10', 'Zon']);
  });
});
