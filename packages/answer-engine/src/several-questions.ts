/** A message that asks two things: each is answered by itself, so that neither is dropped. */
import { type FaqId, LANGUAGES, type LanguageCode } from '@parrot/contract/core';
import { previousTurn } from './follow-ups/previous-turn.ts';
import { questionParts } from './follow-ups/question-parts.ts';
import type { Ask, Decision, Finding, Suggestion } from './knowledge.ts';
import type { Contents } from './prepare-knowledge.ts';
import { coreQuestion } from './text/core-question.ts';
import { detectLanguage } from './text/detect-language.ts';
import { normalized } from './text/tokens.ts';

const MAX_LENGTH = 300;
const MAX_QUESTIONS = 3;
const MIN_WORDS = 3;
const MAX_SUGGESTIONS = 3;
const MAX_TITLE = 120;
const PLAIN = /^[\p{L}\p{M}\p{N} ,;:?¿¡!'’“”"«»%€$&-]+$/u;
/** Most questions have neither, and cost nothing more. */
const MAY_BE_SEVERAL = /\?\s+\S|\s(?:and|und|y|et|och)\s/iu;
const QUESTION_WORDS: Record<LanguageCode, string> = {
  en: 'how|what|when|where|who|which|why|is|are|do|does|did|can|could|may|will|would|should',
  de: 'wie|was|wann|wo|wer|welche[rsnm]?|warum|ist|sind|kann|können|gibt|habt|haben|darf|\\p{L}+(?:n sie|st du|t ihr)',
  es: 'cómo|como|qué|que|cuándo|cuando|dónde|donde|quién|cuál|cuánto|cuanto|puedo|hay|es|son',
  fr: 'comment|que|quel(?:le)?s?|quand|où|qui|combien|pourquoi|est-ce|y|\\p{L}+-(?:je|tu|vous|on)',
  sv: 'hur|vad|när|var|vem|vilk(?:en|et|a)|varför|är|kan|finns|får|har|\\p{L}+r (?:ni|du)',
};
const AND_WORD: Record<LanguageCode, string> = { en: 'and', de: 'und', es: 'y', fr: 'et', sv: 'och' };
const byLanguage = (patternOf: (languageCode: LanguageCode) => string) =>
  Object.fromEntries(LANGUAGES.map((code) => [code, new RegExp(patternOf(code), 'iu')])) as Record<
    LanguageCode,
    RegExp
  >;
/** 'And' before a word that begins a question. */
const AND = byLanguage((code) => `[,\\s]+${AND_WORD[code]} (?=¿?(?:${QUESTION_WORDS[code]})\\s)`);
const BEGINS_QUESTION = byLanguage(
  (code) => `^¿?(?:${AND_WORD[code]} )?(?:${QUESTION_WORDS[code]})(?![\\p{L}\\p{N}])`,
);

/** `pointsBack`: 'When will it arrive?' is about the question before it. */
type Part = { question: string; isAsked: boolean; pointsBack: boolean };
type Found = Part & { finding: Finding };

/**
 * Null unless the message asks several things, of which at least one has an answer. What is asked without
 * getting one is the last part. `find` reads a question with the one before it, if it gets one.
 */
export async function findEach(
  { exact }: Pick<Contents, 'exact'>,
  { previous, ...ask }: Ask,
  find: (ask: Ask) => Promise<Finding>,
): Promise<Finding | null> {
  const isOwn = (question: string) => exact.has(normalized(question));
  const { parts: asked, languageCode } = await partsIn(ask, isOwn);
  const found: Found[] = [];
  let last = previous;
  for (const part of asked) {
    const { question, pointsBack } = part;
    const finding = await find({
      ...ask,
      question,
      languageCode,
      ...(pointsBack && last && { previous: last }),
    });
    // The answer to the one before may have it too.
    if (pointsBack && finding.kind !== 'answer') return null;
    found.push({ ...part, finding });
    last = previousTurn(question, finding, last);
  }
  const answered = found.filter(
    ({ finding }, at) => finding.kind === 'answer' && found.findIndex(isAnsweredLike(finding)) === at,
  );
  const [first] = answered;
  const open = found.filter((each) => each.finding.kind !== 'answer' && each.isAsked);
  if (!first || answered.length + Math.min(open.length, 1) < 2) return null;
  const parts = [...answered, ...restOf(open, answered)].map((each) => ({
    question: each.question,
    title: titleOf(each, languageCode),
    finding: each.finding,
  }));
  const passages = parts.flatMap(({ finding }) => finding.trace.passages);
  return { ...first.finding, trace: { ...first.finding.trace, passages }, parts };
}

const isAnsweredLike =
  (one: Finding) =>
  ({ finding: other }: Found): boolean =>
    one.kind === 'answer' &&
    other.kind === 'answer' &&
    (one.faqId === undefined ? one.answer === other.answer : one.faqId === other.faqId);

/** All questions without an answer together, with one set of suggestions. */
function restOf(open: readonly Found[], answered: readonly Found[]): Found[] {
  const [first] = open;
  if (!first) return [];
  const given = answered.flatMap(({ finding }) => (finding.kind === 'answer' ? [finding.faqId] : []));
  const suggestions = new Map<FaqId, Suggestion>();
  for (const { finding } of open)
    for (const each of finding.kind === 'didYouMean' ? finding.suggestions : [])
      if (!given.includes(each.faqId)) suggestions.set(each.faqId, each);
  const { trace } = first.finding;
  const decision: Decision =
    suggestions.size > 0
      ? { kind: 'didYouMean', suggestions: [...suggestions.values()].slice(0, MAX_SUGGESTIONS) }
      : { kind: 'unknown' };
  return [
    { ...first, question: open.map(({ question }) => question).join(' '), finding: { ...decision, trace } },
  ];
}

/** As it was asked, where it can't be taken for formatting or a link; else as the nearest question of the FAQ. */
function titleOf({ question, finding }: Found, languageCode: LanguageCode | undefined): string {
  if (finding.kind !== 'answer') return '';
  const asked = writtenAlone(question, languageCode);
  if (asked.length <= MAX_TITLE && PLAIN.test(asked)) return asked;
  return finding.trace.candidates.find(({ faqId }) => faqId === finding.faqId)?.question ?? '';
}

/** 'and how much is it' becomes 'How much is it?'. */
function writtenAlone(question: string, languageCode: LanguageCode = 'en'): string {
  const and = new RegExp(`^${AND_WORD[languageCode]}\\s+`, 'iu');
  const core = question.replace(and, '').replace(/^[¿\s]+|[?\s]+$/gu, '');
  const text = core.charAt(0).toUpperCase() + core.slice(1);
  if (!isAsked(question, languageCode)) return text;
  if (languageCode === 'es') return `¿${text}?`;
  return languageCode === 'fr' ? `${text} ?` : `${text}?`;
}

/** Tells a question from a remark such as 'I live in Oslo'. */
const isAsked = (text: string, languageCode: LanguageCode | undefined): boolean =>
  text.endsWith('?') || (languageCode !== undefined && BEGINS_QUESTION[languageCode].test(text));

/** The questions of a text. A remark that points back ('I need it') makes it one. */
async function partsIn(
  { question, languageCode }: Ask,
  isOwn: (question: string) => boolean,
): Promise<{ parts: Part[]; languageCode?: LanguageCode }> {
  const none = { parts: [] };
  if (question.length > MAX_LENGTH || !MAY_BE_SEVERAL.test(question)) return none;
  if (question.trim().split(/\s+/).length < 2 * MIN_WORDS) return none;
  const text = coreQuestion(question);
  const language = languageCode ?? (await detectLanguage(text));
  if (!language) return none;
  const parts = text
    .split(/(?<=\?)\s+/u)
    .flatMap((part) => part.split(AND[language]))
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .map((part) => ({
      question: part,
      isAsked: isAsked(part, language),
      pointsBack: !isOwn(part) && questionParts(part, language)?.pointsBack === true,
    }));
  const isOne = ({ question: part, ...is }: Part) =>
    part.split(/\s+/).length >= MIN_WORDS && (is.isAsked || !is.pointsBack);
  const areSeveral = parts.length > 1 && parts.length <= MAX_QUESTIONS && parts.every(isOne);
  return areSeveral ? { parts, languageCode: language } : none;
}
