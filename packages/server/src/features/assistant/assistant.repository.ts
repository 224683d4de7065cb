import type { ConversationId, UserSessionId } from '@parrot/contract/core';
import { asc, eq, inArray, lte } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { sessionIdsOf } from '../conversations/index.ts';
import { summaries } from './assistant.tables.ts';

export type SummaryRow = typeof summaries.$inferSelect;

export async function findSummary(tx: Tx, sessionId: UserSessionId): Promise<SummaryRow | undefined> {
  const [found] = await tx.select().from(summaries).where(eq(summaries.sessionId, sessionId));
  return found;
}

/** A concurrent summary that covers more messages is not overwritten. */
export async function upsertSummary(tx: Tx, row: SummaryRow): Promise<void> {
  const { text, tags, madeBy, upToSeq, madeAt } = row;
  await tx
    .insert(summaries)
    .values(row)
    .onConflictDoUpdate({
      target: summaries.sessionId,
      set: { text, tags, madeBy, upToSeq, madeAt },
      setWhere: lte(summaries.upToSeq, upToSeq),
    });
}

export async function summariesOfConversation(tx: Tx, conversationId: ConversationId) {
  const { text, tags, madeBy, madeAt, sessionId } = summaries;
  return tx
    .select({ text, tags, madeBy, madeAt })
    .from(summaries)
    .where(inArray(sessionId, await sessionIdsOf(tx, conversationId)))
    .orderBy(asc(madeAt));
}
