/** Sessions with the names of app, visitor and agents. */
import type { QueueUser } from '@parrot/contract/conversations';
import type { AppId, ConversationId, GroupId, UserId, UserSessionId } from '@parrot/contract/core';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { preparedQuery, type Tx } from '../../../platform/index.ts';
import { appsTable } from '../../apps/index.ts';
import { users } from '../../users/index.ts';
import { presentQueueUser } from '../conversations.present.ts';
import { conversations, userSessions, visitors } from '../conversations.tables.ts';
import type { Session } from './session.ts';

type NamedConversation = {
  id: ConversationId;
  appName: string;
  visitorName: string;
  isVerified: boolean;
  email: string;
  language: string;
};

const agents = alias(users, 'agents');
const escalatedAgents = alias(users, 'escalated_agents');

export const namedSessions = (tx: Tx) =>
  tx
    .select({
      ...getTableColumns(userSessions),
      appName: appsTable.name,
      visitorName: visitors.name,
      isVerified: isNotNull(visitors.identitySubject).mapWith(Boolean),
      email: visitors.email,
      language: visitors.language,
      agentName: agents.name,
      escalatedAgentName: escalatedAgents.name,
    })
    .from(userSessions)
    .innerJoin(appsTable, eq(appsTable.id, userSessions.appId))
    .innerJoin(visitors, eq(visitors.id, userSessions.visitorId))
    .leftJoin(agents, eq(agents.id, userSessions.agentId))
    .leftJoin(escalatedAgents, eq(escalatedAgents.id, userSessions.escalatedAgentId));

export async function findSession(tx: Tx, id: UserSessionId, condition?: SQL): Promise<Session | undefined> {
  const [found] = await namedSessions(tx).where(and(eq(userSessions.id, id), condition));
  return found;
}

/** The apps of these sessions; sessions that do not exist are left out. */
export async function appsOfSessions(
  tx: Tx,
  ids: readonly UserSessionId[],
): Promise<Map<UserSessionId, AppId>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: userSessions.id, appId: userSessions.appId })
    .from(userSessions)
    .where(inArray(userSessions.id, [...ids]));
  return new Map(rows.map(({ id, appId }) => [id, appId]));
}

/** As lists show it. */
export async function findPresentedSession(tx: Tx, id: UserSessionId): Promise<QueueUser | undefined> {
  const found = await findSession(tx, id);
  return found && presentQueueUser(found);
}

/** The open session (its missing end sorts first) or, where there is none, the one that ended last. */
export async function latestSession(tx: Tx, conversation: NamedConversation): Promise<Session | undefined> {
  const [found] = await latest(tx, { conversationId: conversation.id });
  const { appName, visitorName, isVerified, email, language } = conversation;
  return found && { ...found, appName, visitorName, isVerified, email, language };
}

const latest = preparedQuery('latest_session', (tx, parameter) =>
  tx
    .select({
      ...getTableColumns(userSessions),
      agentName: agents.name,
      escalatedAgentName: escalatedAgents.name,
    })
    .from(userSessions)
    .leftJoin(agents, eq(agents.id, userSessions.agentId))
    .leftJoin(escalatedAgents, eq(escalatedAgents.id, userSessions.escalatedAgentId))
    .where(eq(userSessions.conversationId, parameter('conversationId')))
    .orderBy(desc(userSessions.endedAt), desc(userSessions.startedAt))
    .limit(1),
);

/** The conversations that an agent owns now. */
export async function conversationsOwnedBy(tx: Tx, userId: UserId): Promise<ConversationId[]> {
  const rows = await tx
    .select({ id: userSessions.conversationId })
    .from(userSessions)
    .where(
      and(
        inArray(userSessions.status, ['ASSIGNED', 'ESCALATED']),
        or(eq(userSessions.agentId, userId), eq(userSessions.escalatedAgentId, userId)),
      ),
    )
    .orderBy(asc(userSessions.startedAt));
  return rows.map((row) => row.id);
}

/** The conversations with an open session in the queue of a group, or with an agent who has it from there. */
export async function conversationsOfGroup(tx: Tx, groupId: GroupId): Promise<ConversationId[]> {
  const rows = await tx
    .select({ id: userSessions.conversationId })
    .from(userSessions)
    .where(and(eq(userSessions.groupId, groupId), isNull(userSessions.endedAt)));
  return rows.map((row) => row.id);
}

/** An escalated session belongs to the agent it was escalated to. */
export const ownerId = sql<UserId>`case when ${userSessions.status} = 'ESCALATED' then ${userSessions.escalatedAgentId} else ${userSessions.agentId} end`;

/** How many conversations an agent owns now, as a column; two counts, as each has its index. */
export const ownedCountColumn = (userId: SQLWrapper) => sql<number>`(
  (select count(*) from ${userSessions}
    where ${userSessions.status} = 'ASSIGNED' and ${userSessions.agentId} = ${userId})
  + (select count(*) from ${userSessions}
    where ${userSessions.status} = 'ESCALATED' and ${userSessions.escalatedAgentId} = ${userId}))::int`;

/** Needs the lock of the conversation, and writes its row as every change of a session does. */
export async function setQualityScore(
  tx: Tx,
  { id, conversationId }: Pick<Session, 'id' | 'conversationId'>,
  qualityScore: number | null,
): Promise<void> {
  await tx.update(userSessions).set({ qualityScore }).where(eq(userSessions.id, id));
  await tx
    .update(conversations)
    .set({ lastSeq: sql`${conversations.lastSeq}` })
    .where(eq(conversations.id, conversationId));
}

export async function sessionIdsOf(tx: Tx, conversationId: ConversationId): Promise<UserSessionId[]> {
  const rows = await tx
    .select({ id: userSessions.id })
    .from(userSessions)
    .where(eq(userSessions.conversationId, conversationId));
  return rows.map(({ id }) => id);
}
