import type { ConversationId, UserSessionId } from '@parrot/contract/core';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { sessionIdsOf, sessionsTable as sessions } from '../../conversations/index.ts';
import { type CardRow, handoverCards } from './handover.tables.ts';

/** `forUpdate`: no other transaction changes it until this one ends. */
export async function findCard(
  tx: Tx,
  sessionId: UserSessionId,
  { forUpdate = false } = {},
): Promise<CardRow | undefined> {
  const query = tx.select().from(handoverCards).where(eq(handoverCards.sessionId, sessionId));
  const [found] = await (forUpdate ? query.for('update') : query);
  return found;
}

export async function updateCard(
  tx: Tx,
  sessionId: UserSessionId,
  change: Pick<CardRow, 'facts' | 'revision' | 'confirmedAt' | 'updatedAt'>,
): Promise<void> {
  await tx.update(handoverCards).set(change).where(eq(handoverCards.sessionId, sessionId));
}

/** For the export of a visitor's data. */
export async function handoverCardsOfConversation(tx: Tx, conversationId: ConversationId) {
  const { facts, confirmedAt, updatedAt, sessionId } = handoverCards;
  return tx
    .select({ facts, confirmedAt, updatedAt })
    .from(handoverCards)
    .where(inArray(sessionId, await sessionIdsOf(tx, conversationId)));
}

/**
 * What the session is about in the visitor's words, as a column for queries of other slices on sessions; null
 * unless the visitor corrected it. The query must join another table, as for the columns of messages.
 */
export const correctedTopicColumn = sql<string | null>`(
  select fact ->> 'value' from ${handoverCards}, jsonb_array_elements(${handoverCards.facts}) fact
  where ${handoverCards.sessionId} = ${sessions.id} and fact ->> 'kind' = 'topic' and fact ->> 'state' = 'corrected'
  limit 1)`;
