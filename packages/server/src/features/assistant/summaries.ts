/** Sums up conversations: by the connected model, or in their own words where there is none or it fails. */
import type { LanguageCode, TenantId, UserSessionId } from '@parrot/contract/core';
import type { ConversationSummary, MadeBy } from '@parrot/contract/desk';
import type { Caller, Platform } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import { findSession, type Session } from '../conversations/index.ts';
import { languageName, ModelError, type Models } from '../models/index.ts';
import { linesOf, putSummary, type SummaryRow, summaryOf } from './assistant.repository.ts';
import { extractSummary, type Summed } from './extract-summary.policy.ts';
import { asData, type Line } from './line.ts';
import { languageSpoken, type TakeInHand, valuesCollected } from './session-at-hand.ts';
import { hasMarkup, saysNothingNew } from './trusted-text.policy.ts';

const TIMEOUT_MS = 20_000;
const MOST_TOKENS = 300;
const LONGEST_TEXT = 1_500;
const MOST_TAGS = 4;
const LONGEST_TAG = 40;

export type Summaries = ReturnType<typeof createSummaries>;

type Needs = { takeInHand: TakeInHand; apps: Pick<Apps, 'loadVersion'>; models: Pick<Models, 'forApp'> };

export function createSummaries(
  { database, clock, log }: Pick<Platform, 'database' | 'clock' | 'log'>,
  { takeInHand, apps, models }: Needs,
) {
  const underWay = new Map<string, Promise<SummaryRow | null>>();

  const byModel = async (
    { tenantId, appId }: Session,
    lines: readonly Line[],
    language: LanguageCode,
  ): Promise<Summed | null> => {
    const model = await models.forApp(tenantId, appId);
    if (!model) return null;
    const conversation = asData(lines);
    try {
      const { text } = await model.write({
        purpose: 'summary',
        instructions: instructionsIn(language),
        data: { conversation },
        maxTokens: MOST_TOKENS,
        timeoutMs: TIMEOUT_MS,
      });
      return summedBy(text, conversation.map(({ said }) => said).join('\n'));
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      log.warn({ kind: error.kind }, 'summary by the model failed; summarized without it');
      return null;
    }
  };

  const makeAnew = async (session: Session, lines: readonly Line[]): Promise<SummaryRow | null> => {
    const { tenantId, id: sessionId, versionId, visitorName } = session;
    const { language: ownLanguage } = await apps.loadVersion(tenantId, versionId);
    const language = await languageSpoken(session, lines, ownLanguage);
    const extract = extractSummary({ visitorName, language, lines, values: valuesCollected(session) });
    if (!extract) return null;
    const written = await byModel(session, lines, language);
    const madeBy: MadeBy = written ? 'model' : 'extract';
    const tags = written && written.tags.length > 0 ? written.tags : extract.tags;
    const { text } = written ?? extract;
    const upToSeq = lines.at(-1)?.seq ?? 0;
    const row = { sessionId, tenantId, text, tags, madeBy, upToSeq, madeAt: clock.now() };
    await database.tenant(tenantId, async (tx) => {
      // It may have been erased meanwhile.
      if (await findSession(tx, sessionId)) await putSummary(tx, row);
    });
    return row;
  };

  /** One in the making serves all who ask for it. Null where nothing was said yet. Not to be called inside a transaction. */
  const make = (session: Session, lines: readonly Line[]): Promise<SummaryRow | null> => {
    const key = `${session.id} ${lines.at(-1)?.seq ?? 0}`;
    const made = underWay.get(key) ?? makeAnew(session, lines).finally(() => underWay.delete(key));
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
      const kept = fresh ? undefined : await database.tenant(caller.tenantId, (tx) => summaryOf(tx, id));
      const row = kept ?? (await make(session, lines));
      return row && present(row);
    },

    /** At hand-over and on close; one that tells of all of it stays. */
    async makeDue(tenantId: TenantId, id: UserSessionId): Promise<void> {
      const found = await database.tenant(tenantId, async (tx) => ({
        session: await findSession(tx, id),
        lines: await linesOf(tx, id),
        kept: await summaryOf(tx, id),
      }));
      const { session, lines, kept } = found;
      if (session && (kept?.upToSeq ?? -1) < (lines.at(-1)?.seq ?? 0)) await make(session, lines);
    },
  };
}

const instructionsIn = (language: LanguageCode): string =>
  [
    'You sum up a conversation of a customer with a bot and perhaps a person, for the colleague who goes on with it.',
    `Write in ${languageName(language)}, two to four short sentences: what the customer wants, what was tried or answered, what is still open.`,
    'Write plain text: no links, no lists, no headings. Say nothing that the conversation does not say.',
    `Then write one last line that begins with ${TAGS} and names two to four topics of one or two words each, parted by commas.`,
  ].join('\n');
const TAGS = 'TAGS:';

/** Null where it says what was never said. */
function summedBy(written: string, said: string): Summed | null {
  const lines = written.split('\n').map((line) => line.trim());
  const text = lines
    .filter((line) => line !== '' && !line.toUpperCase().startsWith(TAGS))
    .join('\n')
    .slice(0, LONGEST_TEXT);
  const tags = (lines.find((line) => line.toUpperCase().startsWith(TAGS)) ?? '')
    .slice(TAGS.length)
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '' && tag.length <= LONGEST_TAG && !hasMarkup(tag) && saysNothingNew(tag, said));
  if (text === '' || hasMarkup(text) || !saysNothingNew(text, said)) return null;
  return { text, tags: tags.slice(0, MOST_TAGS) };
}

const present = ({ text, tags, madeBy, upToSeq, madeAt }: SummaryRow): ConversationSummary => ({
  text,
  tags,
  madeBy,
  upToSeq,
  madeAt: madeAt.toISOString(),
});
