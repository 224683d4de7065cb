/** What the renewal bar says, and how loudly. */
import type { PlanDetails } from '@parrot/contract/billing';
import { DAY_MS } from '@parrot/contract/core';
import type { PaymentStatus } from '../../state/flow-store.ts';

export type RenewalState =
  | { tone: 'green'; text: 'paid' }
  | { tone: 'red'; text: 'paymentFailed' | 'graceEnded' }
  | { tone: 'amber'; text: 'inGrace'; daysLeft: number }
  | { tone: 'white'; text: 'ending' };

export function renewalState(plan: PlanDetails, paymentStatus: PaymentStatus, now: Date): RenewalState {
  if (paymentStatus === 'success') return { tone: 'green', text: 'paid' };
  if (paymentStatus === 'failed') return { tone: 'red', text: 'paymentFailed' };
  const daysLeft = graceDaysLeft(plan, now);
  if (daysLeft <= 0) return { tone: 'red', text: 'graceEnded' };
  if (daysLeft <= plan.gracePeriod) return { tone: 'amber', text: 'inGrace', daysLeft };
  return { tone: 'white', text: 'ending' };
}

/** Grace days counted from the end of the term; a begun day counts as one still left. */
function graceDaysLeft({ currentTermEndDate, gracePeriod }: PlanDetails, now: Date): number {
  const end = new Date(currentTermEndDate).getTime() + gracePeriod * DAY_MS;
  return Math.ceil((end - now.getTime()) / DAY_MS);
}
