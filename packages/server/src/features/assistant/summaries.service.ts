/** Summarizes conversations with the connected model, or by extraction if there is none or it fails. */

import type { ConversationSummary, MadeBy } from '@parrot/contract/assistant';
import type { LanguageCode, TenantId, UserSessionId } from '@parrot/contract/core';
import type { Caller, Platform } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import { describeCall, type TranscriptMessage } from '../conversations/index.ts';
import { isGrounded, languageName, ModelError, type Models } from '../models/index.ts';
import {
  findSummary,
  readSummarySource,
  type SummarizedSession,
  type SummaryRow,
  upsertSummary,
} from './assistant.repository.ts';
import { extractSummary } from './extract-summary.policy.ts';
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
  { database, clock, log }: Pick<Platform, 'database' | 'clock' | 'log'>,
  { loadSessionContext, apps, models }: Needs,
) {
  const inProgress = new Map<string, Promise<SummaryRow | null>>();

  const byModel = async (
    { tenantId, appId }: SummarizedSession,
    transcript: readonly TranscriptMessage[],
    language: LanguageCode,
  ): Promise<string | null> => {
    const model = await models.forApp(tenantId, appId);
    if (!model) return null;
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
  ): Promise<SummaryRow | null> => {
    const { tenantId, id: sessionId, versionId, visitorName } = session;
    const { language, faqs } = await apps.loadVersion(tenantId, versionId);
    const values = collectedValues(session);
    const extract = extractSummary({ visitorName, transcript, values, language });
    if (!extract) return null;
    const written = await byModel(session, transcript, language);
    const madeBy: MadeBy = written ? 'model' : 'extract';
    const calls = transcript.flatMap(({ call }) => (call ? [describeCall(language, call)] : []));
    const text = [written ?? extract, ...calls].join('\n');
    const tags = findTopics(transcript, faqs);
    const upToSeq = transcript.at(-1)?.seq ?? 0;
    const row = { sessionId, tenantId, text, tags, madeBy, upToSeq, madeAt: clock.now() };
    await database.tenant(tenantId, (tx) => upsertSummary(tx, row));
    return row;
  };

  /**
   * Concurrent requests share one result. Null if there is nothing to summarize. Must not be called inside a
   * transaction.
   */
  const summarize = (
    session: SummarizedSession,
    transcript: readonly TranscriptMessage[],
  ): Promise<SummaryRow | null> => {
    const key = `${session.id} ${transcript.at(-1)?.seq ?? 0}`;
    const summary =
      inProgress.get(key) ?? createSummary(session, transcript).finally(() => inProgress.delete(key));
    inProgress.set(key, summary);
    return summary;
  };

  return {
    async generate(
      caller: Caller,
      id: UserSessionId,
      { fresh }: { fresh: boolean },
    ): Promise<ConversationSummary | null> {
      const { session, transcript } = await loadSessionContext(caller, id);
      const stored = fresh ? undefined : await database.tenant(caller.tenantId, (tx) => findSummary(tx, id));
      const row = stored ?? (await summarize(session, transcript));
      return row && present(row);
    },

    /** Runs at handover and on close; a summary that covers every message is left alone. */
    async refresh(tenantId: TenantId, id: UserSessionId): Promise<void> {
      const found = await database.tenant(tenantId, (tx) => readSummarySource(tx, id));
      if (!found) return;
      const { session, transcript, coveredSeq } = found;
      if ((coveredSeq ?? -1) < (transcript.at(-1)?.seq ?? 0)) await summarize(session, transcript);
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
