/** Ranks FAQs for a question: by the trained matcher, or by words alone until it is trained. */
import type { LanguageCode } from '@parrot/contract/core';
import type { MatchedFaq } from '../knowledge.ts';
import { type ClassMatch, matchClasses } from '../matcher/matcher.ts';
import { scoresOfMatches } from '../matcher/matcher-score.ts';
import type { Contents } from '../prepare-knowledge.ts';
import { normalized } from '../text/tokens.ts';
import { scoresOf } from './lexical-score.ts';
import { type LexicalMatch, nearestFaqs } from './lexical-similarity.ts';

/** An FAQ in another language can answer, but one in the question's language is preferred. */
const OTHER_LANGUAGE = 0.85;
/** Scored even if fewer are returned: the lead is measured against the best of the others. */
const MIN_CANDIDATES = 8;

type Scored = Omit<MatchedFaq, 'faq'> & { faqIndex: number };

/** The visitor's question with its detected language and embedding, where known. */
export type Question = { text: string; language: LanguageCode | null; vector: Float32Array | null };

/** Best first. Exact matches come before all others, with a score of 1. */
export function matchFaqs(knowledge: Contents, question: Question, most: number): MatchedFaq[] {
  const scored = [...exactMatches(knowledge, question), ...nearMatches(knowledge, question, most)];
  const seen = new Set<string>();
  const matched: MatchedFaq[] = [];
  for (const { faqIndex, ...match } of scored) {
    const faq = knowledge.faqs[faqIndex];
    if (!faq || seen.has(faq.faqId)) continue;
    seen.add(faq.faqId);
    matched.push({ faq, ...match });
  }
  return matched.slice(0, most);
}

export const isTrained = ({ matcher }: Contents, { vector }: Question): boolean =>
  matcher !== undefined && (matcher.meaning === null || vector !== null);

function exactMatches({ exact, faqs }: Contents, { text, language }: Question): Scored[] {
  const key = normalized(text);
  const matches = exact.get(key) ?? [];
  const inLanguage = (faqIndex: number) => faqs[faqIndex]?.languageCode === language;
  const ordered = [...matches.filter(inLanguage), ...matches.filter((faqIndex) => !inLanguage(faqIndex))];
  return ordered.slice(0, MIN_CANDIDATES).map((faqIndex) => {
    const questions = faqs[faqIndex]?.questions ?? [];
    const question = questions.find((each) => normalized(each) === key) ?? text;
    return { faqIndex, question, score: 1, lexical: 1, semantic: null };
  });
}

function nearMatches(knowledge: Contents, question: Question, most: number): Scored[] {
  return isTrained(knowledge, question)
    ? trainedMatches(knowledge, question, most)
    : lexicalMatches(knowledge, question, most);
}

function trainedMatches({ matcher, faqs }: Contents, question: Question, most: number): Scored[] {
  if (!matcher) return [];
  const { text, language, vector } = question;
  const isIn = (faqIndex: number) => language === null || faqs[faqIndex]?.languageCode === language;
  const found = matchClasses(matcher, text, vector, Math.max(most, MIN_CANDIDATES), isIn);
  const hasMeaning = matcher.meaning !== null;
  const scores = scoresOfMatches(found, {
    hasMeaning,
    hasHead: matcher.head !== null,
    classCount: matcher.examples.classCount,
    isAcross: ({ faqIndex }: ClassMatch) => !isIn(faqIndex),
  });
  return found
    .map(({ faqIndex, question: own, lexical, semantic }, at) => ({
      faqIndex,
      question: own,
      score: scores[at] ?? 0,
      lexical,
      semantic: hasMeaning ? semantic : null,
    }))
    .filter(({ lexical, semantic }) => lexical > 0 || semantic !== null);
}

/** One more than are shown, since the same FAQ may come in two languages. */
function lexicalMatches({ indexes, faqs }: Contents, question: Question, most: number): Scored[] {
  const { text, language } = question;
  const found = indexes.flatMap((index) => {
    const factor = language === null || language === index.languageCode ? 1 : OTHER_LANGUAGE;
    const matches = nearestFaqs(index, text, most + 1);
    return matches.map((match): LexicalMatch => ({ ...match, similarity: match.similarity * factor }));
  });
  found.sort((one, other) => other.similarity - one.similarity || one.faqIndex - other.faqIndex);
  const seen = new Set<string>();
  const near = found.filter(({ faqIndex }) => {
    const faqId = faqs[faqIndex]?.faqId ?? '';
    return !seen.has(faqId) && seen.add(faqId);
  });
  const scores = scoresOf(near.map(({ similarity }) => similarity));
  return near.map(({ faqIndex, question: own, similarity }, at) => ({
    faqIndex,
    question: own,
    score: scores[at] ?? 0,
    lexical: similarity,
    semantic: null,
  }));
}
