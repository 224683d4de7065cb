import type { ConversationId, UserSessionId } from '@parrot/contract/core';
import { asc, eq, getTableColumns, inArray, type Placeholder, sql } from 'drizzle-orm';
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
import { type CardRow, handoverCards } from './handover/handover.tables.ts';
import { TRANSCRIPT_LIMIT } from './transcript.ts';

export type SummaryRow = typeof summaries.$inferSelect;

export async function findSummary(tx: Tx, sessionId: UserSessionId): Promise<SummaryRow | undefined> {
  const [found] = await tx.select().from(summaries).where(eq(summaries.sessionId, sessionId));
  return found;
}

/** What a summary needs of a session. */
export type SummarizedSession = Pick<
  Session,
  'id' | 'tenantId' | 'appId' | 'conversationId' | 'versionId' | 'flowState' | 'visitorName'
>;

type SummarySource = {
  session: SummarizedSession;
  transcript: TranscriptMessage[];
  /** The last message that the stored summary covers; null where there is none. */
  coveredSeq: number | null;
  card: CardRow | null;
};

const summarySource = preparedQuery('summary_source', (tx, parameter) =>
  tx
    .select({
      session: {
        id: sessions.id,
        tenantId: sessions.tenantId,
        appId: sessions.appId,
        conversationId: sessions.conversationId,
        versionId: sessions.versionId,
        flowState: sessions.flowState,
        visitorName: visitors.name,
      },
      transcript: transcriptColumn(TRANSCRIPT_LIMIT),
      coveredSeq: summaries.upToSeq,
      card: getTableColumns(handoverCards),
    })
    .from(sessions)
    .innerJoin(visitors, eq(visitors.id, sessions.visitorId))
    .leftJoin(summaries, eq(summaries.sessionId, sessions.id))
    .leftJoin(handoverCards, eq(handoverCards.sessionId, sessions.id))
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
const insertSummary = (rows: Placeholder) => sql`
  ${insertRows(summaries, rows)}
  where exists (select from ${sessions} where ${sessions.id} = session_id)
  on conflict (session_id) do update set
    text = excluded.text, tags = excluded.tags, made_by = excluded.made_by, up_to_seq = excluded.up_to_seq,
    made_at = excluded.made_at
  where ${summaries.upToSeq} <= excluded.up_to_seq`;

const storeSummary = preparedStatement('store_summary', (parameter) => insertSummary(parameter('summary')));

/** A correction of the visitor meanwhile is not overwritten. */
const insertCard = (rows: Placeholder) => sql`
  ${insertRows(handoverCards, rows)}
  where exists (select from ${sessions} where ${sessions.id} = session_id)
  on conflict (session_id) do update set
    facts = excluded.facts, revision = excluded.revision, confirmed_at = excluded.confirmed_at,
    updated_at = excluded.updated_at
  where ${handoverCards.revision} = excluded.revision - 1
  returning session_id`;

const storeCardOnly = preparedStatement<{ session_id: string }>('store_handover_card', (parameter) =>
  insertCard(parameter('card')),
);

const storeSummaryAndCard = preparedStatement<{ session_id: string }>(
  'store_summary_and_card',
  (parameter) => sql`
  with stored_card as (${insertCard(parameter('card'))}),
    stored_summary as (${insertSummary(parameter('summary'))})
  select session_id from stored_card`,
);

/** Nothing if the visitor was erased meanwhile. */
export const upsertSummary = async (tx: Tx, row: SummaryRow): Promise<void> =>
  void (await storeSummary(tx, { summary: jsonRows(summaries, [row]) }));

/** Whether the card was stored; with the summary, in one statement. */
export async function upsertCard(tx: Tx, card: CardRow, summary?: SummaryRow): Promise<boolean> {
  const rows = jsonRows(handoverCards, [card]);
  const stored = summary
    ? await storeSummaryAndCard(tx, { card: rows, summary: jsonRows(summaries, [summary]) })
    : await storeCardOnly(tx, { card: rows });
  return stored.length > 0;
}

export async function summariesOfConversation(tx: Tx, conversationId: ConversationId) {
  const { text, tags, madeBy, madeAt, sessionId } = summaries;
  return tx
    .select({ text, tags, madeBy, madeAt })
    .from(summaries)
    .where(inArray(sessionId, await sessionIdsOf(tx, conversationId)))
    .orderBy(asc(madeAt));
}
