/** Decides by the score alone: answer, ask back, or unknown. */
import { LIMITS } from '@parrot/contract/core';
import type { Decision, MatchedFaq, Suggestion } from '../knowledge.ts';
import { normalized } from '../text/tokens.ts';

/** Used where an app sets none. */
export const DEFAULT_THRESHOLD = LIMITS.answerThreshold;
/** From this share of the threshold on, the bot asks back. */
const BAND = 0.4;
/** A further suggestion needs this share of the best score. */
const WORTH_SUGGESTING = 0.25;

/** Expects the candidates best first. */
export function decide(candidates: readonly MatchedFaq[], threshold: number): Decision {
  const [best] = candidates;
  if (!best || best.score < threshold * BAND) return { kind: 'unknown' };
  if (best.score >= threshold) {
    const { faqId, answer, languageCode, link } = best.faq;
    const sources = link === '' ? [] : [{ title: siteName(link), url: link }];
    return { kind: 'answer', faqId, answer, languageCode, link, sources, score: best.score };
  }
  const worth = candidates.filter(({ score }) => score >= best.score * WORTH_SUGGESTING);
  return { kind: 'didYouMean', suggestions: suggestionsFrom(worth) };
}

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

const siteName = (link: string): string =>
  URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : link;
