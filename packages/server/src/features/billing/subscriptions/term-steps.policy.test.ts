import { expect, test } from 'vitest';
import { dueSteps } from './term-steps.policy.ts';

const date = (text: string) => new Date(`${text}T00:00:00Z`);
const term = {
  termStart: date('2026-06-01'),
  termEnd: date('2026-07-01'),
  graceDays: 7,
  paidNextTerm: null,
};
const stepsOn = (day: string, change: object = {}) =>
  dueSteps({ ...term, ...change }, date(day)).map(({ step }) => step);

test.each([
  ['2026-06-23', []],
  ['2026-06-24', ['ending_7']],
  ['2026-06-30', ['ending_1']],
  ['2026-07-01', ['term_ended']],
  ['2026-07-08', ['term_ended', 'grace_ended']],
])('on %s these steps of the term are due: %j', (day, steps) => {
  expect(stepsOn(day)).toEqual(steps);
});

test('a short trial has only the reminders after its start', () => {
  expect(stepsOn('2026-06-27', { termStart: date('2026-06-26') })).toEqual([]);
  expect(stepsOn('2026-06-30', { termStart: date('2026-06-26') })).toEqual(['ending_1']);
});

test('without a grace period the plan expires at once, and with a paid next term nothing ends', () => {
  expect(stepsOn('2026-07-01', { graceDays: 0 })).toEqual(['grace_ended']);
  expect(stepsOn('2026-07-01', { paidNextTerm: { termEnd: '2026-08-01' } })).toEqual([]);
});
