/**
 * Which sessions an agent may see, as a condition for lists, search, opening and every action on a session. Live
 * conversations of other agents need 'Agent chat monitoring'.
 */
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
import { findSession, isMessageInSession, type Session, sessionColumns } from '../../conversations/index.ts';
import { sessionMentions } from '../desk.tables.ts';
import { canMonitor, type Visibility } from './visibility.policy.ts';

export async function visibilityOf(
  tx: Tx,
  caller: Caller,
  apps: Pick<Apps, 'visibleAppIds'>,
): Promise<Visibility> {
  const appIds = caller.allApps ? ('all' as const) : await apps.visibleAppIds(tx, caller);
  return { userId: caller.userId, appIds, canMonitor: canMonitor(caller) };
}

/**
 * A condition on sessions. Of their apps, agents see those that wait, are with the bot or have ended, and their own:
 * assigned, escalated by or to them, offered to them, or with a note or ticket comment that mentions them.
 */
export const visibleTo = ({ userId, appIds, canMonitor: monitors }: Visibility): SQL | undefined =>
  and(
    appIds === 'all' ? undefined : inArray(sessionColumns.appId, appIds),
    monitors
      ? undefined
      : or(
          inArray(sessionColumns.status, ['UNASSIGNED', 'INPROGRESS', 'COMPLETED', 'CLOSED']),
          isInvolved(userId),
          sql`exists (select from ${sessionMentions} where ${sessionMentions.sessionId} = ${sessionColumns.id} and ${sessionMentions.userId} = ${userId})`,
        ),
  );

/** The agent has it or had it last, escalated it, or is offered it. */
export const isInvolved = (userId: UserId): SQL | undefined =>
  or(
    eq(sessionColumns.agentId, userId),
    eq(sessionColumns.escalatedAgentId, userId),
    sql`${sessionColumns.transfer} ->> 'toAgentId' = ${userId}`,
  );

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
  const which = and(eq(sessionMentions.sessionId, sessionId), eq(sessionMentions.userId, userId));
  return (await tx.$count(sessionMentions, which)) > 0;
}

/** Members mentioned in a note or a ticket comment may see the session from then on. */
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
