import type { LanguageCode } from '@parrot/contract/core';
import { describe, expect, test } from 'vitest';
import { quotesAgreeInTerms, quotesDisagree } from './disagreement.ts';

describe('two sources', () => {
  test.each<[string, LanguageCode, string, string]>([
    ['other prices', 'en', 'Express shipping costs 9 euros.', 'Express shipping costs 12 euros.'],
    [
      'other times',
      'de',
      'Die Werkstatt öffnet um 9 Uhr am Montag.',
      'Die Werkstatt öffnet um 9 Uhr am Dienstag.',
    ],
    ['other days', 'en', 'Returns are possible within 30 days.', 'Returns are possible within 14 days.'],
    [
      'other values in rows of the same name',
      'en',
      'Berth 8 m · 20 €\nBerth 10 m · 30 €',
      'Berth 8 m · 24 €\nBerth 10 m · 30 €',
    ],
  ])('disagree: %s', (_, language, one, other) => {
    expect(quotesDisagree(one, other, language)).toBe(true);
    expect(quotesDisagree(other, one, language)).toBe(true);
  });

  test.each<[string, string, string]>([
    [
      'the same number in other words',
      'Returns are possible within 30 days.',
      'Returns are possible within thirty days.',
    ],
    ['another subject', 'Express shipping costs 9 euros.', 'The annual membership costs 40 euros.'],
    ['numbers of another kind', 'Express shipping takes two days.', 'Express shipping costs 12 euros.'],
    [
      'one of several numbers is shared',
      'Rooms cost 80 euros or 90 euros nightly.',
      'Rooms cost 90 euros or 95 euros nightly.',
    ],
    ['rows of another name', 'Berth · 20 €\nBuoy · 8 €', 'Crane · 55 €\nMast · 30 €'],
    ['no numbers', 'Dogs are welcome everywhere.', 'Dogs are welcome nowhere.'],
    ['nothing', '', ''],
  ])('do not disagree: %s', (_, one, other) => {
    expect(quotesDisagree(one, other, 'en')).toBe(false);
  });

  test('a contradiction is found beside sentences that agree', () => {
    const one = 'We ship on weekdays. Express shipping costs 9 euros. Call us.';
    const other = 'Express shipping costs 12 euros. We ship on weekdays.';
    expect(quotesDisagree(one, other, 'en')).toBe(true);
  });

  test('agree in terms, whatever their numbers', () => {
    expect(quotesAgreeInTerms('Express shipping costs 9 euros.', 'Express shipping costs 12 euros!')).toBe(
      true,
    );
    expect(quotesAgreeInTerms('Express shipping costs 9 euros.', 'Dogs are welcome.')).toBe(false);
    expect(quotesAgreeInTerms('', '')).toBe(false);
  });

  test('two tables of 5,000 rows are compared in a moment', () => {
    const rows = (price: number) =>
      Array.from({ length: 5_000 }, (_, at) => `Part ${at} · ${price + at} €`).join('\n');
    const began = process.cpuUsage();
    expect(quotesDisagree(rows(1), rows(2), 'en')).toBe(true);
    expect(process.cpuUsage(began).user / 1_000).toBeLessThan(1_000);
  });
});
