/** The FAQs nearest to a question: by the trained matcher, or by words alone as long as there is none. */
import type { LanguageCode } from '@parrot/contract/core';
import type { MatchedFaq } from './knowledge.ts';
import { type ClassMatch, matchClasses } from './matcher.ts';
import { scoresOfMatches } from './matcher-scores.ts';
import { type Match, nearest } from './nearest.ts';
import type { Contents } from './prepare-knowledge.ts';
import { scoresOf } from './score.ts';
import { normalised } from './tokens.ts';

/** An FAQ in another language than the question's may answer it, but one in the same language goes before. */
const OTHER_LANGUAGE = 0.85;
/** More are looked at than shown: the lead is measured over the best of the others. */
const LOOKED_AT = 8;

type Scored = Omit<MatchedFaq, 'faq'> & { place: number };

/** What is asked, as far as it is known. */
export type Question = { text: string; language: LanguageCode | null; vector: Float32Array | null };

/** Best first; those that ask exactly this before all others, with a score of 1. */
export function matchFaqs(knowledge: Contents, question: Question, most: number): MatchedFaq[] {
  const scored = [...exactMatches(knowledge, question), ...nearMatches(knowledge, question, most)];
  const seen = new Set<string>();
  const matched: MatchedFaq[] = [];
  for (const { place, ...match } of scored) {
    const faq = knowledge.faqs[place];
    if (!faq || seen.has(faq.faqId)) continue;
    seen.add(faq.faqId);
    matched.push({ faq, ...match });
  }
  return matched.slice(0, most);
}

export const isTrained = ({ matcher }: Contents, { vector }: Question): boolean =>
  matcher !== undefined && (matcher.meaning === null || vector !== null);

function exactMatches({ exact, faqs }: Contents, { text, language }: Question): Scored[] {
  const asked = normalised(text);
  const places = exact.get(asked) ?? [];
  const inLanguage = (place: number) => faqs[place]?.languageCode === language;
  const ordered = [...places.filter(inLanguage), ...places.filter((place) => !inLanguage(place))];
  return ordered.slice(0, LOOKED_AT).map((place) => {
    const questions = faqs[place]?.questions ?? [];
    const question = questions.find((each) => normalised(each) === asked) ?? text;
    return { place, question, score: 1, words: 1, meaning: null };
  });
}

function nearMatches(knowledge: Contents, question: Question, most: number): Scored[] {
  return isTrained(knowledge, question)
    ? trainedMatches(knowledge, question, most)
    : matchesByWords(knowledge, question, most);
}

function trainedMatches({ matcher, faqs }: Contents, question: Question, most: number): Scored[] {
  if (!matcher) return [];
  const { text, language, vector } = question;
  const isIn = (place: number) => language === null || faqs[place]?.languageCode === language;
  const found = matchClasses(matcher, text, vector, Math.max(most, LOOKED_AT), isIn);
  const hasMeaning = matcher.meaning !== null;
  const standpoint = { hasMeaning, isAcross: ({ place }: ClassMatch) => !isIn(place) };
  const scores = scoresOfMatches(found, standpoint);
  return found
    .map(({ place, question: own, words, meaning }, at) => ({
      place,
      question: own,
      score: scores[at] ?? 0,
      words,
      meaning: hasMeaning ? meaning : null,
    }))
    .filter(({ words, meaning }) => words > 0 || meaning !== null);
}

/** One more than are shown, since the same FAQ may come in two languages. */
function matchesByWords({ indexes, faqs }: Contents, question: Question, most: number): Scored[] {
  const { text, language } = question;
  const found = indexes.flatMap((index) => {
    const factor = language === null || language === index.languageCode ? 1 : OTHER_LANGUAGE;
    const matches = nearest(index, text, most + 1);
    return matches.map((match): Match => ({ ...match, similarity: match.similarity * factor }));
  });
  found.sort((one, other) => other.similarity - one.similarity || one.place - other.place);
  const seen = new Set<string>();
  const near = found.filter(({ place }) => {
    const faqId = faqs[place]?.faqId ?? '';
    return !seen.has(faqId) && seen.add(faqId);
  });
  const scores = scoresOf(near.map(({ similarity }) => similarity));
  return near.map(({ place, question: own, similarity }, at) => ({
    place,
    question: own,
    score: scores[at] ?? 0,
    words: similarity,
    meaning: null,
  }));
}
