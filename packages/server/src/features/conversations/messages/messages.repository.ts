/** The messages of conversations. */
import type { CallEntry, Message, Thumb } from '@parrot/contract/conversations';
import type { ConversationId, MsgId, UserSessionId } from '@parrot/contract/core';
import type { SessionRating } from '@parrot/contract/desk';
import { and, asc, count, desc, eq, gt, isNotNull, lt, min, ne, or, type SQL, sql } from 'drizzle-orm';
import { preparedQuery, type Tx } from '../../../platform/index.ts';
import { presentMessage } from '../conversations.present.ts';
import { messages, userSessions } from '../conversations.tables.ts';

export async function findMessage(
  tx: Tx,
  conversationId: ConversationId,
  msgId: MsgId,
): Promise<Message | undefined> {
  const [found] = await withMsgId(tx, { conversationId, msgId });
  return found && presentMessage(found);
}

const withMsgId = preparedQuery('message_by_msg_id', (tx, parameter) =>
  tx
    .select()
    .from(messages)
    .where(
      and(eq(messages.conversationId, parameter('conversationId')), eq(messages.msgId, parameter('msgId'))),
    ),
);

export async function setThumb(
  tx: Tx,
  conversationId: ConversationId,
  msgId: MsgId,
  thumb: Thumb | null,
): Promise<void> {
  await tx
    .update(messages)
    .set({ thumb })
    .where(and(eq(messages.conversationId, conversationId), eq(messages.msgId, msgId)));
}

export async function setFiles(
  tx: Tx,
  conversationId: ConversationId,
  msgId: MsgId,
  files: Message['files'],
): Promise<void> {
  await tx
    .update(messages)
    .set({ files })
    .where(and(eq(messages.conversationId, conversationId), eq(messages.msgId, msgId)));
}

export async function setCallEntry(
  tx: Tx,
  { conversationId, msgId }: { conversationId: ConversationId; msgId: MsgId },
  call: CallEntry,
): Promise<void> {
  await tx
    .update(messages)
    .set({ extras: sql`${messages.extras} || ${JSON.stringify({ call })}::jsonb` })
    .where(and(eq(messages.conversationId, conversationId), eq(messages.msgId, msgId)));
}

/** The first ones after `seq`, in order. */
export async function messagesAfter(
  tx: Tx,
  conversationId: ConversationId,
  seq: number,
  limit: number,
): Promise<Message[]> {
  const rows = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), gt(messages.seq, seq)))
    .orderBy(asc(messages.seq))
    .limit(limit);
  return rows.map(presentMessage);
}

/** The last ones, or the last before `beforeSeq`, in order. */
export async function lastMessages(
  tx: Tx,
  conversationId: ConversationId,
  limit: number,
  beforeSeq?: number,
): Promise<Message[]> {
  const rows = await tx
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        beforeSeq === undefined ? undefined : lt(messages.seq, beforeSeq),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(limit);
  return rows.reverse().map(presentMessage);
}

export async function countVisitorMessagesAfter(
  tx: Tx,
  conversationId: ConversationId,
  sessionId: UserSessionId,
  seq: number,
): Promise<number> {
  const [found] = await tx
    .select({ total: count() })
    .from(messages)
    .where(ofVisitorAfter(conversationId, sessionId, seq));
  return found?.total ?? 0;
}

/** The last messages of a session in order, with calls and without other events. */
export async function lastSessionMessages(
  tx: Tx,
  sessionId: UserSessionId,
  limit: number,
): Promise<Message[]> {
  const rows = await tx
    .select()
    .from(messages)
    .where(
      and(eq(messages.sessionId, sessionId), or(ne(messages.userType, 'system'), eq(messages.event, 'call'))),
    )
    .orderBy(desc(messages.seq))
    .limit(limit);
  return rows.reverse().map(presentMessage);
}

/** Whether the session of a message matches a condition on sessions. */
export async function isMessageInSession(
  tx: Tx,
  { conversationId, msgId }: { conversationId: ConversationId; msgId: MsgId },
  condition: SQL | undefined,
): Promise<boolean> {
  const [found] = await tx
    .select({ id: userSessions.id })
    .from(messages)
    .innerJoin(userSessions, eq(userSessions.id, messages.sessionId))
    .where(and(eq(messages.conversationId, conversationId), eq(messages.msgId, msgId), condition));
  return found !== undefined;
}

/** The visitor's messages in a session after `seq`, in order. */
export async function visitorMessagesAfter(
  tx: Tx,
  conversationId: ConversationId,
  sessionId: UserSessionId,
  seq: number,
): Promise<Message[]> {
  const rows = await tx
    .select()
    .from(messages)
    .where(ofVisitorAfter(conversationId, sessionId, seq))
    .orderBy(asc(messages.seq));
  return rows.map(presentMessage);
}

const ofVisitorAfter = (conversationId: ConversationId, sessionId: UserSessionId, seq: number) =>
  and(
    eq(messages.conversationId, conversationId),
    eq(messages.sessionId, sessionId),
    eq(messages.userType, 'visitor'),
    gt(messages.seq, seq),
  );

/** Of the open session or, where there is none, of the one that ended last. */
export async function latestSessionId(tx: Tx, id: ConversationId): Promise<UserSessionId | undefined> {
  const [found] = await tx
    .select({ id: userSessions.id })
    .from(userSessions)
    .where(eq(userSessions.conversationId, id))
    .orderBy(desc(userSessions.endedAt), desc(userSessions.startedAt))
    .limit(1);
  return found?.id;
}

/** The ratings of the sessions that started before `beforeSeq`, oldest first. */
export async function ratingsIn(tx: Tx, id: ConversationId, beforeSeq: number): Promise<SessionRating[]> {
  const { rating, ratingComment, ratedAt } = userSessions;
  const began = sql`exists (select from ${messages} where ${messages.sessionId} = ${userSessions.id} and ${messages.seq} < ${beforeSeq})`;
  const rows = await tx
    .select({ userSessionId: userSessions.id, stars: rating, comment: ratingComment, ratedAt })
    .from(userSessions)
    .where(
      and(
        eq(userSessions.conversationId, id),
        isNotNull(rating),
        Number.isFinite(beforeSeq) ? began : undefined,
      ),
    )
    .orderBy(asc(ratedAt));
  return rows.flatMap(({ stars, ratedAt: at, ...row }) =>
    stars === null || at === null ? [] : [{ ...row, stars, ratedAt: at.toISOString() }],
  );
}

/** The `seq` of the first message of a session; undefined where it has none. */
export async function firstSeqOf(tx: Tx, sessionId: UserSessionId): Promise<number | undefined> {
  const [found] = await tx
    .select({ seq: min(messages.seq) })
    .from(messages)
    .where(eq(messages.sessionId, sessionId));
  return found?.seq ?? undefined;
}
