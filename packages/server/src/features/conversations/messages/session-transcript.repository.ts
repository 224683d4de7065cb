/** Reads of a session's messages for other slices: summaries, tickets. */
import type { CallEntry, SenderType, SessionEventKind, Thumb } from '@parrot/contract/conversations';
import type { FaqId, UserSessionId } from '@parrot/contract/core';
import type { FindingTrace } from '@parrot/contract/learning';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { messages } from '../conversations.tables.ts';

export type TranscriptMessage = {
  seq: number;
  userType: SenderType;
  senderName: string;
  value: string;
  event: SessionEventKind | null;
  call: CallEntry | null;
  thumb: Thumb | null;
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
      thumb: messages.thumb,
      // What an agent whispered answered the question, whatever the bot found by itself.
      found: sql<TranscriptMessage['found']>`case
        when ${messages.trace} #> '{finding,whisper}' is not null then 'answer'
        else ${messages.trace} -> 'finding' ->> 'kind' end`,
      faqId: sql<TranscriptMessage['faqId']>`${messages.trace} -> 'finding' ->> 'faqId'`,
    })
    .from(messages)
    .where(eq(messages.sessionId, sessionId))
    .orderBy(desc(messages.seq))
    .limit(limit);
  return rows.reverse();
}

/** When an agent has first written; null where none has. */
export async function firstResponseAt(tx: Tx, sessionId: UserSessionId): Promise<Date | null> {
  const [found] = await tx
    .select({ at: messages.createdAt })
    .from(messages)
    .where(and(eq(messages.sessionId, sessionId), eq(messages.userType, 'agent'), isNull(messages.event)))
    .orderBy(asc(messages.seq))
    .limit(1);
  return found?.at ?? null;
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
