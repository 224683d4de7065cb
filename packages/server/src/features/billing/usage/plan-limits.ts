/** Enforces a plan's limits, in the transaction that uses them. */
import type { LimitKind, PlanLimits } from '@parrot/contract/billing';
import { AppError, type TenantId } from '@parrot/contract/core';
import type { Tx } from '../../../platform/index.ts';
import type { SubscriptionRow } from '../billing.tables.ts';
import { findPlan, type PlanCatalog } from '../plans/plan-catalog.ts';
import { TRIAL_CODE } from '../subscriptions/start-trial.ts';
import { lockSubscription } from '../subscriptions/subscriptions.repository.ts';
import type { NoticeLimit } from './limit-notices.ts';

export const UNLIMITED: PlanLimits = { users: null, apps: null, conversationsPerDay: null };

/** Limits that were bought or granted stay as they were; older subscriptions follow the plan file. */
export function limitsOf(catalog: PlanCatalog, subscription: SubscriptionRow | undefined): PlanLimits {
  if (!subscription) return UNLIMITED;
  if (subscription.limits) return subscription.limits;
  if (subscription.planCode === TRIAL_CODE) return catalog.trial.limits;
  return findPlan(catalog, subscription.planCode)?.plan.limits ?? UNLIMITED;
}

type Capacity = { adding: number; countUsed: () => Promise<number> };
type CheckCapacity = (
  tx: Tx,
  tenantId: TenantId,
  kind: Exclude<LimitKind, 'conversationsPerDay'>,
  capacity: Capacity,
) => Promise<void>;

export type PlanLimitChecks = {
  /**
   * Throws `limit_reached` if `adding` more would exceed the plan. Others who add wait until the transaction
   * ends.
   */
  requireCapacity: CheckCapacity;
  /** The same ahead of the transaction that adds them. */
  checkCapacity: CheckCapacity;
};

const LIMIT_MESSAGES = {
  users: (limit: number) => `Your plan includes ${limit} users. Upgrade your plan to add more.`,
  apps: (limit: number) => `Your plan includes ${limit} apps. Upgrade your plan to add more.`,
};

export const createPlanLimits = (catalog: PlanCatalog, noticeLimit: NoticeLimit): PlanLimitChecks => {
  const check =
    (noticed: NoticeLimit | undefined): CheckCapacity =>
    async (tx, tenantId, kind, { adding, countUsed }) => {
      const limit = limitsOf(catalog, await lockSubscription(tx, tenantId))[kind];
      if (limit === null || adding <= 0) return;
      const before = await countUsed();
      const after = before + adding;
      if (after > limit) throw new AppError('limit_reached', { message: LIMIT_MESSAGES[kind](limit) });
      noticed?.(tx, { tenantId, kind, before, after, limit });
    };
  return { requireCapacity: check(noticeLimit), checkCapacity: check(undefined) };
};
