import type { PlanDetails } from '@parrot/contract/billing';
import { statusAt } from './billing.policy.ts';
import type { SubscriptionRow } from './billing.tables.ts';

export const presentPlan = (subscription: SubscriptionRow, now: Date): PlanDetails => ({
  status: statusAt(now, subscription),
  plans: [{ name: subscription.planName, interval_unit: subscription.intervalUnit }],
  currentTermEndDate: subscription.termEnd.toISOString(),
  gracePeriod: subscription.graceDays,
});
