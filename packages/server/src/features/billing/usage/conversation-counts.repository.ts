/** How many conversations of a day count against the plan. */
import type { TenantId } from '@parrot/contract/core';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { preparedQuery, type Tx } from '../../../platform/index.ts';
import { conversationCounts } from '../billing.tables.ts';

type Day = { tenantId: TenantId; day: string };

const increment = preparedQuery('increment_conversation_count', (tx, parameter) =>
  tx
    .update(conversationCounts)
    .set({ count: sql`${conversationCounts.count} + 1` })
    .where(
      and(
        eq(conversationCounts.tenantId, parameter('tenantId')),
        eq(conversationCounts.day, parameter('day')),
        lt(conversationCounts.count, parameter('limit')),
      ),
    )
    .returning({ count: conversationCounts.count }),
);

/** The count including this one; undefined at the limit, or where the day has no count yet. */
export async function incrementCount(tx: Tx, day: Day & { limit: number }): Promise<number | undefined> {
  const [found] = await increment(tx, day);
  return found?.count;
}

export async function findCount(tx: Tx, { tenantId, day }: Day): Promise<number | undefined> {
  const [found] = await tx
    .select({ count: conversationCounts.count })
    .from(conversationCounts)
    .where(and(eq(conversationCounts.tenantId, tenantId), eq(conversationCounts.day, day)));
  return found?.count;
}

/** Changes nothing where another transaction has inserted it. */
export async function insertCount(tx: Tx, row: Day & { count: number }): Promise<void> {
  await tx.insert(conversationCounts).values(row).onConflictDoNothing();
}

export const deleteCountsFrom = (tx: Tx, { tenantId, day }: Day): Promise<{ day: string; count: number }[]> =>
  tx
    .delete(conversationCounts)
    .where(and(eq(conversationCounts.tenantId, tenantId), gte(conversationCounts.day, day)))
    .returning({ day: conversationCounts.day, count: conversationCounts.count });
