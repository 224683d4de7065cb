/** A message that asks two things: each is answered by itself, so that neither is dropped. */
import type { LanguageCode } from '@parrot/contract/core';
import { questionParts } from './follow-ups/question-parts.ts';
import type { Ask, Finding } from './knowledge.ts';
import { coreQuestion } from './text/core-question.ts';
import { detectLanguage } from './text/detect-language.ts';

const MAX_LENGTH = 300;
const MAX_QUESTIONS = 3;
const MIN_WORDS = 3;
/** Most questions have neither, and cost nothing more. */
const MAY_BE_SEVERAL = /\?\s+\S|\s(?:and|und|y|et|och)\s/iu;
/** 'And' before a word that begins a question. */
const AND: Record<LanguageCode, RegExp> = {
  en: /[,\s]+and (?=(?:how|what|when|where|who|which|why|is|are|do|does|can|could|may)\s)/iu,
  de: /[,\s]+und (?=(?:wie|was|wann|wo|wer|welche[rsnm]?|warum|ist|sind|kann|können|gibt|habt|haben|darf)\s)/iu,
  es: /[,\s]+y (?=¿?(?:cómo|como|qué|que|cuándo|cuando|dónde|donde|quién|cuál|cuánto|cuanto|puedo|hay|es|son)\s)/iu,
  fr: /[,\s]+et (?=(?:comment|que|quel(?:le)?s?|quand|où|qui|combien|pourquoi|est-ce|puis-je|y)\s)/iu,
  sv: /[,\s]+och (?=(?:hur|vad|när|var|vem|vilk(?:en|et|a)|varför|är|kan|finns|får|har)\s)/iu,
};

/** Null unless each of them has an answer of its own: then the visitor chooses. */
export async function findEach(ask: Ask, find: (ask: Ask) => Promise<Finding>): Promise<Finding | null> {
  const questions = await questionsIn(ask);
  if (questions.length < 2) return null;
  const findings: Finding[] = [];
  for (const question of questions) {
    const finding = await find({ ...ask, question });
    if (finding.kind !== 'answer' || finding.faqId === undefined) return null;
    if (findings.some((earlier) => earlier.kind === 'answer' && earlier.faqId === finding.faqId)) return null;
    findings.push(finding);
  }
  const best = findings.flatMap(({ trace }) => trace.candidates.slice(0, 1));
  const [first] = findings;
  if (!first) return null;
  return {
    kind: 'didYouMean',
    suggestions: best.map(({ faqId, question }) => ({ faqId, question })),
    trace: { ...first.trace, candidates: best, score: Math.max(...best.map(({ score }) => score)) },
  };
}

/** The questions of a text that ask for themselves: 'When will it arrive?' belongs to the one before. */
async function questionsIn({ question, languageCode }: Ask): Promise<string[]> {
  if (question.length > MAX_LENGTH || !MAY_BE_SEVERAL.test(question)) return [];
  if (question.trim().split(/\s+/).length < 2 * MIN_WORDS) return [];
  const text = coreQuestion(question);
  const language = languageCode ?? (await detectLanguage(text));
  if (!language) return [];
  const questions = text
    .split(/(?<=\?)\s+/u)
    .flatMap((part) => part.split(AND[language]))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  const isOne = (part: string) => {
    const parts = questionParts(part, language);
    return part.split(/\s+/).length >= MIN_WORDS && (parts === null || !parts.pointsBack);
  };
  return questions.length <= MAX_QUESTIONS && questions.every(isOne) ? questions : [];
}
