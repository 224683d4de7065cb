/** A tenant's plan: what it is, what else it could be, and what is used of it. */
import type { IntervalUnit, PlanChange, PlanDetails, Usage } from '@parrot/contract/billing';
import { AppError, dayIn, startOfDay, type TenantId } from '@parrot/contract/core';
import type { Platform, Tx } from '../../../platform/index.ts';
import type { SubscriptionRow } from '../billing.tables.ts';
import { isUpgrade, presentPlans } from '../plans/plan-cards.ts';
import { findPlan, type PlanCatalog, presentEnterprise } from '../plans/plan-catalog.ts';
import { limitsOf } from '../usage/plan-limits.ts';
import { findSubscription, listSubscriptionEvents } from './subscriptions.repository.ts';
import { creditFor, nextTerm, priceOf, statusAt } from './term.policy.ts';

/** Counted by the slices that own them. Users include open invitations. */
export type CountUsed = {
  users(tx: Tx, tenantId: TenantId, now: Date): Promise<number>;
  apps(tx: Tx, tenantId: TenantId): Promise<number>;
  conversationsByDay(
    tx: Tx,
    tenantId: TenantId,
    days: { since: Date; timeZone: string },
  ): Promise<Usage['trend']>;
};

const TREND_DAYS = 30;

export type SubscriptionsService = ReturnType<typeof createSubscriptionsService>;

export function createSubscriptionsService(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { catalog, countUsed }: { catalog: PlanCatalog; countUsed: CountUsed },
) {
  const requireSubscription = async (tx: Tx, tenantId: TenantId): Promise<SubscriptionRow> => {
    const found = await findSubscription(tx, tenantId);
    if (!found) throw new AppError('not_found');
    return found;
  };

  const readUsage = async (tx: Tx, subscription: SubscriptionRow): Promise<Usage> => {
    const { tenantId, timeZone } = subscription;
    const limits = limitsOf(catalog, subscription);
    const now = clock.now();
    const since = startOfDay(now, timeZone, TREND_DAYS - 1);
    const trend = await countUsed.conversationsByDay(tx, tenantId, { since, timeZone });
    const today = trend.find(({ day }) => day === dayIn(now, timeZone))?.conversations ?? 0;
    return {
      users: { used: await countUsed.users(tx, tenantId, now), limit: limits.users },
      apps: { used: await countUsed.apps(tx, tenantId), limit: limits.apps },
      conversationsPerDay: { used: today, limit: limits.conversationsPerDay },
      trend,
    };
  };

  return {
    planOf: (tenantId: TenantId): Promise<PlanDetails> =>
      database.tenant(tenantId, async (tx) => {
        const subscription = await requireSubscription(tx, tenantId);
        return {
          status: statusAt(clock.now(), subscription),
          plans: [{ name: subscription.planName, interval_unit: subscription.intervalUnit }],
          currentTermEndDate: subscription.termEnd.toISOString(),
          gracePeriod: subscription.graceDays,
        };
      }),

    plansFor: (tenantId: TenantId, interval: IntervalUnit) =>
      database.tenant(tenantId, async (tx) => {
        const { planCode } = await requireSubscription(tx, tenantId);
        return {
          plans: presentPlans(catalog, interval, planCode),
          enterprisePlan: presentEnterprise(catalog),
          currency: catalog.currency,
          tax: catalog.tax,
        };
      }),

    usageOf: (tenantId: TenantId): Promise<Usage> =>
      database.tenant(tenantId, async (tx) => readUsage(tx, await requireSubscription(tx, tenantId))),

    preview: (tenantId: TenantId, planCode: string): Promise<PlanChange> =>
      database.tenant(tenantId, async (tx) => {
        const found = findPlan(catalog, planCode);
        if (!found) throw new AppError('not_found');
        const { plan, interval } = found;
        const current = await requireSubscription(tx, tenantId);
        const now = clock.now();
        const { termStart, termEnd } = nextTerm(current, { planCode, interval }, now);
        const usage = await readUsage(tx, current);
        return {
          planName: plan.name,
          planCode,
          intervalUnit: interval,
          kind: kindOf(catalog, current.planCode, planCode),
          ...priceOf(plan.prices[interval], creditFor(current, { planCode }, now), catalog.tax),
          currency: catalog.currency,
          startsAt: termStart.toISOString(),
          endsAt: termEnd.toISOString(),
          overLimits: (['users', 'apps', 'conversationsPerDay'] as const).flatMap((kind) => {
            const limit = plan.limits[kind];
            const { used } = usage[kind];
            return limit !== null && used > limit ? [{ kind, used, limit }] : [];
          }),
        };
      }),

    activityOf: (tenantId: TenantId, page: { offset: number; limit: number }) =>
      database.tenant(tenantId, async (tx) => {
        const { items, total } = await listSubscriptionEvents(tx, tenantId, page);
        return {
          items: items.map(({ at, event, actorName, planName }) => ({
            at: at.toISOString(),
            event,
            actorName,
            planName,
          })),
          total,
          offset: page.offset,
        };
      }),
  };
}

function kindOf(catalog: PlanCatalog, from: string, to: string): PlanChange['kind'] {
  if (from === to) return 'renewal';
  return isUpgrade(catalog, from, to) ? 'upgrade' : 'downgrade';
}
