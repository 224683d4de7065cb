import type { TenantId } from '@parrot/contract/core';
import type { Platform } from '../../../platform/index.ts';
import { findPlan, type PlanCatalog } from '../plans/plan-catalog.ts';
import { recordSubscriptionEvent, updateSubscription } from './subscriptions.repository.ts';

type Grant = { planCode?: string; planName: string; termEnd: Date };

/** Gives a tenant a plan without a payment. One that is not in the plan file has no limits. */
export type GrantPlan = (tenantId: TenantId, grant: Grant) => Promise<void>;

export const createGrantPlan =
  ({ database, clock }: Pick<Platform, 'database' | 'clock'>, catalog: PlanCatalog): GrantPlan =>
  (tenantId, { planCode = 'granted', planName, termEnd }) =>
    database.tenant(tenantId, async (tx) => {
      const now = clock.now();
      await updateSubscription(tx, tenantId, {
        planCode,
        planName,
        intervalUnit: findPlan(catalog, planCode)?.interval ?? 'months',
        status: 'live',
        termStart: now,
        termEnd,
        anchor: now,
        termPrice: 0,
        limits: null,
        cancelledAt: null,
        nextPlanCode: null,
      });
      await recordSubscriptionEvent(tx, tenantId, now, { event: 'plan_granted', planName });
    });
