/**
 * Which sessions an agent may see: the one rule, for lists, search, opening and whatever is done with a session. Of their
 * apps, those that wait, are with the bot or are over, and their own: held, escalated by or to them, offered to them, or
 * with a note or ticket comment that mentions them. Live conversations of colleagues need 'Agent chat monitoring'.
 */
import {
  AppError,
  type AppId,
  type ConversationId,
  hasPermission,
  type MsgId,
  type TenantId,
  type UserId,
  type UserSessionId,
} from '@parrot/contract/core';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Caller, Tx } from '../../../platform/index.ts';
import type { Apps } from '../../apps/index.ts';
import { messages, sessionMentions, userSessions } from '../../conversations/conversations.tables.ts';
import { findSession } from '../../conversations/sessions/session.repository.ts';
import type { Session } from '../../conversations/sessions/session.ts';

/** What decides about what somebody sees. */
export type Sight = {
  userId: UserId;
  /** `all`: every app of the tenant. */
  appIds: AppId[] | 'all';
  monitors: boolean;
};

export const mayMonitor = ({ rights }: Pick<Caller, 'rights'>): boolean =>
  hasPermission(rights, 'Handle Chats', 'Agent chat monitoring');

export async function sightOf(tx: Tx, caller: Caller, apps: Pick<Apps, 'visibleAppIds'>): Promise<Sight> {
  const appIds = caller.allApps ? ('all' as const) : await apps.visibleAppIds(tx, caller);
  return { userId: caller.userId, appIds, monitors: mayMonitor(caller) };
}

/** A condition on `user_sessions`. */
export const visibleTo = ({ userId, appIds, monitors }: Sight): SQL | undefined =>
  and(
    appIds === 'all' ? undefined : inArray(userSessions.appId, appIds),
    monitors
      ? undefined
      : or(
          inArray(userSessions.status, ['UNASSIGNED', 'INPROGRESS', 'COMPLETED', 'CLOSED']),
          isWith(userId),
          sql`exists (select from ${sessionMentions} where ${sessionMentions.sessionId} = ${userSessions.id} and ${sessionMentions.userId} = ${userId})`,
        ),
  );

/** Who has it or had it at the end, who escalated it, and whom it is offered to. */
export const isWith = (userId: UserId): SQL | undefined =>
  or(
    eq(userSessions.agentId, userId),
    eq(userSessions.escalatedAgentId, userId),
    sql`${userSessions.transfer} ->> 'toAgentId' = ${userId}`,
  );

/** What may not be seen is as if it did not exist. */
export async function requireVisible(tx: Tx, sight: Sight, id: UserSessionId): Promise<Session> {
  const session = await findSession(tx, id, visibleTo(sight));
  if (!session) throw new AppError('not_found');
  return session;
}

/** Whether they may see the session in which a message stands. */
export async function seesMessage(
  tx: Tx,
  sight: Sight,
  { conversationId, msgId }: { conversationId: ConversationId; msgId: MsgId },
): Promise<boolean> {
  const [found] = await tx
    .select({ id: userSessions.id })
    .from(messages)
    .innerJoin(userSessions, eq(userSessions.id, messages.sessionId))
    .where(and(eq(messages.conversationId, conversationId), eq(messages.msgId, msgId), visibleTo(sight)));
  return found !== undefined;
}

export async function isMentioned(tx: Tx, sessionId: UserSessionId, userId: UserId): Promise<boolean> {
  const which = and(eq(sessionMentions.sessionId, sessionId), eq(sessionMentions.userId, userId));
  return (await tx.$count(sessionMentions, which)) > 0;
}

/** To be called for everybody who is mentioned in a note or a ticket comment: from then on they may see the session. */
export async function showToMentioned(
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
