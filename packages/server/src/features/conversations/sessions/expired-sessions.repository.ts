/** Sessions that ended before a moment, and their deletion. */
import type { AppId, ConversationId, TenantId, UserSessionId, VisitorId } from '@parrot/contract/core';
import { and, asc, count, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { conversations, messages, userSessions, visitorFiles, visitors } from '../conversations.tables.ts';
import { visitorFilePath } from '../visitors/files/visitor-file-path.ts';

/** `startedAt` is redundant, but has an index. */
const endedBefore = (before: Date): SQL | undefined =>
  and(lt(userSessions.startedAt, before), lt(userSessions.endedAt, before));

export const countSessionsEndedBefore = (tx: Tx, appId: AppId, before: Date): Promise<number> =>
  tx.$count(userSessions, and(eq(userSessions.appId, appId), endedBefore(before)));

export async function conversationsEndedBefore(
  tx: Tx,
  appId: AppId,
  before: Date,
  limit: number,
): Promise<ConversationId[]> {
  const rows = await tx
    .selectDistinct({ id: userSessions.conversationId })
    .from(userSessions)
    .where(and(eq(userSessions.appId, appId), endedBefore(before)))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Some conversations of the tenant, the oldest first. */
export async function someConversations(
  tx: Tx,
  tenantId: TenantId,
  limit: number,
): Promise<ConversationId[]> {
  const rows = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.tenantId, tenantId))
    .orderBy(asc(conversations.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export type ErasableSessions = {
  appId: AppId;
  visitorId: VisitorId;
  email: string;
  /** Those to erase. */
  sessions: { id: UserSessionId; answerEmail: string }[];
  messages: number;
  /** Whether the conversation has no other sessions. */
  isAll: boolean;
};

/** The sessions of a conversation that ended before a moment, or all of them. */
export async function findErasableSessions(
  tx: Tx,
  conversationId: ConversationId,
  before: Date | 'all',
): Promise<ErasableSessions | undefined> {
  const [found] = await tx
    .select({ appId: visitors.appId, visitorId: visitors.id, email: visitors.email })
    .from(conversations)
    .innerJoin(visitors, eq(visitors.id, conversations.visitorId))
    .where(eq(conversations.id, conversationId));
  if (!found) return undefined;
  const own = eq(userSessions.conversationId, conversationId);
  const sessions = await tx
    .select({ id: userSessions.id, answerEmail: userSessions.answerEmail })
    .from(userSessions)
    .where(and(own, before === 'all' ? undefined : endedBefore(before)));
  const isAll = (await tx.$count(userSessions, own)) === sessions.length;
  return { ...found, sessions, messages: await countMessages(tx, idsOf(sessions)), isAll };
}

async function countMessages(tx: Tx, sessionIds: readonly UserSessionId[]): Promise<number> {
  if (sessionIds.length === 0) return 0;
  const [found] = await tx
    .select({ total: count() })
    .from(messages)
    .where(inArray(messages.sessionId, [...sessionIds]));
  return found?.total ?? 0;
}

/** Foreign keys delete messages, tickets, notes, calls, summaries and questions. Files need their own call. */
export async function deleteSessions(tx: Tx, { sessions }: ErasableSessions): Promise<void> {
  if (sessions.length > 0) await tx.delete(userSessions).where(inArray(userSessions.id, idsOf(sessions)));
}

/** The condition that a file belongs to a message of these sessions, or to any message or none. */
export const isFileOf = (
  columns: { conversationId: SQL; msgId: SQL },
  conversationId: ConversationId,
  { sessions, isAll }: ErasableSessions,
): SQL =>
  isAll
    ? sql`${columns.conversationId} = ${conversationId}`
    : sql`${columns.conversationId} = ${conversationId} and ${columns.msgId} in (
        select msg_id from messages where conversation_id = ${conversationId}
          and session_id in ${sessions.length > 0 ? idsOf(sessions) : ['']})`;

/** Deletes the rows of visitors' files in these sessions; returns where the bytes are stored. */
export async function deleteVisitorFiles(
  tx: Tx,
  conversationId: ConversationId,
  erased: ErasableSessions,
): Promise<string[]> {
  const { conversationId: ofConversation, msgId } = visitorFiles;
  const columns = { conversationId: sql`${ofConversation}`, msgId: sql`${msgId}` };
  const gone = await tx
    .delete(visitorFiles)
    .where(isFileOf(columns, conversationId, erased))
    .returning({ id: visitorFiles.id, appId: visitorFiles.appId });
  return gone.map(({ appId, id }) => visitorFilePath(appId, id));
}

const idsOf = (sessions: ErasableSessions['sessions']): UserSessionId[] => sessions.map(({ id }) => id);
