/** The grounding check: whether a claim of a model says nothing that its source does not contain. */
import { termOverlap } from '@parrot/answer-engine';
import type { LanguageCode } from '@parrot/contract/core';
import { hasOnlyFactsOf } from './facts.policy.ts';
import { hasOnlyNamesOf } from './names.policy.ts';

/** The share of a claim's content words that must be in the source. */
const MIN_OVERLAP = 0.5;
const NEGATION =
  /(?:^|[^\p{L}])(?:not|no|never|none|cannot|\p{L}+n['’]t|nicht|kein\p{L}*|nie|niemals|nunca|jamás|ningun[oa]?|pas|jamais|aucune?|inte|aldrig|ingen|inga|inget)(?:[^\p{L}]|$)/iu;
/** A link, an image or a tag: the chat renders them, so they must not come from a model. */
const MARKUP = /<\/?[a-z!][^>]*>|!?\[[^\]]*\]\s*\(|javascript:|data:\w+\//i;

type GroundingOptions = {
  /**
   * The language of claim and source; null where they differ: then only numbers and addresses can be
   * compared.
   */
  language: LanguageCode | null;
  minOverlap?: number;
};

export function isGrounded(
  claim: string,
  source: string,
  { language, minOverlap = MIN_OVERLAP }: GroundingOptions,
): boolean {
  if (hasMarkup(claim) || !hasOnlyFactsOf(claim, source)) return false;
  if (language === null) return true;
  if (!hasOnlyNamesOf(claim, source, language)) return false;
  const overlap = termOverlap(claim, source, language);
  if (overlap === null || overlap < minOverlap) return false;
  return !NEGATION.test(claim) || NEGATION.test(source);
}

export const hasMarkup = (text: string): boolean => MARKUP.test(text);
