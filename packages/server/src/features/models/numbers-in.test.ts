import { expect, test } from 'vitest';
import { numbersIn } from './numbers-in.ts';

test('numbers are the same in digits and in words, in five languages [KNW-08]', () => {
  expect(numbersIn('Two of 12, thirty of 3.50')).toEqual(['2', '12', '30', '3', '50']);
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
