/** What goes into a transcript, and how many were sent. */
import type { Message } from '@parrot/contract/conversations';
import type { ConversationId, TenantId, UserSessionId } from '@parrot/contract/core';
import { and, count, desc, eq, gt, lte, ne, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { presentMessage } from '../../conversations/conversations.present.ts';
import { messages, sentTranscripts, userSessions } from '../../conversations/conversations.tables.ts';

/** The last ones of a session, in order; what merely happened is left out. */
export async function saidIn(tx: Tx, sessionId: UserSessionId, limit: number): Promise<Message[]> {
  const rows = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.sessionId, sessionId), ne(messages.userType, 'system')))
    .orderBy(desc(messages.seq))
    .limit(limit);
  return rows.reverse().map(presentMessage);
}

export async function ratingOf(
  tx: Tx,
  sessionId: UserSessionId,
): Promise<{ stars: number; comment: string } | null> {
  const { id, rating: stars, ratingComment: comment } = userSessions;
  const [found] = await tx.select({ stars, comment }).from(userSessions).where(eq(id, sessionId));
  return found?.stars ? { stars: found.stars, comment: found.comment } : null;
}

type Sending = typeof sentTranscripts.$inferInsert;
type Counts = { inConversation: number; toRecipient: number; bySender: number };

export async function countSent(
  tx: Tx,
  { conversationId, recipient, sender }: Pick<Sending, 'conversationId' | 'recipient' | 'sender'>,
  since: Date,
): Promise<Counts> {
  const counted = async (which: SQL) => {
    const [found] = await tx
      .select({ total: count() })
      .from(sentTranscripts)
      .where(and(which, gt(sentTranscripts.sentAt, since)));
    return found?.total ?? 0;
  };
  return {
    inConversation: await counted(eq(sentTranscripts.conversationId, conversationId as ConversationId)),
    toRecipient: await counted(eq(sentTranscripts.recipient, recipient)),
    bySender: await counted(eq(sentTranscripts.sender, sender)),
  };
}

/** What is older counts no more, and goes. */
export async function noteSent(tx: Tx, sending: Sending, since: Date): Promise<void> {
  const tenantId: TenantId = sending.tenantId;
  await tx
    .delete(sentTranscripts)
    .where(and(eq(sentTranscripts.tenantId, tenantId), lte(sentTranscripts.sentAt, since)));
  await tx.insert(sentTranscripts).values(sending);
}
