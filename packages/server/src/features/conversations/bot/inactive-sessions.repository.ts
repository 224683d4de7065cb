/** Sessions that are with a bot, and in which it has been quiet. */
import type { ConversationId, TenantId, UserSessionId, VersionId } from '@parrot/contract/core';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { userSessions } from '../conversations.tables.ts';

export type QuietSession = { id: UserSessionId; conversationId: ConversationId };

/** Where the bot goes on by itself, it is not quiet but waiting. One that began later can't be quiet: an index knows those. */
const quietSince = (since: Date) =>
  and(
    eq(userSessions.status, 'INPROGRESS'),
    lte(userSessions.startedAt, since),
    lte(userSessions.lastMessageAt, since),
    isNull(userSessions.resumeAt),
  );

/** Of all tenants, so this is system work. */
export const versionsInUse = (tx: Tx, since: Date): Promise<{ tenantId: TenantId; versionId: VersionId }[]> =>
  tx
    .selectDistinct({ tenantId: userSessions.tenantId, versionId: userSessions.versionId })
    .from(userSessions)
    .where(quietSince(since));

export const quietSessions = (tx: Tx, versionId: VersionId, since: Date): Promise<QuietSession[]> =>
  tx
    .select({ id: userSessions.id, conversationId: userSessions.conversationId })
    .from(userSessions)
    .where(and(quietSince(since), eq(userSessions.versionId, versionId)))
    .orderBy(asc(userSessions.lastMessageAt));
