import type { ConversationId, UserSessionId } from '@parrot/contract/core';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { insertRows, jsonRows, preparedQuery, preparedStatement, type Tx } from '../../platform/index.ts';
import {
  type Session,
  sessionIdsOf,
  sessionsTable as sessions,
  type TranscriptMessage,
  transcriptColumn,
  visitorsTable as visitors,
} from '../conversations/index.ts';
import { summaries } from './assistant.tables.ts';
import { TRANSCRIPT_LIMIT } from './transcript.ts';

export type SummaryRow = typeof summaries.$inferSelect;

export async function findSummary(tx: Tx, sessionId: UserSessionId): Promise<SummaryRow | undefined> {
  const [found] = await tx.select().from(summaries).where(eq(summaries.sessionId, sessionId));
  return found;
}

/** What a summary needs of a session. */
export type SummarizedSession = Pick<
  Session,
  'id' | 'tenantId' | 'appId' | 'versionId' | 'flowState' | 'visitorName'
>;

type SummarySource = {
  session: SummarizedSession;
  transcript: TranscriptMessage[];
  /** The last message that the stored summary covers; null where there is none. */
  coveredSeq: number | null;
};

const summarySource = preparedQuery('summary_source', (tx, parameter) =>
  tx
    .select({
      session: {
        id: sessions.id,
        tenantId: sessions.tenantId,
        appId: sessions.appId,
        versionId: sessions.versionId,
        flowState: sessions.flowState,
        visitorName: visitors.name,
      },
      transcript: transcriptColumn(TRANSCRIPT_LIMIT),
      coveredSeq: summaries.upToSeq,
    })
    .from(sessions)
    .innerJoin(visitors, eq(visitors.id, sessions.visitorId))
    .leftJoin(summaries, eq(summaries.sessionId, sessions.id))
    .where(eq(sessions.id, parameter('sessionId'))),
);

/** Undefined if the visitor was erased. */
export async function readSummarySource(
  tx: Tx,
  sessionId: UserSessionId,
): Promise<SummarySource | undefined> {
  const [found] = await summarySource(tx, { sessionId });
  return found;
}

/** A concurrent summary that covers more messages is not overwritten. */
const storeSummary = preparedStatement(
  'store_summary',
  (parameter) => sql`
  ${insertRows(summaries, parameter('summary'))}
  where exists (select from ${sessions} where ${sessions.id} = session_id)
  on conflict (session_id) do update set
    text = excluded.text, tags = excluded.tags, made_by = excluded.made_by, up_to_seq = excluded.up_to_seq,
    made_at = excluded.made_at
  where ${summaries.upToSeq} <= excluded.up_to_seq`,
);

/** Nothing if the visitor was erased meanwhile. */
export const upsertSummary = async (tx: Tx, row: SummaryRow): Promise<void> =>
  void (await storeSummary(tx, { summary: jsonRows(summaries, [row]) }));

export async function summariesOfConversation(tx: Tx, conversationId: ConversationId) {
  const { text, tags, madeBy, madeAt, sessionId } = summaries;
  return tx
    .select({ text, tags, madeBy, madeAt })
    .from(summaries)
    .where(inArray(sessionId, await sessionIdsOf(tx, conversationId)))
    .orderBy(asc(madeAt));
}
