/** Enforces a plan's limits, in the transaction that uses them. */
import type { LimitKind, PlanLimits } from '@parrot/contract/billing';
import { AppError, type TenantId } from '@parrot/contract/core';
import type { Tx } from '../../../platform/index.ts';
import type { SubscriptionRow } from '../billing.tables.ts';
import { findPlan, type PlanCatalog } from '../plans/plan-catalog.ts';
import { TRIAL_CODE } from '../subscriptions/start-trial.ts';
import { lockSubscription } from '../subscriptions/subscriptions.repository.ts';

const UNLIMITED: PlanLimits = { users: null, apps: null, conversationsPerDay: null };

/** Limits that were bought or granted stay as they were; older subscriptions follow the plan file. */
export function limitsOf(catalog: PlanCatalog, subscription: SubscriptionRow | undefined): PlanLimits {
  if (!subscription) return UNLIMITED;
  if (subscription.limits) return subscription.limits;
  if (subscription.planCode === TRIAL_CODE) return catalog.trial.limits;
  return findPlan(catalog, subscription.planCode)?.plan.limits ?? UNLIMITED;
}

export type PlanLimitChecks = {
  /**
   * Throws `limit_reached` if `adding` more would exceed the plan. Others who add wait until the transaction
   * ends.
   */
  requireCapacity(
    tx: Tx,
    tenantId: TenantId,
    kind: Exclude<LimitKind, 'conversationsPerDay'>,
    use: { adding: number; countUsed: () => Promise<number> },
  ): Promise<void>;
};

const NOUNS = { users: 'users', apps: 'apps' } as const;

export const createPlanLimits = (catalog: PlanCatalog): PlanLimitChecks => ({
  async requireCapacity(tx, tenantId, kind, { adding, countUsed }) {
    const limit = limitsOf(catalog, await lockSubscription(tx, tenantId))[kind];
    if (limit === null || adding <= 0) return;
    if ((await countUsed()) + adding > limit)
      throw new AppError('limit_reached', {
        message: `Your plan includes ${limit} ${NOUNS[kind]}. Please upgrade your plan to add more.`,
      });
  },
});
