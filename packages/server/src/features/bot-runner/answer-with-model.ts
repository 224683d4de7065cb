/** Lets a model answer from passages. If it can't, the finding it was given stays the answer. */
import { detectLanguage, type Finding } from '@parrot/answer-engine';
import type { GptVersion } from '@parrot/contract/apps';
import type { LanguageCode } from '@parrot/contract/core';
import type { ModelOutcome, ModelTrace } from '@parrot/contract/models';
import type { WriteAnswer, WrittenFinding } from '../conversations/index.ts';
import {
  languageName,
  type Model,
  ModelError,
  type Models,
  type ModelUsage,
  translate,
} from '../models/index.ts';
import { type Supported, supportedText } from './supported-text.policy.ts';

const TIMEOUT_MS = 20_000;
/** A model that has not begun by then is too slow for a chat: the quote answers. */
const FIRST_TEXT_MS = 8_000;
const MAX_TOKENS = 600;
/** What the model replies where the passages do not contain the answer. */
const NO_ANSWER = 'NONE';

export type AnswerWithModel = (
  request: WriteAnswer,
  options: {
    where: Parameters<Models['findFor']>;
    timeoutMs?: number;
    firstTextMs?: number;
    /** Called with the grounded text so far whenever it grows. */
    onText?: (soFar: string) => void;
  },
) => Promise<WrittenFinding>;

export function createAnswerWithModel(models: Pick<Models, 'findFor'>): AnswerWithModel {
  return async (request, { where, timeoutMs = TIMEOUT_MS, firstTextMs = FIRST_TEXT_MS, onText }) => {
    const found = await models.findFor(...where);
    if ('none' in found) return { ...request.finding, model: traceOf(found.none, null, 0) };
    const started = performance.now();
    const { model, gptData } = found;
    const trace = (outcome: ModelOutcome, more: Partial<ModelTrace> = {}) => ({
      ...traceOf(outcome, model, performance.now() - started),
      ...more,
    });
    const timeLeft = () => Math.ceil(Math.max(1, timeoutMs - (performance.now() - started)));
    const spent = { inputTokens: 0, outputTokens: 0, cost: 0 };
    try {
      if (request.passages.length === 0) {
        const translated = await inAskedLanguage(model, request.finding, { timeLeft, spent });
        const isTranslated = translated !== request.finding;
        return {
          ...translated,
          model: trace(isTranslated ? 'written' : 'notSupported', { ...spent, translated: isTranslated }),
        };
      }
      const { whispered } = request;
      const { passages, language } = await readable(request, whispered ? '' : gptData.defaultData);
      const { readWith } = request.finding.trace;
      const inLanguage = (await detectLanguage(request.question)) ?? request.language ?? language;
      const check = (text: string, isWhole: boolean) =>
        supportedText(text, passages, language, { isWhole, question: request.question });
      const written = await model.write({
        purpose: 'answer',
        instructions: [
          INSTRUCTIONS[gptData.version](language),
          ...(whispered ? [WHISPERED] : readWith ? [CONTINUES] : []),
        ].join('\n'),
        data: {
          ...(readWith && { previousQuestion: readWith }),
          question: request.question,
          passages: passages.map(({ title, heading, text }, at) => ({
            number: at + 1,
            title,
            heading,
            text,
          })),
        },
        maxTokens: MAX_TOKENS,
        timeoutMs: timeLeft(),
        // Text that will be translated is not streamed.
        ...(onText && inLanguage === language && streaming(onNewText(check, onText), firstTextMs)),
      });
      add(spent, written.usage);
      const supported = check(written.text, true);
      const { dropped } = supported;
      if (supported.text === '')
        return {
          ...request.finding,
          model: trace(isNone(written.text) ? 'noAnswer' : 'notSupported', { ...spent, dropped }),
        };
      const answer = await inVisitorsLanguage(model, supported.text, {
        language,
        inLanguage,
        timeLeft,
        spent,
      });
      const translated = answer !== supported.text;
      return {
        ...answerOf(request, passages, supported, answer),
        languageCode: translated ? inLanguage : language,
        model: trace('written', { ...spent, dropped, translated }),
      };
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      return { ...request.finding, model: trace(error.kind, spent) };
    }
  };
}

/** By generation: changing the wording for every live bot at once could make good answers worse. */
const INSTRUCTIONS: Record<GptVersion, (language: LanguageCode) => string> = {
  parrotgpt4: (language) =>
    [
      'You answer the question of a visitor of a web site, from the numbered passages alone.',
      `Answer in ${languageName(language)}, in one to four short sentences, in the words of the passages wherever you can.`,
      'End every sentence with the numbers of the passages that say it, such as [1] or [1][3], before the full stop.',
      'Write plain text: no links, no lists, no headings, no greeting, nothing that the passages do not say.',
      `If the passages do not hold the answer, write ${NO_ANSWER} and nothing else.`,
    ].join('\n'),
};

/** Added for a question such as 'and for children?'. */
const CONTINUES = 'The question continues the previous question: answer it as if it named the same subject.';

/** Added where an agent has whispered the answer. */
const WHISPERED =
  'The passage is what an agent wants you to answer now: say all of it, whether or not it fits the question.';

const isNone = (text: string): boolean => text.replace(/[^\p{L}]/gu, '') === NO_ANSWER;

/**
 * The grounding check compares terms, so the model answers in the language of the passages: that of the best
 * one. The facts that the builder wrote for every answer come last, without a source to name.
 */
async function readable({ passages: found, language }: WriteAnswer, defaultData: string) {
  const facts = defaultData === '' ? [] : [{ title: '', url: '', heading: '', text: defaultData }];
  const passages = [...found, ...facts];
  const languages = await Promise.all(passages.map(({ text }) => detectLanguage(text)));
  const own = languages.find((each) => each !== null) ?? language ?? 'en';
  return {
    language: own,
    passages: passages.filter((_, at) => languages[at] === own || languages[at] === null),
  };
}

/** Ends a call that brings no text in time. */
function streaming(onText: (soFar: string) => void, firstTextMs: number) {
  const slow = new AbortController();
  const timer = setTimeout(
    () => slow.abort(new DOMException('the model sent no text in time', 'TimeoutError')),
    firstTextMs,
  );
  timer.unref();
  return {
    signal: slow.signal,
    onText(soFar: string) {
      clearTimeout(timer);
      onText(soFar);
    },
  };
}

/** Calls back once for each new sentence. */
function onNewText(check: (text: string, isWhole: boolean) => Supported, onText: (soFar: string) => void) {
  let sent = '';
  return (soFar: string) => {
    const { text } = check(soFar, false);
    if (text === sent) return;
    sent = text;
    onText(text);
  };
}

type Translating = {
  language: LanguageCode;
  inLanguage: LanguageCode;
  timeLeft(): number;
  spent: ModelUsage;
};

/** If translating fails, the untranslated answer is returned. */
async function inVisitorsLanguage(
  model: Model,
  text: string,
  { language, inLanguage, timeLeft, spent }: Translating,
): Promise<string> {
  if (language === inLanguage) return text;
  try {
    const translated = await translate(model, text, inLanguage, { timeoutMs: timeLeft() });
    add(spent, translated.usage);
    return translated.text ?? text;
  } catch (error) {
    if (error instanceof ModelError) return text;
    throw error;
  }
}

/** The answer of an FAQ is only translated, into the language of the question. */
async function inAskedLanguage(
  model: Model,
  finding: Finding,
  { timeLeft, spent }: Pick<Translating, 'timeLeft' | 'spent'>,
): Promise<Finding> {
  const { language } = finding.trace;
  if (finding.kind !== 'answer' || !language) return finding;
  const { text, usage } = await translate(model, finding.answer, language, { timeoutMs: timeLeft() });
  add(spent, usage);
  return text === null ? finding : { ...finding, answer: text, languageCode: language };
}

function add(spent: ModelUsage, { inputTokens, outputTokens, cost }: ModelUsage): void {
  spent.inputTokens += inputTokens;
  spent.outputTokens += outputTokens;
  spent.cost += cost;
}

function answerOf(
  { finding }: WriteAnswer,
  passages: WriteAnswer['passages'],
  { cited }: Supported,
  answer: string,
): Finding {
  const sources = new Map<string, { title: string; url: string }>();
  for (const index of cited) {
    const { title, url } = passages[index] ?? { title: '', url: '' };
    if (title !== '' || url !== '') sources.set(`${title}\n${url}`, { title, url });
  }
  const { trace } = finding;
  return { kind: 'answer', answer, link: '', sources: [...sources.values()], score: trace.score, trace };
}

const traceOf = (outcome: ModelOutcome, model: Model | null, milliseconds: number): ModelTrace => ({
  outcome,
  provider: model?.provider ?? null,
  modelName: model?.modelName ?? '',
  inputTokens: 0,
  outputTokens: 0,
  cost: 0,
  milliseconds,
  dropped: 0,
  translated: false,
});
