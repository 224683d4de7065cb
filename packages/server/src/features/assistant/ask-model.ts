/**
 * Answers an agent's question with the connected model, from the conversation and the app's knowledge. The
 * text is streamed; the request is aborted when the agent disconnects.
 */
import { detectLanguage } from '@parrot/answer-engine';
import { assistantPart } from '@parrot/contract/assistant';
import type { MessageSource } from '@parrot/contract/conversations';
import { AppError, type LanguageCode, type UserSessionId } from '@parrot/contract/core';
import { type Caller, loginRoom, type Platform } from '../../platform/index.ts';
import { languageName } from '../models/index.ts';
import type { FindAnswers, FoundAnswers } from './find-answers.ts';
import { type Citable, groundedText } from './grounded-text.policy.ts';
import type { LoadSessionContext } from './load-session-context.ts';
import type { RequireModel } from './require-model.ts';
import { toModelInput } from './transcript.ts';

const TIMEOUT_MS = 45_000;
const MAX_TOKENS = 700;
const MAX_PASSAGES = 6;

type ModelQuestion = { userSessionId: UserSessionId; requestId: string; question: string };
type ModelAnswer = { text: string; sources: MessageSource[] };
export type AskModel = (caller: Caller, question: ModelQuestion, signal: AbortSignal) => Promise<ModelAnswer>;

type Needs = { loadSessionContext: LoadSessionContext; findAnswers: FindAnswers; requireModel: RequireModel };

export function createAskModel(
  { channels }: Pick<Platform, 'channels'>,
  { loadSessionContext, findAnswers, requireModel }: Needs,
): AskModel {
  return async (caller, { userSessionId, requestId, question }, signal) => {
    const { session, transcript, versionId } = await loadSessionContext(caller, userSessionId);
    const write = await requireModel(session);
    const found = await findAnswers(session.tenantId, versionId, question);
    const passages = await citablePassages(found);
    const language = (await detectLanguage(question)) ?? found.snapshot.language;
    const data = {
      question,
      conversation: toModelInput(transcript),
      passages: passages.map(({ title, heading, text }, at) => ({ number: at + 1, title, heading, text })),
    };
    const source = JSON.stringify(data);
    const check = (text: string, isWhole: boolean) =>
      groundedText(text, { passages, source, language, isWhole });
    let pushed = '';
    const written = await write({
      purpose: 'assistant',
      instructions: instructionsIn(language),
      data,
      maxTokens: MAX_TOKENS,
      timeoutMs: TIMEOUT_MS,
      signal,
      onText(soFar) {
        const { text } = check(soFar, false);
        if (text === pushed || signal.aborted) return;
        pushed = text;
        channels.push(assistantPart, [loginRoom(caller.sessionId)], { requestId, value: text });
      },
    });
    const { text, cited } = check(written.text, true);
    if (text === '') throw new AppError('unavailable', { message: NOTHING_GROUNDED });
    return { text, sources: distinctSources(cited.flatMap((index) => passages[index] ?? [])) };
  };
}

const NOTHING_GROUNDED =
  'The model found nothing in your knowledge to back up an answer. Try rephrasing your question.';

const instructionsIn = (language: LanguageCode): string =>
  [
    'You help a person who answers customers. Answer their question, for them to read; write words for the customer where they ask for such.',
    'You are given the conversation with the customer so far and numbered passages of what the company knows.',
    `Write in ${languageName(language)}, briefly, in plain sentences: no links, no lists, no headings.`,
    'End every sentence that rests on a passage with its number, such as [1] or [1][3], before the full stop, and keep to its words. What the conversation says needs no number.',
    'Never make up facts, numbers, prices, dates or addresses. If neither the passages nor the conversation hold the answer, say so in one sentence.',
  ].join('\n');

/** FAQ answers first, then document passages. */
async function citablePassages({ answers, passages }: FoundAnswers): Promise<Citable[]> {
  const faqs = answers
    .filter(({ faqId }) => faqId !== null)
    .map(({ text, sources: [source] }) => ({
      title: source?.title ?? '',
      heading: '',
      text,
      url: source?.url ?? '',
    }));
  const all = [...faqs, ...passages].slice(0, MAX_PASSAGES);
  return Promise.all(all.map(async (each) => ({ ...each, language: await detectLanguage(each.text) })));
}

function distinctSources(cited: readonly Citable[]): MessageSource[] {
  const sources = new Map(cited.map(({ title, url }) => [`${title}\n${url}`, { title, url }]));
  return [...sources.values()];
}
