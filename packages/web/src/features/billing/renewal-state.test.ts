import type { PlanDetails } from '@parrot/contract/billing';
import { expect, test } from 'vitest';
import { renewalState } from './renewal-state.ts';

const plan: PlanDetails = {
  status: 'grace_period',
  plans: [],
  currentTermEndDate: '2025-11-10T00:00:00.000Z',
  gracePeriod: 7,
};
const at = (day: string) => new Date(`2025-11-${day}:00.000Z`);

test.each([
  ['paid', 'success', at('20T00:00'), { tone: 'green', text: 'paid' }],
  ['not paid', 'failed', at('11T00:00'), { tone: 'red', text: 'paymentFailed' }],
  ['at the end of the term', '', at('10T00:00'), { tone: 'amber', text: 'inGrace', daysLeft: 7 }],
  ['a day and a half into the grace', '', at('11T12:00'), { tone: 'amber', text: 'inGrace', daysLeft: 6 }],
  ['in its last hour', '', at('16T23:00'), { tone: 'amber', text: 'inGrace', daysLeft: 1 }],
  ['as the grace ends', '', at('17T00:00'), { tone: 'red', text: 'graceEnded' }],
  ['long after', '', at('30T00:00'), { tone: 'red', text: 'graceEnded' }],
  ['cancelled before the end of the term', '', at('01T00:00'), { tone: 'white', text: 'ending' }],
] as const)('%s [NAV-09] [BIL-12]', (_when, paymentStatus, now, state) => {
  expect(renewalState(plan, paymentStatus, now)).toEqual(state);
});
