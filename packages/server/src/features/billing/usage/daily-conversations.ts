/**
 * The plan's conversations a day. A row per day is incremented in the transaction of a visitor's first message
 * or tap, so the limit is exact; plans without a limit touch no row.
 */
import { AppError, dayIn, startOfDay, type TenantId } from '@parrot/contract/core';
import type { Tx } from '../../../platform/index.ts';
import type { SubscriptionRow } from '../billing.tables.ts';
import type { PlanCatalog } from '../plans/plan-catalog.ts';
import {
  findSubscription,
  lockSubscription,
  updateSubscription,
} from '../subscriptions/subscriptions.repository.ts';
import {
  deleteCountsFrom,
  findCount,
  incrementCount,
  insertCount,
} from './conversation-counts.repository.ts';
import type { CountUsed } from './count-used.ts';
import type { NoticeLimit } from './limit-notices.ts';
import { limitsOf } from './plan-limits.ts';

export type DailyConversations = {
  /** Counts one more; false past the limit, where nothing is counted. */
  admit(tx: Tx, tenantId: TenantId, now: Date): Promise<boolean>;
  /** Whether one more could be counted now. Counts nothing, so that opening a chat uses nothing up. */
  hasCapacity(tx: Tx, tenantId: TenantId, now: Date): Promise<boolean>;
  /**
   * What was used today still counts after the change: it does not extend the day's limit. Null if the time
   * zone is the same.
   */
  changeTimeZone(tx: Tx, tenantId: TenantId, timeZone: string, now: Date): Promise<ChangedTimeZone | null>;
};

/** The time zone before, and the plan whose days it sets. */
type ChangedTimeZone = Pick<SubscriptionRow, 'timeZone' | 'planName'>;

type Needs = {
  catalog: PlanCatalog;
  countUsed: Pick<CountUsed, 'conversationsByDay'>;
  noticeLimit: NoticeLimit;
};

export function createDailyConversations({ catalog, countUsed, noticeLimit }: Needs): DailyConversations {
  const countSessionsToday = async (tx: Tx, tenantId: TenantId, timeZone: string, now: Date) => {
    const [today = 0] = await countUsed.conversationsByDay(tx, tenantId, [startOfDay(now, timeZone)]);
    return today;
  };

  return {
    async admit(tx, tenantId, now) {
      const subscription = await findSubscription(tx, tenantId);
      const limit = limitsOf(catalog, subscription).conversationsPerDay;
      if (!subscription || limit === null) return true;
      const { timeZone } = subscription;
      const day = dayIn(now, timeZone);
      const notice = (before: number, after: number) =>
        noticeLimit(tx, { tenantId, kind: 'conversationsPerDay', before, after, limit, day });

      const counted = await incrementCount(tx, { tenantId, day, limit });
      if (counted !== undefined) {
        notice(counted - 1, counted);
        return true;
      }
      const stored = await findCount(tx, { tenantId, day });
      if (stored !== undefined && stored >= limit) {
        // The plan became smaller today, so no conversation has reached its limit.
        if (stored > limit) notice(0, stored);
        return false;
      }
      // The first of the day, or another transaction has just counted the first.
      const before = stored ?? (await countSessionsToday(tx, tenantId, timeZone, now));
      await insertCount(tx, { tenantId, day, count: before });
      const first = await incrementCount(tx, { tenantId, day, limit });
      notice(0, first ?? before);
      return first !== undefined;
    },

    async hasCapacity(tx, tenantId, now) {
      const subscription = await findSubscription(tx, tenantId);
      const limit = limitsOf(catalog, subscription).conversationsPerDay;
      if (!subscription || limit === null) return true;
      const { timeZone } = subscription;
      const counted = await findCount(tx, { tenantId, day: dayIn(now, timeZone) });
      return (counted ?? (await countSessionsToday(tx, tenantId, timeZone, now))) < limit;
    },

    async changeTimeZone(tx, tenantId, timeZone, now) {
      const before = await lockSubscription(tx, tenantId);
      if (!before) throw new AppError('not_found');
      if (before.timeZone === timeZone) return null;
      await updateSubscription(tx, tenantId, { timeZone });
      const [formerDay, day] = [dayIn(now, before.timeZone), dayIn(now, timeZone)];
      const [earlier = day] = [formerDay, day].sort();
      const replaced = await deleteCountsFrom(tx, { tenantId, day: earlier });
      const used = replaced.find((count) => count.day === formerDay)?.count;
      if (used === undefined) return before;
      const today = await countSessionsToday(tx, tenantId, timeZone, now);
      await insertCount(tx, { tenantId, day, count: Math.max(used, today) });
      return before;
    },
  };
}
