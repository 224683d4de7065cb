import type { TenantId } from '@parrot/contract/core';
import { expect, test } from 'vitest';
import type { SubscriptionRow } from '../billing.tables.ts';
import { applyOrder, startNextTerm } from './apply-order.policy.ts';
import { creditFor, statusAt, suspendedFrom } from './term.policy.ts';

const date = (text: string) => new Date(`${text}T00:00:00Z`);
const limits = { users: 3, apps: 2, conversationsPerDay: 200 };
const growth: SubscriptionRow = {
  tenantId: 'ten_1' as TenantId,
  planCode: 'growth-monthly',
  planName: 'Growth',
  intervalUnit: 'months',
  status: 'cancelled',
  termStart: date('2026-05-31'),
  termEnd: date('2026-06-30'),
  anchor: date('2026-05-31'),
  graceDays: 7,
  termPrice: 549_900,
  limits: null,
  cancelledAt: date('2026-06-02'),
  nextPlanCode: 'starter-monthly',
  timeZone: 'UTC',
  providerCustomerId: null,
  paidNextTerm: null,
};
const starter = {
  planCode: 'starter-monthly',
  planName: 'Starter',
  interval: 'months' as const,
  price: 199_900,
  limits,
  orderedAt: date('2026-06-10'),
};
const after = (current: SubscriptionRow, change: Partial<SubscriptionRow>) => ({ ...current, ...change });

test('a smaller plan that is paid early starts when the term ends, and until then nothing gets smaller', () => {
  const { term, change } = applyOrder(growth, starter, date('2026-06-10'));
  expect(term).toMatchObject({ termStart: date('2026-06-30'), termEnd: date('2026-07-31') });
  const paid = after(growth, change);
  expect(paid).toMatchObject({ planCode: 'growth-monthly', termEnd: growth.termEnd, status: 'live' });
  expect(statusAt(date('2026-07-30'), paid)).toBe('live');
  expect(suspendedFrom(paid)).toEqual(date('2026-08-07'));
  if (!paid.paidNextTerm) throw new Error('no next term');
  expect(startNextTerm(paid, paid.paidNextTerm)).toMatchObject({
    planCode: 'starter-monthly',
    termStart: date('2026-06-30'),
    termEnd: date('2026-07-31'),
    termPrice: 199_900,
    limits,
    paidNextTerm: null,
  });
  // Half of the current term and all of the next.
  expect(creditFor(paid, { planCode: 'scale-monthly' }, date('2026-06-15'))).toBe(274_950 + 199_900);
});

test('within the grace period the smaller plan starts at once and continues the term', () => {
  const { term, change } = applyOrder(growth, starter, date('2026-07-03'));
  expect(term.termStart).toEqual(date('2026-06-30'));
  expect(change).toMatchObject({ planCode: 'starter-monthly', termPrice: 199_900, nextPlanCode: null });
});

test('another interval is counted from its own start', () => {
  const yearly = { ...starter, planCode: 'starter-yearly', interval: 'years' as const };
  const { term } = applyOrder({ ...growth, nextPlanCode: 'starter-yearly' }, yearly, date('2026-06-10'));
  expect(term).toMatchObject({ termStart: date('2026-06-30'), termEnd: date('2027-06-30') });
});

test('a plan that is renewed early counts as one longer term, so an upgrade is credited with all of it', () => {
  const again = { ...starter, planCode: 'growth-monthly', planName: 'Growth', price: 549_900 };
  const renewed = after(growth, applyOrder(growth, again, date('2026-06-15')).change);
  expect(renewed).toMatchObject({ termStart: growth.termStart, termEnd: date('2026-07-31') });
  const credit = creditFor(renewed, { planCode: 'scale-monthly' }, date('2026-06-15'));
  expect(credit).toBe(Math.floor((2 * 549_900 * 46) / 61));
});

test('nothing that was paid is lost when orders overtake each other', () => {
  const paid = after(growth, applyOrder(growth, starter, date('2026-06-10')).change);
  const twice = after(paid, applyOrder(paid, starter, date('2026-06-11')).change);
  expect(twice.paidNextTerm).toMatchObject({ termEnd: date('2026-08-31').toISOString(), price: 399_800 });
  const scale = { ...starter, planCode: 'scale-monthly', planName: 'Scale', price: 1_299_900 };
  const orderedBefore = applyOrder(paid, { ...scale, orderedAt: date('2026-06-09') }, date('2026-06-12'));
  expect(orderedBefore.change.paidNextTerm).toMatchObject({ termEnd: date('2026-08-12').toISOString() });
  const orderedAfter = applyOrder(paid, { ...scale, orderedAt: date('2026-06-11') }, date('2026-06-12'));
  expect(orderedAfter.change.paidNextTerm).toBeNull();
});
