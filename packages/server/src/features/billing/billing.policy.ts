/** Where a subscription stands is a matter of the clock: nothing has to run for a term to end. */
import type { SubscriptionStatus } from '@parrot/contract/billing';
import { DAY_MS, LIMITS } from '@parrot/contract/core';

export const TRIAL_PLAN = { planName: 'Free trial', intervalUnit: 'months' } as const;

export const trialEnd = (start: Date): Date => new Date(start.getTime() + LIMITS.trialDays * DAY_MS);

type Term = { status: SubscriptionStatus; termEnd: Date; graceDays: number };

/** From here on bots rest: the term is over and so is its grace. What was cancelled lasts to its end too. */
export const suspendedFrom = ({ termEnd, graceDays }: Pick<Term, 'termEnd' | 'graceDays'>): Date =>
  new Date(termEnd.getTime() + graceDays * DAY_MS);

export function statusAt(now: Date, term: Term): SubscriptionStatus {
  if (term.status === 'cancelled' || now < term.termEnd) return term.status;
  return now < suspendedFrom(term) ? 'grace_period' : 'expired';
}
