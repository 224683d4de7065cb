/** Sessions that are with a bot and had no message for a while. */
import type { ConversationId, TenantId, UserSessionId, VersionId } from '@parrot/contract/core';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { userSessions } from '../conversations.tables.ts';

export type InactiveSession = { id: UserSessionId; conversationId: ConversationId };

/** A session that the bot will resume is not inactive. `startedAt` is redundant, but has an index. */
const inactiveSince = (since: Date) =>
  and(
    eq(userSessions.status, 'INPROGRESS'),
    lte(userSessions.startedAt, since),
    lte(userSessions.lastMessageAt, since),
    isNull(userSessions.resumeAt),
  );

/** Across tenants: system scope. */
export const versionsInUse = (tx: Tx, since: Date): Promise<{ tenantId: TenantId; versionId: VersionId }[]> =>
  tx
    .selectDistinct({ tenantId: userSessions.tenantId, versionId: userSessions.versionId })
    .from(userSessions)
    .where(inactiveSince(since));

export const inactiveSessions = (tx: Tx, versionId: VersionId, since: Date): Promise<InactiveSession[]> =>
  tx
    .select({ id: userSessions.id, conversationId: userSessions.conversationId })
    .from(userSessions)
    .where(and(inactiveSince(since), eq(userSessions.versionId, versionId)))
    .orderBy(asc(userSessions.lastMessageAt));
