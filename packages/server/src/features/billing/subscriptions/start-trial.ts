import { DAY_MS, type TenantId } from '@parrot/contract/core';
import type { Tx } from '../../../platform/index.ts';
import type { PlanCatalog } from '../plans/plan-catalog.ts';
import { findSubscription, insertSubscription, recordSubscriptionEvent } from './subscriptions.repository.ts';

export const TRIAL_CODE = 'trial';

export type StartTrial = (
  tx: Tx,
  tenantId: TenantId,
  { at, timeZone }: { at: Date; timeZone: string },
) => Promise<void>;

export const createStartTrial =
  ({ trial, graceDays }: PlanCatalog): StartTrial =>
  async (tx, tenantId, { at, timeZone }) => {
    await insertSubscription(tx, {
      tenantId,
      planCode: TRIAL_CODE,
      planName: trial.name,
      intervalUnit: 'months',
      status: 'trial',
      termStart: at,
      termEnd: new Date(at.getTime() + trial.days * DAY_MS),
      anchor: null,
      graceDays,
      termPrice: 0,
      limits: trial.limits,
      cancelledAt: null,
      nextPlanCode: null,
      timeZone,
      providerCustomerId: null,
      paidNextTerm: null,
    });
    await recordSubscriptionEvent(tx, tenantId, at, { event: 'trial_started', planName: trial.name });
  };

/** True for a tenant on trial or without a subscription. */
export async function isOnTrial(tx: Tx, tenantId: TenantId): Promise<boolean> {
  const subscription = await findSubscription(tx, tenantId);
  return subscription === undefined || subscription.status === 'trial';
}
