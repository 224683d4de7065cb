/** The visibility rule as a query condition, for queues, search, notes, files, transcripts and sockets. */
import {
  AppError,
  type ConversationId,
  type MsgId,
  type TenantId,
  type UserId,
  type UserSessionId,
} from '@parrot/contract/core';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Caller, Tx } from '../../../platform/index.ts';
import type { Apps } from '../../apps/index.ts';
import {
  findSession,
  isMessageInSession,
  listSessionIds,
  type Session,
  sessionColumns,
} from '../../conversations/index.ts';
import { sessionMentions } from '../desk.tables.ts';
import { canMonitor, SHARED_STATUSES, type Visibility } from './visibility.policy.ts';

export async function visibilityOf(
  tx: Tx,
  caller: Caller,
  apps: Pick<Apps, 'visibleAppIds'>,
): Promise<Visibility> {
  const appIds = caller.allApps ? ('all' as const) : await apps.visibleAppIds(tx, caller);
  return { userId: caller.userId, appIds, canMonitor: canMonitor(caller) };
}

/** A condition on sessions that agrees with `canSeeSession`. */
export const visibleTo = ({ userId, appIds, canMonitor: monitors }: Visibility): SQL | undefined =>
  and(
    appIds === 'all' ? undefined : inArray(sessionColumns.appId, appIds),
    monitors
      ? undefined
      : or(
          inArray(sessionColumns.status, [...SHARED_STATUSES]),
          isInvolved(userId),
          sql`exists (select from ${sessionMentions} where ${sessionMentions.sessionId} = ${sessionColumns.id} and ${sessionMentions.userId} = ${userId})`,
        ),
  );

/** A condition on sessions that agrees with `involvedAgents`. */
export const isInvolved = (userId: UserId): SQL | undefined =>
  or(
    eq(sessionColumns.agentId, userId),
    eq(sessionColumns.escalatedAgentId, userId),
    sql`${sessionColumns.transfer} ->> 'toAgentId' = ${userId}`,
  );

/** Those of the sessions that are visible. */
export async function visibleSessionIds(
  tx: Tx,
  visibility: Visibility,
  ids: readonly UserSessionId[],
): Promise<UserSessionId[]> {
  if (ids.length === 0) return [];
  const where = and(inArray(sessionColumns.id, [...ids]), visibleTo(visibility));
  const page = { where, orderBy: [], limit: ids.length, offset: 0, withTotal: false };
  return (await listSessionIds(tx, page)).ids;
}

/** A session that is not visible is not found. */
export async function requireVisible(tx: Tx, visibility: Visibility, id: UserSessionId): Promise<Session> {
  const session = await findSession(tx, id, visibleTo(visibility));
  if (!session) throw new AppError('not_found');
  return session;
}

export const isMessageVisible = (
  tx: Tx,
  visibility: Visibility,
  message: { conversationId: ConversationId; msgId: MsgId },
): Promise<boolean> => isMessageInSession(tx, message, visibleTo(visibility));

export async function isMentioned(tx: Tx, sessionId: UserSessionId, userId: UserId): Promise<boolean> {
  const condition = and(eq(sessionMentions.sessionId, sessionId), eq(sessionMentions.userId, userId));
  return (await tx.$count(sessionMentions, condition)) > 0;
}

/** Mentioned members may see the session from then on. */
export async function grantVisibility(
  tx: Tx,
  { tenantId, id: sessionId }: { tenantId: TenantId; id: UserSessionId },
  userIds: readonly UserId[],
): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .insert(sessionMentions)
    .values(userIds.map((userId) => ({ tenantId, sessionId, userId })))
    .onConflictDoNothing();
}
