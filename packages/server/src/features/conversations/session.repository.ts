/** Sessions, with the names of app, visitor and agents beside them. */
import type { ConversationId, UserId, UserSessionId } from '@parrot/contract/core';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../platform/index.ts';
import { appNames, personNames, userSessions, visitors } from './conversations.tables.ts';
import type { Session } from './session.ts';

type NamedConversation = {
  id: ConversationId;
  appName: string;
  visitorName: string;
  isVerified: boolean;
  email: string;
  language: string;
};

const agents = alias(personNames, 'agents');
const escalatedAgents = alias(personNames, 'escalated_agents');

export const namedSessions = (tx: Tx) =>
  tx
    .select({
      ...getTableColumns(userSessions),
      appName: appNames.name,
      visitorName: visitors.name,
      isVerified: isNotNull(visitors.identitySubject).mapWith(Boolean),
      email: visitors.email,
      language: visitors.language,
      agentName: agents.name,
      escalatedAgentName: escalatedAgents.name,
    })
    .from(userSessions)
    .innerJoin(appNames, eq(appNames.id, userSessions.appId))
    .innerJoin(visitors, eq(visitors.id, userSessions.visitorId))
    .leftJoin(agents, eq(agents.id, userSessions.agentId))
    .leftJoin(escalatedAgents, eq(escalatedAgents.id, userSessions.escalatedAgentId));

export async function findSession(tx: Tx, id: UserSessionId, condition?: SQL): Promise<Session | undefined> {
  const [found] = await namedSessions(tx).where(and(eq(userSessions.id, id), condition));
  return found;
}

/**
 * The session under way (its missing end sorts first) or, where none is, the one that ended last. Every message asks
 * for it, so names are taken from the conversation and looked up only where an agent has it.
 */
export async function latestSession(tx: Tx, conversation: NamedConversation): Promise<Session | undefined> {
  const [found] = await tx
    .select()
    .from(userSessions)
    .where(eq(userSessions.conversationId, conversation.id))
    .orderBy(desc(userSessions.endedAt), desc(userSessions.startedAt))
    .limit(1);
  if (!found) return undefined;
  const { appName, visitorName, isVerified, email, language } = conversation;
  const names = await namesOf(tx, [found.agentId, found.escalatedAgentId]);
  return {
    ...found,
    appName,
    visitorName,
    isVerified,
    email,
    language,
    agentName: names.get(found.agentId) ?? null,
    escalatedAgentName: names.get(found.escalatedAgentId) ?? null,
  };
}

async function namesOf(tx: Tx, ids: (UserId | null)[]): Promise<Map<UserId | null, string>> {
  const wanted = ids.filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const rows = await tx.select().from(personNames).where(inArray(personNames.id, wanted));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The conversations that an agent has now. */
export async function conversationsHeldBy(tx: Tx, userId: UserId): Promise<ConversationId[]> {
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

/** Whoever escalated a conversation has it no more. */
export const holder = sql<UserId>`case when ${userSessions.status} = 'ESCALATED' then ${userSessions.escalatedAgentId} else ${userSessions.agentId} end`;

/** How many conversations each of these agents has now; who has none is not in it. */
export async function heldCounts(tx: Tx, userIds: readonly UserId[]): Promise<Map<UserId, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .select({ userId: holder, total: count() })
    .from(userSessions)
    .where(
      and(
        inArray(userSessions.status, ['ASSIGNED', 'ESCALATED']),
        or(inArray(userSessions.agentId, [...userIds]), inArray(userSessions.escalatedAgentId, [...userIds])),
      ),
    )
    .groupBy(holder);
  return new Map(rows.map(({ userId, total }) => [userId, total]));
}

export async function insertSession(tx: Tx, session: Session): Promise<void> {
  await tx.insert(userSessions).values(session);
}

/** Writes what may change of a session once it is there. */
export async function updateSession(tx: Tx, session: Session): Promise<void> {
  const { status, agentId, escalatedAgentId, flowState, handledSeq, unreadCount, waitingSince, endedAt } =
    session;
  const { lastMessageSeq, lastMessageValue, lastMessageBy, lastMessageAt, resumeAt } = session;
  const { rating, ratingComment, ratedAt } = session;
  const { transfer, assignment, visitorReadSeq, agentReadSeq, answersByEmail, qualityScore } = session;
  const { answerEmail, mailedSeq, mailedAt } = session;
  await tx
    .update(userSessions)
    .set({
      status,
      agentId,
      escalatedAgentId,
      flowState,
      handledSeq,
      unreadCount,
      waitingSince,
      endedAt,
      lastMessageSeq,
      lastMessageValue,
      lastMessageBy,
      lastMessageAt,
      resumeAt,
      rating,
      ratingComment,
      ratedAt,
      transfer,
      assignment,
      visitorReadSeq,
      agentReadSeq,
      answersByEmail,
      qualityScore,
      answerEmail,
      mailedSeq,
      mailedAt,
    })
    .where(eq(userSessions.id, session.id));
}
