/** Counts sent transcripts. */
import { and, count, eq, gt, lte, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { sentTranscripts } from '../desk.tables.ts';

type SentTranscript = typeof sentTranscripts.$inferInsert;
export type SentCounts = { inConversation: number; toRecipient: number; bySender: number };

export async function countSent(
  tx: Tx,
  { conversationId, recipient, sender }: Pick<SentTranscript, 'conversationId' | 'recipient' | 'sender'>,
  since: Date,
): Promise<SentCounts> {
  const countWhere = async (condition: SQL) => {
    const [found] = await tx
      .select({ total: count() })
      .from(sentTranscripts)
      .where(and(condition, gt(sentTranscripts.sentAt, since)));
    return found?.total ?? 0;
  };
  return {
    inConversation: await countWhere(eq(sentTranscripts.conversationId, conversationId)),
    toRecipient: await countWhere(eq(sentTranscripts.recipient, recipient)),
    bySender: await countWhere(eq(sentTranscripts.sender, sender)),
  };
}

/** Also deletes the tenant's rows that are too old to count. */
export async function insertSent(tx: Tx, sent: SentTranscript, since: Date): Promise<void> {
  await tx
    .delete(sentTranscripts)
    .where(and(eq(sentTranscripts.tenantId, sent.tenantId), lte(sentTranscripts.sentAt, since)));
  await tx.insert(sentTranscripts).values(sent);
}
