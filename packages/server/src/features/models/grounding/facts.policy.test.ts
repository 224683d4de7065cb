import { describe, expect, test } from 'vitest';
import { addressesIn, hasOnlyFactsOf, hasSameNumerals, numbersIn } from './facts.policy.ts';

describe('numbers', () => {
  test('are the same in digits and in words, in five languages [KNW-08]', () => {
    expect(numbersIn('Two of 12, thirty of 3.50')).toEqual(['2', '12', '30', '3.5']);
    for (const text of [
      'within five days',
      'en cinco días',
      'in fünf Tagen',
      'en cinq jours',
      'inom fem dagar',
    ])
      expect(numbersIn(text), text).toEqual(['5']);
    expect(numbersIn('dreißig Monate, nothing at once')).toEqual(['30']);
  });

  test.each([
    ['1,000.50', '1000.5'],
    ['1.000,50', '1000.5'],
    ['1 000,50', '1000.5'],
    ['1\u202f000,50', '1000.5'],
    ['1’000.50', '1000.5'],
    ['1,000', '1000'],
    ['1.000', '1000'],
    ['12.345.678', '12345678'],
    ['3.50', '3.5'],
    ['3,5', '3.5'],
    ['0.125', '0.125'],
    ['3.00', '3'],
    ['007', '7'],
    ['0', '0'],
    ['09:00', '9'],
    ['10:30', '10.3'],
    ['10.30', '10.3'],
    ['12.05.2026', '12.5.2026'],
    ['030 123 456', '30123456'],
  ])('%s is %s', (text, value) => {
    expect(numbersIn(text)).toEqual([value]);
  });

  test('next to each other stay apart unless they are groups of three digits', () => {
    expect(numbersIn('in 2024 500 guests, 12 5 and 3, 4')).toEqual(['2024', '500', '12', '5', '3', '4']);
  });

  test('of a huge text are found in a moment', () => {
    const began = process.cpuUsage();
    expect(numbersIn('1 '.repeat(100_000))).toHaveLength(100_000);
    expect(numbersIn('1.'.repeat(50_000))).toHaveLength(1);
    expect(process.cpuUsage(began).user / 1_000).toBeLessThan(3_000);
  });
});

describe('addresses', () => {
  test('are found in any case, without scheme and the punctuation behind them', () => {
    const text =
      'See HTTPS://Shop.example/a?b=1, www.shop.example, shop.example/login or bücher.example. Mail Help@Shop.example!';
    expect(addressesIn(text)).toEqual([
      'shop.example/a?b=1',
      'shop.example',
      'shop.example/login',
      'bücher.example',
      'help@shop.example',
    ]);
  });

  test.each([
    'E.g. at 10 a.m., z.B. am 3.Mai, i.e. the U.S. and p.ex. 12.05.2026.',
    'A Ph.D. of Dr. Smith costs 3.50 EUR etc.',
    'Wait … and see...then go.',
  ])('are not: %s', (text) => {
    expect(addressesIn(text)).toEqual([]);
  });

  test('of a huge text are found in a moment', () => {
    const began = process.cpuUsage();
    for (const part of ['a.', 'ab.', 'a-', 'ab.cd/', '1.']) addressesIn(part.repeat(50_000));
    expect(process.cpuUsage(began).user / 1_000).toBeLessThan(3_000);
  });
});

describe('a claim has only the facts of its source', () => {
  const SOURCE =
    'Returns cost 3.50 € within two weeks, until 12.05.2026 at 10:30. Orders over 1,000 € ship free: www.shop.example';
  test.each([
    'It costs 3,50 €.',
    'You have 2 weeks.',
    'It ends in 2026.',
    'It ends at 10:30.',
    'Orders over 1.000 € ship free.',
    'See WWW.shop.example.',
    'See shop.example.',
    'There is nothing to count here.',
  ])('%s', (claim) => {
    expect(hasOnlyFactsOf(claim, SOURCE)).toBe(true);
  });

  test.each([
    'It costs 350 €.',
    'It costs 50.3 €.',
    'It costs 50 €.',
    'It costs 3 €.',
    'You have nine weeks.',
    'Orders over 100 € ship free.',
    'See www.evil.example.',
    'See evil.example/login.',
    'See shop.example/login.',
    'See shop.example.evil.example.',
    'Write to help@shop.example.',
  ])('not: %s', (claim) => {
    expect(hasOnlyFactsOf(claim, SOURCE)).toBe(false);
  });
});

test('a translation has the same numerals, each as often, in the notation of its language', () => {
  expect(hasSameNumerals('1,000.50 by 10:30', '1.000,50 bis 10.30 Uhr')).toBe(true);
  expect(hasSameNumerals('2 days', 'zwei Tage')).toBe(false);
  expect(hasSameNumerals('six days', 'sex dagar')).toBe(true);
  expect(hasSameNumerals('5 apples, 5 pears', '5 Äpfel, Birnen')).toBe(false);
  expect(hasSameNumerals('30 days', '60 Tage')).toBe(false);
  expect(hasSameNumerals('some days', '3 Tage')).toBe(false);
});
