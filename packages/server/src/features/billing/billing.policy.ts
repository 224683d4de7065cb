/** Where a subscription stands is a matter of the clock: nothing has to run for a term to end. */
import type { SubscriptionStatus } from '@parrot/contract/billing';
import { LIMITS } from '@parrot/contract/core';

const DAY_MS = 86_400_000;

export const TRIAL_PLAN = { planName: 'Free trial', intervalUnit: 'months' } as const;

export const trialEnd = (start: Date): Date => new Date(start.getTime() + LIMITS.trialDays * DAY_MS);

type Term = { status: SubscriptionStatus; termEnd: Date; graceDays: number };

export function statusAt(now: Date, { status, termEnd, graceDays }: Term): SubscriptionStatus {
  if (status === 'cancelled' || now < termEnd) return status;
  return now.getTime() < termEnd.getTime() + graceDays * DAY_MS ? 'grace_period' : 'expired';
}
