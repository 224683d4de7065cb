/** A tenant's plan: what it is, what else it could be, and what is used of it. */
import type { IntervalUnit, PlanChange, PlanDetails, Usage } from '@parrot/contract/billing';
import { AppError, type TenantId } from '@parrot/contract/core';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import { recordActivity } from '../../activity/index.ts';
import type { SubscriptionRow } from '../billing.tables.ts';
import { isUpgrade, presentPlans } from '../plans/plan-cards.ts';
import { findPlan, type PlanCatalog, presentEnterprise } from '../plans/plan-catalog.ts';
import type { DailyConversations } from '../usage/daily-conversations.ts';
import type { ReadUsage } from '../usage/read-usage.ts';
import { overLimits } from './over-limits.policy.ts';
import { findSubscription, listSubscriptionEvents } from './subscriptions.repository.ts';
import { creditFor, isRenewal, nextTerm, presentEnd, priceOf, statusAt } from './term.policy.ts';

type Needs = {
  catalog: PlanCatalog;
  readUsage: ReadUsage;
  daily: Pick<DailyConversations, 'changeTimeZone'>;
};

export type SubscriptionsService = ReturnType<typeof createSubscriptionsService>;

export function createSubscriptionsService(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { catalog, readUsage, daily }: Needs,
) {
  const requireSubscription = async (tx: Tx, tenantId: TenantId): Promise<SubscriptionRow> => {
    const found = await findSubscription(tx, tenantId);
    if (!found) throw new AppError('not_found');
    return found;
  };

  return {
    planOf: (tenantId: TenantId): Promise<PlanDetails> =>
      database.tenant(tenantId, async (tx) => {
        const subscription = await requireSubscription(tx, tenantId);
        return {
          status: statusAt(clock.now(), subscription),
          plans: [{ name: subscription.planName, interval_unit: subscription.intervalUnit }],
          currentTermEndDate: presentEnd(subscription.termEnd),
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

    saveTimeZone: (caller: Caller, timeZone: string): Promise<void> =>
      database.tenant(caller.tenantId, async (tx) => {
        const now = clock.now();
        const before = await daily.changeTimeZone(tx, caller.tenantId, timeZone, now);
        if (!before) return;
        await recordActivity(tx, caller, now, {
          action: 'subscription.timeZoneChanged',
          subjectId: caller.tenantId,
          subjectName: before.planName,
          values: { before: before.timeZone, after: timeZone },
        });
      }),

    preview: (tenantId: TenantId, planCode: string): Promise<PlanChange> =>
      database.tenant(tenantId, async (tx) => {
        const found = findPlan(catalog, planCode);
        if (!found) throw new AppError('not_found');
        const { plan, interval } = found;
        const current = await requireSubscription(tx, tenantId);
        const now = clock.now();
        const kind = kindOf(catalog, current, planCode);
        // A smaller plan is shown as it would be ordered once it is requested.
        const asOrdered = kind === 'downgrade' ? { ...current, nextPlanCode: planCode } : current;
        const { termStart, termEnd } = nextTerm(asOrdered, { planCode, interval }, now);
        return {
          planName: plan.name,
          planCode,
          intervalUnit: interval,
          kind,
          ...priceOf(plan.prices[interval], creditFor(asOrdered, { planCode }, now), catalog.tax),
          currency: catalog.currency,
          startsAt: termStart.toISOString(),
          endsAt: termEnd.toISOString(),
          overLimits: overLimits(await readUsage(tx, current), plan.limits),
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

function kindOf(catalog: PlanCatalog, current: SubscriptionRow, planCode: string): PlanChange['kind'] {
  if (isRenewal(current, { planCode })) return 'renewal';
  return isUpgrade(catalog, current.planCode, planCode) ? 'upgrade' : 'downgrade';
}
