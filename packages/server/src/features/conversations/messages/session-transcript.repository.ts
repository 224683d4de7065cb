/** Reads of a session's messages for other slices: summaries, tickets. */
import type { CallEntry, SenderType, SessionEventKind } from '@parrot/contract/conversations';
import type { FaqId, UserSessionId } from '@parrot/contract/core';
import type { FindingTrace } from '@parrot/contract/learning';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { messages } from '../conversations.tables.ts';

export type TranscriptMessage = {
  seq: number;
  userType: SenderType;
  senderName: string;
  value: string;
  event: SessionEventKind | null;
  call: CallEntry | null;
  /** The result of the bot's search for an answer. */
  found: FindingTrace['kind'] | null;
  /** The FAQ that was the answer. */
  faqId: FaqId | null;
};

/** The last messages of a session in order, events included. */
export async function readSessionTranscript(
  tx: Tx,
  sessionId: UserSessionId,
  limit: number,
): Promise<TranscriptMessage[]> {
  const rows = await tx
    .select({
      seq: messages.seq,
      userType: messages.userType,
      senderName: messages.senderName,
      value: messages.value,
      event: messages.event,
      call: sql<CallEntry | null>`${messages.extras} -> 'call'`,
      found: sql<TranscriptMessage['found']>`${messages.trace} -> 'finding' ->> 'kind'`,
      faqId: sql<TranscriptMessage['faqId']>`${messages.trace} -> 'finding' ->> 'faqId'`,
    })
    .from(messages)
    .where(eq(messages.sessionId, sessionId))
    .orderBy(desc(messages.seq))
    .limit(limit);
  return rows.reverse();
}

export async function firstVisitorTexts(tx: Tx, sessionId: UserSessionId, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ value: messages.value })
    .from(messages)
    .where(and(eq(messages.sessionId, sessionId), eq(messages.userType, 'visitor')))
    .orderBy(asc(messages.seq))
    .limit(limit);
  return rows.map(({ value }) => value);
}
