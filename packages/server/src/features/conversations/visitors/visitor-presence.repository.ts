/** Open sessions by the presence of their visitor. */
import type { ConversationId, TenantId, VisitorId } from '@parrot/contract/core';
import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { userSessions, visitors } from '../conversations.tables.ts';

export async function hasLeftSession(tx: Tx, conversationId: ConversationId): Promise<boolean> {
  const which = and(
    eq(userSessions.conversationId, conversationId),
    isNull(userSessions.endedAt),
    isNotNull(userSessions.visitorLeftAt),
  );
  return (await tx.$count(userSessions, which)) > 0;
}

type Present = { tenantId: TenantId; conversationId: ConversationId; leftAt: Date };

/**
 * Sessions whose visitor counts as present and has not been seen since then, across tenants: system scope.
 */
export const presentSessions = (tx: Tx, quietSince: Date): Promise<Present[]> =>
  tx
    .select({
      tenantId: userSessions.tenantId,
      conversationId: userSessions.conversationId,
      leftAt: visitors.lastSeenAt,
    })
    .from(userSessions)
    .innerJoin(visitors, eq(visitors.id, userSessions.visitorId))
    .where(
      and(
        isNull(userSessions.endedAt),
        isNull(userSessions.visitorLeftAt),
        lte(userSessions.startedAt, quietSince),
        lte(visitors.lastSeenAt, quietSince),
      ),
    );

export async function setLastSeen(tx: Tx, seen: ReadonlyMap<VisitorId, Date>): Promise<void> {
  const seenAt = JSON.stringify(Object.fromEntries(seen));
  await tx.execute(sql`
    update ${visitors} set last_seen_at = seen.at::timestamptz
    from jsonb_each_text(${seenAt}::jsonb) as seen (id, at)
    where ${visitors.id} = seen.id`);
}
