import { expect, test } from 'vitest';
import type { PlanDetails } from './billing.shapes.ts';
import { renewalBar } from './renewal-bar.ts';

const plan: PlanDetails = {
  status: 'grace_period',
  plans: [],
  currentTermEndDate: '2025-11-10T00:00:00.000Z',
  gracePeriod: 7,
};
const at = (day: string) => new Date(`2025-11-${day}:00.000Z`);

test.each([
  ['payment succeeded', 'success', at('20T00:00'), { tone: 'green', text: 'paid' }],
  ['payment failed', 'failed', at('11T00:00'), { tone: 'red', text: 'paymentFailed' }],
  ['at the end of the term', '', at('10T00:00'), { tone: 'amber', text: 'inGrace', daysLeft: 7 }],
  ['a day and a half into the grace', '', at('11T12:00'), { tone: 'amber', text: 'inGrace', daysLeft: 6 }],
  ['in its last hour', '', at('16T23:00'), { tone: 'amber', text: 'inGrace', daysLeft: 1 }],
  ['as the grace ends', '', at('17T00:00'), { tone: 'red', text: 'graceEnded' }],
  ['long after', '', at('30T00:00'), { tone: 'red', text: 'graceEnded' }],
  ['cancelled before the end of the term', '', at('01T00:00'), { tone: 'white', text: 'ending' }],
] as const)('%s [NAV-09]', (_when, payment, now, bar) => {
  expect(renewalBar(plan, payment, now)).toEqual(bar);
});

test.each(['trial', 'live'] as const)('nothing is due while the plan is %s', (status) => {
  expect(renewalBar({ ...plan, status }, '', at('30T00:00'))).toBeNull();
});
