import type { TenantId } from '@parrot/contract/core';
import type { Platform } from '../../../platform/index.ts';
import type { SubscriptionRow } from '../billing.tables.ts';
import { findPlan, type PlanCatalog } from '../plans/plan-catalog.ts';
import { recordSubscriptionEvent, updateSubscription } from './subscriptions.repository.ts';
import { NO_END } from './term.policy.ts';

type Grant = {
  planCode?: string;
  planName: string;
  termEnd: Date | null;
  /** Whether the subscription's activity lists it; it does by default. */
  isListed?: boolean;
};

/**
 * Gives a tenant a plan without a payment. Null is a plan without an end; a plan that is not in the plan file
 * has no limits.
 */
export type GrantPlan = (tenantId: TenantId, grant: Grant) => Promise<void>;

export const createGrantPlan =
  ({ database, clock }: Pick<Platform, 'database' | 'clock'>, catalog: PlanCatalog): GrantPlan =>
  (tenantId, { planCode = 'granted', planName, termEnd, isListed = true }) =>
    database.tenant(tenantId, async (tx) => {
      const now = clock.now();
      const intervalUnit = findPlan(catalog, planCode)?.interval ?? 'months';
      await updateSubscription(tx, tenantId, {
        ...grantedTerm({ planCode, planName, intervalUnit, termEnd: termEnd ?? NO_END }, now),
        limits: null,
      });
      if (isListed) await recordSubscriptionEvent(tx, tenantId, now, { event: 'plan_granted', planName });
    });

/** A term that costs nothing and starts now. */
export const grantedTerm = (
  granted: Pick<SubscriptionRow, 'planCode' | 'planName' | 'intervalUnit' | 'termEnd'>,
  now: Date,
) => ({
  ...granted,
  status: 'live' as const,
  termStart: now,
  anchor: now,
  termPrice: 0,
  cancelledAt: null,
  nextPlanCode: null,
});
