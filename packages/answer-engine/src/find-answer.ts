import type { LanguageCode } from '@parrot/contract/core';
import { DEFAULT_THRESHOLD, decide, type Ranked } from './decide.ts';
import type { Ask, Decision, Finding } from './knowledge.ts';
import { detectLanguage } from './language.ts';
import { type Match, nearest } from './nearest.ts';
import { type Contents, contents, type PreparedKnowledge } from './prepare-knowledge.ts';
import { answerFrom, candidateOf, type QuotedPassage, rankPassages } from './rank-passages.ts';
import { scoresOf } from './score.ts';
import { normalised } from './tokens.ts';

const CANDIDATES = 3;
/** An FAQ in another language than the question's may answer it, but one in the same language goes before. */
const OTHER_LANGUAGE = 0.85;

export async function findAnswer(prepared: PreparedKnowledge, ask: Ask): Promise<Finding> {
  const started = performance.now();
  const { question, threshold = DEFAULT_THRESHOLD } = ask;
  const knowledge = prepared[contents];
  const language = ask.languageCode ?? (await detectLanguage(question));
  const ranked = rank(knowledge, question, language);
  const byFaqs = decide(ranked, threshold);
  // What people wrote as an answer goes before what happens to stand in a document.
  const quoted = byFaqs.kind === 'answer' ? [] : rankPassages(knowledge, question, language);
  const [best] = quoted;
  const decision = best && best.score >= threshold ? answerFrom(best) : byFaqs;
  return {
    ...decision,
    trace: {
      language: language ?? languageOfAnswer(decision, ranked, best),
      threshold,
      score: Math.max(ranked[0]?.score ?? 0, best?.score ?? 0),
      candidates: ranked.map(({ faqId, question, score }) => ({ faqId, question, score })),
      passages: quoted.map(candidateOf),
      milliseconds: performance.now() - started,
    },
  };
}

function languageOfAnswer(
  decision: Decision,
  [faq]: readonly Ranked[],
  passage: QuotedPassage | undefined,
): LanguageCode | null {
  if (decision.kind !== 'answer') return null;
  return (decision.faqId ? faq?.faq.languageCode : passage?.languageCode) ?? null;
}

/** The best candidates, best first; those that ask exactly this before all others, with a score of 1. */
function rank(knowledge: Contents, question: string, language: LanguageCode | null): Ranked[] {
  const same = exactMatches(knowledge, question, language);
  const near = nearestMatches(knowledge, question, language);
  const scores = scoresOf(near.map(({ similarity }) => similarity));
  const scored = [
    ...same.map((match) => ({ match, score: 1 })),
    ...near.map((match, at) => ({ match, score: scores[at] ?? 0 })),
  ];
  const seen = new Set<string>();
  const ranked: Ranked[] = [];
  for (const { match, score } of scored) {
    const faq = knowledge.faqs[match.place];
    if (!faq || seen.has(faq.faqId)) continue;
    seen.add(faq.faqId);
    ranked.push({ faqId: faq.faqId, question: match.question, score, faq });
  }
  return ranked.slice(0, CANDIDATES);
}

function exactMatches(knowledge: Contents, question: string, language: LanguageCode | null): Match[] {
  const asked = normalised(question);
  const places = knowledge.exact.get(asked) ?? [];
  const inLanguage = (place: number) => knowledge.faqs[place]?.languageCode === language;
  const ordered = [...places.filter(inLanguage), ...places.filter((place) => !inLanguage(place))];
  return ordered.slice(0, CANDIDATES).map((place) => {
    const questions = knowledge.faqs[place]?.questions ?? [];
    const variant = questions.find((text) => normalised(text) === asked) ?? question;
    return { place, question: variant, similarity: 1 };
  });
}

/** One more than are shown, since the same FAQ may come in two languages. */
function nearestMatches(knowledge: Contents, question: string, language: LanguageCode | null): Match[] {
  const found = knowledge.indexes.flatMap((index) => {
    const factor = language === null || language === index.languageCode ? 1 : OTHER_LANGUAGE;
    const matches = nearest(index, question, CANDIDATES + 1);
    return matches.map((match) => ({ ...match, similarity: match.similarity * factor }));
  });
  found.sort((one, other) => other.similarity - one.similarity || one.place - other.place);
  const seen = new Set<string>();
  return found.filter(({ place }) => {
    const faqId = knowledge.faqs[place]?.faqId ?? '';
    return !seen.has(faqId) && seen.add(faqId);
  });
}
