/** What a tenant uses of its plan, and the conversations of the last days. */
import type { Usage } from '@parrot/contract/billing';
import { lastDays, startOfDay } from '@parrot/contract/core';
import type { Platform, Tx } from '../../../platform/index.ts';
import type { SubscriptionRow } from '../billing.tables.ts';
import type { PlanCatalog } from '../plans/plan-catalog.ts';
import { findCount } from './conversation-counts.repository.ts';
import type { CountUsed } from './count-used.ts';
import { limitsOf } from './plan-limits.ts';

const TREND_DAYS = 30;

export type ReadUsage = (tx: Tx, subscription: SubscriptionRow) => Promise<Usage>;

export const createReadUsage =
  (
    { clock }: Pick<Platform, 'clock'>,
    { catalog, countUsed }: { catalog: PlanCatalog; countUsed: CountUsed },
  ): ReadUsage =>
  async (tx, subscription) => {
    const { tenantId, timeZone } = subscription;
    const limits = limitsOf(catalog, subscription);
    const now = clock.now();
    const days = lastDays(now, timeZone, TREND_DAYS);
    const counts = await countUsed.conversationsByDay(
      tx,
      tenantId,
      days.map((_, index) => startOfDay(now, timeZone, TREND_DAYS - 1 - index)),
    );
    const trend = days.map((day, index) => ({ day, conversations: counts[index] ?? 0 }));
    const today = trend.at(-1);
    // Erasing a visitor deletes sessions, but what was used stays used.
    if (today && limits.conversationsPerDay !== null)
      today.conversations = (await findCount(tx, { tenantId, day: today.day })) ?? today.conversations;
    return {
      users: { used: await countUsed.users(tx, tenantId, now), limit: limits.users },
      apps: { used: await countUsed.apps(tx, tenantId), limit: limits.apps },
      conversationsPerDay: { used: today?.conversations ?? 0, limit: limits.conversationsPerDay },
      timeZone,
      trend,
    };
  };
