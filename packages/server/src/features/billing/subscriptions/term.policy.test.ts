import { expect, test } from 'vitest';
import { addMonths, creditFor, nextTerm, priceOf, statusAt, termEndAfter } from './term.policy.ts';

const date = (text: string) => new Date(`${text}T00:00:00Z`);
const current = {
  status: 'live',
  planCode: 'starter-monthly',
  intervalUnit: 'months',
  nextPlanCode: null,
  paidNextTerm: null,
  termStart: date('2026-06-01'),
  anchor: date('2026-06-01'),
  termEnd: date('2026-07-01'),
  graceDays: 7,
  termPrice: 300_000,
} as const;

test('a term is live, then in its grace period, then expired; a cancelled one stays cancelled', () => {
  expect(statusAt(date('2026-06-30'), current)).toBe('live');
  expect(statusAt(date('2026-07-01'), current)).toBe('grace_period');
  expect(statusAt(date('2026-07-08'), current)).toBe('expired');
  expect(statusAt(date('2026-09-01'), { ...current, status: 'cancelled' })).toBe('cancelled');
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
])('%s plus %i months is %s', (from, months, to) => {
  expect(addMonths(date(from), months)).toEqual(date(to));
});

test('a plan bought on the 31st returns to the 31st after a short month', () => {
  const anchor = date('2026-01-31');
  const ends = [anchor];
  for (let term = 0; term < 4; term += 1) ends.push(termEndAfter(ends.at(-1) ?? anchor, anchor, 'months'));
  expect(ends.slice(1)).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'].map(date));
});

test('a renewal continues at the end of the term, within the grace period too; a later one starts a new term', () => {
  const renew = (now: string) =>
    nextTerm(current, { planCode: 'starter-monthly', interval: 'months' }, date(now));
  const continued = {
    termStart: date('2026-07-01'),
    termEnd: date('2026-08-01'),
    anchor: date('2026-06-01'),
  };
  expect(renew('2026-06-20')).toEqual(continued);
  expect(renew('2026-07-07')).toEqual(continued);
  expect(renew('2026-07-08')).toEqual({
    termStart: date('2026-07-08'),
    termEnd: date('2026-08-08'),
    anchor: date('2026-07-08'),
  });
});

test('an upgrade starts now and is credited with the unused days', () => {
  const order = { planCode: 'growth-yearly', interval: 'years' } as const;
  expect(nextTerm(current, order, date('2026-06-16'))).toEqual({
    termStart: date('2026-06-16'),
    termEnd: date('2027-06-16'),
    anchor: date('2026-06-16'),
  });
  expect(creditFor(current, order, date('2026-06-16'))).toBe(150_000);
  expect(creditFor(current, order, new Date('2026-06-16T23:59:59Z'))).toBe(150_000);
  expect(creditFor(current, order, new Date('2026-06-30T23:00:00Z'))).toBe(10_000);
  expect(creditFor(current, order, date('2026-06-01'))).toBe(300_000);
  expect(creditFor(current, order, date('2026-07-01'))).toBe(0);
  expect(creditFor(current, { planCode: current.planCode }, date('2026-06-16'))).toBe(0);
  expect(creditFor({ ...current, termStart: null }, order, date('2026-06-16'))).toBe(0);
});

test('tax is on what is left after the credit, and a credit never makes the total negative', () => {
  const gst = { name: 'GST', percent: 18 };
  expect(priceOf(599_900, 150_000, gst)).toEqual({
    price: 599_900,
    credit: 150_000,
    tax: { ...gst, amount: 80_982 },
    total: 530_882,
  });
  expect(priceOf(100, 500, gst)).toMatchObject({ credit: 100, total: 0 });
});
