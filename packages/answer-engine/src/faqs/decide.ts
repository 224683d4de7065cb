/** Decides by the score alone: answer, ask back, or unknown. */
import { LIMITS } from '@parrot/contract/core';
import type { AnswerThresholds, Decision, MatchedFaq, Suggestion } from '../knowledge.ts';
import { normalized } from '../text/tokens.ts';

/** Used where an app sets none. */
export const DEFAULT_THRESHOLD = LIMITS.answerThreshold;
/** From this share of the threshold on, the bot asks back. */
const BAND = 0.4;
/** A further suggestion needs this share of the best score. */
const WORTH_SUGGESTING = 0.25;

/** From here on, an FAQ is about what one or two words name. */
const NEAR = { lexical: 0.2, semantic: 0.5 };
const MAX_SHORT_WORDS = 2;

/**
 * Expects the candidates best first. One or two words name a topic: the bot offers what it knows about it.
 * `isExcluded`: the FAQ is about another number, size, date or name, so it is offered but not given as the answer.
 */
export function decide(
  candidates: readonly MatchedFaq[],
  thresholds: AnswerThresholds,
  question: string,
  isExcluded: (candidate: MatchedFaq) => boolean = () => false,
): Decision {
  const [best] = candidates;
  const threshold = thresholdFor(best, thresholds);
  if (!best || best.score < threshold * BAND) {
    const near = isShort(question) ? candidates.filter(isNear) : [];
    return near.length > 0 ? { kind: 'didYouMean', suggestions: suggestionsFrom(near) } : { kind: 'unknown' };
  }
  if (best.score >= threshold && !isExcluded(best)) {
    const { faqId, answer, languageCode, link } = best.faq;
    const sources = link === '' ? [] : [{ title: siteName(link), url: link }];
    return { kind: 'answer', faqId, answer, languageCode, link, sources, score: best.score };
  }
  const worth = candidates.filter(({ score }) => score >= best.score * WORTH_SUGGESTING);
  return { kind: 'didYouMean', suggestions: suggestionsFrom(worth) };
}

/** The minimum score of an FAQ; without one, the app's. */
export const thresholdFor = (
  match: MatchedFaq | undefined,
  { threshold, thresholds }: AnswerThresholds,
): number => (match && thresholds?.get(match.faq.faqId)) ?? threshold;

/** Shows each FAQ by its first question, and equal questions only once. */
function suggestionsFrom(candidates: readonly MatchedFaq[]): Suggestion[] {
  const shown = new Set<string>();
  return candidates.flatMap(({ faq, question }) => {
    const first = faq.questions[0] ?? question;
    const key = normalized(first);
    if (shown.has(key)) return [];
    shown.add(key);
    return [{ faqId: faq.faqId, question: first }];
  });
}

const isShort = (question: string): boolean => normalized(question).split(' ').length <= MAX_SHORT_WORDS;

const isNear = ({ lexical, semantic }: MatchedFaq): boolean =>
  lexical >= NEAR.lexical || (semantic ?? 0) >= NEAR.semantic;

/** How a link is shown as a source. */
export const siteName = (link: string): string =>
  URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : link;
