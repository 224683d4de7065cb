/** When the renewal bar shows, with which text and in which color. */
import { DAY_MS } from '../core/durations.ts';
import type { PlanDetails, SubscriptionStatus } from './billing.shapes.ts';

/** The outcome of the last payment in this session; empty if there was none. */
export type PaymentStatus = '' | 'success' | 'failed';

type RenewalBar =
  | { tone: 'green'; text: 'paid' }
  | { tone: 'red'; text: 'paymentFailed' | 'graceEnded' }
  | { tone: 'amber'; text: 'inGrace'; daysLeft: number }
  | { tone: 'white'; text: 'ending' };

const RENEWAL_STATUSES: readonly SubscriptionStatus[] = ['grace_period', 'expired', 'cancelled'];

export const isRenewalDue = ({ status }: Pick<PlanDetails, 'status'>): boolean =>
  RENEWAL_STATUSES.includes(status);

/** Null if no renewal is due. */
export function renewalBar(plan: PlanDetails, payment: PaymentStatus, now: Date): RenewalBar | null {
  if (!isRenewalDue(plan) || plan.currentTermEndDate === null) return null;
  if (payment === 'success') return { tone: 'green', text: 'paid' };
  if (payment === 'failed') return { tone: 'red', text: 'paymentFailed' };
  const daysLeft = graceDaysLeft(plan.currentTermEndDate, plan.gracePeriod, now);
  if (daysLeft <= 0) return { tone: 'red', text: 'graceEnded' };
  if (daysLeft <= plan.gracePeriod) return { tone: 'amber', text: 'inGrace', daysLeft };
  return { tone: 'white', text: 'ending' };
}

/**
 * The days of the grace period, counted from the end of the term. A started day counts as one that is left.
 */
function graceDaysLeft(termEnd: string, gracePeriod: number, now: Date): number {
  const end = new Date(termEnd).getTime() + gracePeriod * DAY_MS;
  return Math.ceil((end - now.getTime()) / DAY_MS);
}
