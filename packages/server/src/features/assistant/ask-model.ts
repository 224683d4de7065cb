/** Asks the connected model something for an agent, with the conversation and what the app knows. Streamed, and called off where nobody waits any more. */
import { detectLanguage } from '@parrot/answer-engine';
import type { MessageSource } from '@parrot/contract/conversations';
import { AppError, type LanguageCode, type UserSessionId } from '@parrot/contract/core';
import { assistantPart } from '@parrot/contract/desk';
import { type Caller, loginRoom, type Platform } from '../../platform/index.ts';
import { languageName } from '../models/index.ts';
import type { FindAnswers, Found } from './find-answers.ts';
import { type Citable, trustedText } from './grounded-text.policy.ts';
import type { TakeInHand } from './load-session-context.ts';
import type { RequireModel } from './require-model.ts';
import { asData } from './transcript.ts';

const TIMEOUT_MS = 45_000;
const MOST_TOKENS = 700;
const MOST_PASSAGES = 6;

type Asking = { userSessionId: UserSessionId; requestId: string; question: string };
type Answer = { text: string; sources: MessageSource[] };
export type AskModel = (caller: Caller, asking: Asking, signal: AbortSignal) => Promise<Answer>;

type Needs = { takeInHand: TakeInHand; findAnswers: FindAnswers; requireModel: RequireModel };

export function createAskModel(
  { channels }: Pick<Platform, 'channels'>,
  { takeInHand, findAnswers, requireModel }: Needs,
): AskModel {
  return async (caller, { userSessionId, requestId, question }, signal) => {
    const { session, lines, versionId } = await takeInHand(caller, userSessionId);
    const write = await requireModel(session);
    const found = await findAnswers(session.tenantId, versionId, question);
    const passages = await readable(found);
    const language = (await detectLanguage(question)) ?? found.snapshot.language;
    const data = {
      question,
      conversation: asData(lines),
      passages: passages.map(({ title, heading, text }, at) => ({ number: at + 1, title, heading, text })),
    };
    const given = JSON.stringify(data);
    const look = (text: string, isWhole: boolean) =>
      trustedText(text, { passages, given, language, isWhole });
    let told = '';
    const written = await write({
      purpose: 'assistant',
      instructions: instructionsIn(language),
      data,
      maxTokens: MOST_TOKENS,
      timeoutMs: TIMEOUT_MS,
      signal,
      onText(soFar) {
        const { text } = look(soFar, false);
        if (text === told || signal.aborted) return;
        told = text;
        channels.push(assistantPart, [loginRoom(caller.sessionId)], { requestId, value: text });
      },
    });
    const { text, cited } = look(written.text, true);
    if (text === '') throw new AppError('unavailable', { message: NOTHING });
    return { text, sources: sourcesOf(cited.flatMap((place) => passages[place] ?? [])) };
  };
}

const NOTHING = 'The model wrote nothing that what it read bears out. Please ask in other words.';

const instructionsIn = (language: LanguageCode): string =>
  [
    'You help a person who answers customers. Answer their question, for them to read; write words for the customer where they ask for such.',
    'You are given the conversation with the customer so far and numbered passages of what the company knows.',
    `Write in ${languageName(language)}, briefly, in plain sentences: no links, no lists, no headings.`,
    'End every sentence that rests on a passage with its number, such as [1] or [1][3], before the full stop, and keep to its words. What the conversation says needs no number.',
    'Never make up facts, numbers, prices, dates or addresses. If neither the passages nor the conversation hold the answer, say so in one sentence.',
  ].join('\n');

/** Answers that people wrote, and passages of documents. */
async function readable({ answers, passages }: Found): Promise<Citable[]> {
  const faqs = answers
    .filter(({ faqId }) => faqId !== null)
    .map(({ text, sources: [source] }) => ({
      title: source?.title ?? '',
      heading: '',
      text,
      url: source?.url ?? '',
    }));
  const all = [...faqs, ...passages].slice(0, MOST_PASSAGES);
  return Promise.all(all.map(async (each) => ({ ...each, language: await detectLanguage(each.text) })));
}

function sourcesOf(cited: readonly Citable[]): MessageSource[] {
  const sources = new Map(cited.map(({ title, url }) => [`${title}\n${url}`, { title, url }]));
  return [...sources.values()];
}
