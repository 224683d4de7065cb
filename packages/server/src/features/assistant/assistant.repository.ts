import type { UserSessionId } from '@parrot/contract/core';
import { desc, eq, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { lines, summaries } from './assistant.tables.ts';
import type { TranscriptMessage } from './transcript.ts';

/** More would say the same, and cost more to read. */
const MAX_MESSAGES = 200;

/** The last of a session, in order, with what merely happened. */
export async function readTranscript(tx: Tx, sessionId: UserSessionId): Promise<TranscriptMessage[]> {
  const rows = await tx
    .select({
      seq: lines.seq,
      userType: lines.userType,
      senderName: lines.senderName,
      value: lines.value,
      event: lines.event,
      found: sql<TranscriptMessage['found']>`${lines.trace} -> 'finding' ->> 'kind'`,
      faqId: sql<TranscriptMessage['faqId']>`${lines.trace} -> 'finding' ->> 'faqId'`,
    })
    .from(lines)
    .where(eq(lines.sessionId, sessionId))
    .orderBy(desc(lines.seq))
    .limit(MAX_MESSAGES);
  return rows.reverse();
}

export type SummaryRow = typeof summaries.$inferSelect;

export async function findSummary(tx: Tx, sessionId: UserSessionId): Promise<SummaryRow | undefined> {
  const [found] = await tx.select().from(summaries).where(eq(summaries.sessionId, sessionId));
  return found;
}

/** Never in place of one that knows more. */
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
