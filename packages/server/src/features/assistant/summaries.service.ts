/** Sums up conversations: by the connected model, or in their own words where there is none or it fails. */

import type { ConversationSummary, MadeBy } from '@parrot/contract/assistant';
import type { LanguageCode, TenantId, UserSessionId } from '@parrot/contract/core';
import type { Caller, Platform } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import { findSession, type Session } from '../conversations/index.ts';
import { isGrounded, languageName, ModelError, type Models } from '../models/index.ts';
import { findSummary, readTranscript, type SummaryRow, upsertSummary } from './assistant.repository.ts';
import { extractSummary } from './extract-summary.policy.ts';
import { collectedValues, type LoadSessionContext } from './load-session-context.ts';
import { findTopics } from './topics.policy.ts';
import { type TranscriptMessage, toModelInput } from './transcript.ts';

const TIMEOUT_MS = 20_000;
const MAX_TOKENS = 300;
const MAX_LENGTH = 1_500;
/** Summaries are for agents, whose screens are in English so far. */
const DESK_LANGUAGE: LanguageCode = 'en';

export type SummariesService = ReturnType<typeof createSummariesService>;

type Needs = {
  takeInHand: LoadSessionContext;
  apps: Pick<Apps, 'loadVersion'>;
  models: Pick<Models, 'forApp'>;
};

export function createSummariesService(
  { database, clock, log }: Pick<Platform, 'database' | 'clock' | 'log'>,
  { takeInHand, apps, models }: Needs,
) {
  const underWay = new Map<string, Promise<SummaryRow | null>>();

  const byModel = async (
    { tenantId, appId }: Session,
    lines: readonly TranscriptMessage[],
  ): Promise<string | null> => {
    const model = await models.forApp(tenantId, appId);
    if (!model) return null;
    const conversation = toModelInput(lines);
    try {
      const { text } = await model.write({
        purpose: 'summary',
        instructions: INSTRUCTIONS,
        data: { conversation },
        maxTokens: MAX_TOKENS,
        timeoutMs: TIMEOUT_MS,
      });
      return groundedSummary(text, conversation.map(({ said }) => said).join('\n'));
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      log.warn({ kind: error.kind }, 'summary by the model failed; summarized without it');
      return null;
    }
  };

  const createSummary = async (
    session: Session,
    lines: readonly TranscriptMessage[],
  ): Promise<SummaryRow | null> => {
    const { tenantId, id: sessionId, versionId, visitorName } = session;
    const extract = extractSummary({
      ...{ visitorName, lines, values: collectedValues(session) },
      language: DESK_LANGUAGE,
    });
    if (!extract) return null;
    const written = await byModel(session, lines);
    const madeBy: MadeBy = written ? 'model' : 'extract';
    const text = written ?? extract;
    const tags = findTopics(lines, (await apps.loadVersion(tenantId, versionId)).faqs);
    const upToSeq = lines.at(-1)?.seq ?? 0;
    const row = { sessionId, tenantId, text, tags, madeBy, upToSeq, madeAt: clock.now() };
    await database.tenant(tenantId, async (tx) => {
      // It may have been erased meanwhile.
      if (await findSession(tx, sessionId)) await upsertSummary(tx, row);
    });
    return row;
  };

  /** One in the making serves all who ask for it. Null where nothing was said yet. Not to be called inside a transaction. */
  const make = (session: Session, lines: readonly TranscriptMessage[]): Promise<SummaryRow | null> => {
    const key = `${session.id} ${lines.at(-1)?.seq ?? 0}`;
    const made = underWay.get(key) ?? createSummary(session, lines).finally(() => underWay.delete(key));
    underWay.set(key, made);
    return made;
  };

  return {
    async generate(
      caller: Caller,
      id: UserSessionId,
      { fresh }: { fresh: boolean },
    ): Promise<ConversationSummary | null> {
      const { session, lines } = await takeInHand(caller, id);
      const kept = fresh ? undefined : await database.tenant(caller.tenantId, (tx) => findSummary(tx, id));
      const row = kept ?? (await make(session, lines));
      return row && present(row);
    },

    /** At hand-over and on close; one that tells of all of it stays. */
    async makeDue(tenantId: TenantId, id: UserSessionId): Promise<void> {
      const found = await database.tenant(tenantId, async (tx) => ({
        session: await findSession(tx, id),
        lines: await readTranscript(tx, id),
        kept: await findSummary(tx, id),
      }));
      const { session, lines, kept } = found;
      if (session && (kept?.upToSeq ?? -1) < (lines.at(-1)?.seq ?? 0)) await make(session, lines);
    },
  };
}

const INSTRUCTIONS = [
  'You sum up a conversation of a customer with a bot and perhaps a person, for the colleague who goes on with it.',
  `Write in ${languageName(DESK_LANGUAGE)}, whatever language the conversation is in, two to four short sentences: what the customer wants, what was tried or answered, what is still open.`,
  'Write plain text: no links, no lists, no headings. Say nothing that the conversation does not say.',
].join('\n');

/** Null where it says what was never said. */
function groundedSummary(written: string, said: string): string | null {
  const text = written
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, MAX_LENGTH);
  return text === '' || !isGrounded(text, said, { language: null }) ? null : text;
}

const present = ({ text, tags, madeBy, upToSeq, madeAt }: SummaryRow): ConversationSummary => ({
  text,
  tags,
  madeBy,
  upToSeq,
  madeAt: madeAt.toISOString(),
});
