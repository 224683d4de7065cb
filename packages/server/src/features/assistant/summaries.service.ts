/** Summarizes conversations with the connected model, or by extraction if there is none or it fails. */

import type { ConversationSummary, HandoverCard, MadeBy } from '@parrot/contract/assistant';
import type { LanguageCode, TenantId, UserSessionId } from '@parrot/contract/core';
import type { Caller, Platform, Tx } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import { describeCall, type TranscriptMessage } from '../conversations/index.ts';
import { isGrounded, languageName, type Model, ModelError, type Models } from '../models/index.ts';
import {
  findSummary,
  readSummarySource,
  type SummarizedSession,
  type SummaryRow,
  upsertCard,
  upsertSummary,
} from './assistant.repository.ts';
import { extractSummary } from './extract-summary.policy.ts';
import { findCard } from './handover/handover.repository.ts';
import type { CardRow } from './handover/handover.tables.ts';
import { handoverChanged } from './handover/handover.topics.ts';
import { presentCard, withUnderstood } from './handover/handover-card.policy.ts';
import { type Understood, understoodFacts } from './handover/understood-facts.policy.ts';
import { collectedValues, type LoadSessionContext } from './load-session-context.ts';
import { findTopics } from './topics.policy.ts';
import { toModelInput } from './transcript.ts';

const TIMEOUT_MS = 20_000;
const MAX_TOKENS = 300;
const MAX_LENGTH = 1_500;

export type SummariesService = ReturnType<typeof createSummariesService>;

type Needs = {
  loadSessionContext: LoadSessionContext;
  apps: Pick<Apps, 'loadVersion'>;
  models: Pick<Models, 'forApp'>;
};

export function createSummariesService(
  { database, clock, log, outbox }: Pick<Platform, 'database' | 'clock' | 'log' | 'outbox'>,
  { loadSessionContext, apps, models }: Needs,
) {
  const inProgress = new Map<string, Promise<SummaryRow | null>>();

  const byModel = async (
    model: Model,
    transcript: readonly TranscriptMessage[],
    language: LanguageCode,
  ): Promise<string | null> => {
    const conversation = toModelInput(transcript);
    try {
      const { text: written } = await model.write({
        purpose: 'summary',
        instructions: instructionsIn(language),
        data: { conversation },
        maxTokens: MAX_TOKENS,
        timeoutMs: TIMEOUT_MS,
      });
      return groundedSummary(written, conversation.map(({ text }) => text).join('\n'));
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      log.warn({ kind: error.kind }, 'model summary failed; using the extracted summary');
      return null;
    }
  };

  /** In the app's language, as all its agents share one summary. */
  const createSummary = async (
    session: SummarizedSession,
    transcript: readonly TranscriptMessage[],
    handedOver: { card: CardRow | null } | undefined,
  ): Promise<SummaryRow | null> => {
    const { tenantId, appId, id: sessionId, versionId, visitorName } = session;
    const { language, faqs, flow } = await apps.loadVersion(tenantId, versionId);
    const values = collectedValues(session);
    const extract = extractSummary({ visitorName, transcript, values, language });
    if (!extract) return null;
    let card =
      handedOver && nextCard(session, handedOver.card, understoodFacts({ transcript, faqs, flow, values }));
    const model = await models.forApp(tenantId, appId);
    if (model && card) {
      // The visitor is waiting, and a model can take a while.
      const understood = card;
      card = undefined;
      await database.tenant(tenantId, (tx) => storeCard(tx, session, understood));
    }
    const written = model && (await byModel(model, transcript, language));
    const madeBy: MadeBy = written ? 'model' : 'extract';
    const calls = transcript.flatMap(({ call }) => (call ? [describeCall(language, call)] : []));
    const text = [written ?? extract, ...calls].join('\n');
    const tags = findTopics(transcript, faqs);
    const upToSeq = transcript.at(-1)?.seq ?? 0;
    const row = { sessionId, tenantId, text, tags, madeBy, upToSeq, madeAt: clock.now() };
    await database.tenant(tenantId, (tx) =>
      card ? storeCard(tx, session, card, row) : upsertSummary(tx, row),
    );
    return row;
  };

  /** Undefined where the bot understood nothing new. */
  const nextCard = (
    { id: sessionId, tenantId }: SummarizedSession,
    before: CardRow | null,
    understood: readonly Understood[],
  ): CardRow | undefined => {
    const content = withUnderstood(before, understood);
    const revision = (before?.revision ?? 0) + 1;
    return content && { ...content, sessionId, tenantId, revision, updatedAt: clock.now() };
  };

  const storeCard = async (
    tx: Tx,
    { id: userSessionId, tenantId, conversationId }: SummarizedSession,
    card: CardRow,
    summary?: SummaryRow,
  ): Promise<void> => {
    if (!(await upsertCard(tx, card, summary))) return;
    const payload = { conversationId, userSessionId, card: presentCard(card), isTopicChanged: false };
    outbox.write(tx, handoverChanged, { tenantId, key: conversationId, payload });
  };

  /**
   * Concurrent requests share one result. Null if there is nothing to summarize. Must not be called inside a
   * transaction.
   */
  const summarize = (
    session: SummarizedSession,
    transcript: readonly TranscriptMessage[],
    handedOver?: { card: CardRow | null },
  ): Promise<SummaryRow | null> => {
    const key = `${session.id} ${transcript.at(-1)?.seq ?? 0} ${handedOver ? 'with card' : ''}`;
    const summary =
      inProgress.get(key) ??
      createSummary(session, transcript, handedOver).finally(() => inProgress.delete(key));
    inProgress.set(key, summary);
    return summary;
  };

  return {
    async generate(
      caller: Caller,
      id: UserSessionId,
      { fresh }: { fresh: boolean },
    ): Promise<{ summary: ConversationSummary | null; handover: HandoverCard | null }> {
      const { session, transcript } = await loadSessionContext(caller, id);
      const { stored, card } = await database.tenant(caller.tenantId, async (tx) => ({
        stored: fresh ? undefined : await findSummary(tx, id),
        card: await findCard(tx, id),
      }));
      const row = stored ?? (await summarize(session, transcript));
      return { summary: row && present(row), handover: presentCard(card) };
    },

    /** Runs at handover and on close; a summary that covers every message is left alone. */
    async refresh(tenantId: TenantId, id: UserSessionId): Promise<void> {
      const found = await database.tenant(tenantId, (tx) => readSummarySource(tx, id));
      if (!found) return;
      const { session, transcript, coveredSeq, card } = found;
      if ((coveredSeq ?? -1) < (transcript.at(-1)?.seq ?? 0)) await summarize(session, transcript, { card });
    },
  };
}

const instructionsIn = (language: LanguageCode): string =>
  [
    'You sum up a conversation of a customer with a bot and perhaps a person, for the colleague who goes on with it.',
    `Write in ${languageName(language)}, whatever language the conversation is in, two to four short sentences: what the customer wants, what was tried or answered, what is still open.`,
    'Write plain text: no links, no lists, no headings. Say nothing that the conversation does not say.',
  ].join('\n');

/** Null if the text is not grounded in the conversation. */
function groundedSummary(written: string, source: string): string | null {
  const text = written
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, MAX_LENGTH);
  return text === '' || !isGrounded(text, source, { language: null }) ? null : text;
}

const present = ({ text, tags, madeBy, upToSeq, madeAt }: SummaryRow): ConversationSummary => ({
  text,
  tags,
  madeBy,
  upToSeq,
  madeAt: madeAt.toISOString(),
});
