/** Sessions under way by whether their visitor is there. */
import type { ConversationId, TenantId } from '@parrot/contract/core';
import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
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

/** Those whose visitor counts as there and has said nothing since then, of all tenants: system work. */
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
