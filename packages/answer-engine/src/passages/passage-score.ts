/** The score of a quote: how likely it contains the answer. */

import type { LanguageCode } from '@parrot/contract/core';
import type { Terms } from '../text/terms.ts';
import type { FoundPassage } from './fuse-passages.ts';
import { pieceShareOf } from './passage-index.ts';

/**
 * Calibrated: of all quotes scored 0.7, about seven in ten contain the answer. Fitted by logistic regression
 * on questions in three languages, half of which the passages do not answer.
 */
type Weights = Record<'bias' | 'pieces' | 'coverage' | 'lead' | 'clarity' | 'semantic' | 'ahead', number>;
const BY_WORDS: Weights = {
  bias: -8.5,
  pieces: 1.8,
  coverage: 6,
  lead: 5.8,
  clarity: 2.7,
  semantic: 0,
  ahead: 0,
};
const BY_BOTH: Weights = {
  bias: -7.32,
  pieces: 2.14,
  coverage: 4.17,
  lead: 0.69,
  clarity: 1.17,
  semantic: 3.47,
  ahead: 0.38,
};
/** For a question and a passage in two languages. */
const ACROSS: Weights = {
  bias: -8.02,
  pieces: 1.74,
  coverage: 3.87,
  lead: 0.2,
  clarity: 0.21,
  semantic: 11.58,
  ahead: 0.75,
};
/**
 * Compounds and inflections leave less of a question in the passage that answers it. Fitted so that questions
 * without an answer get one equally often in these languages; French and Swedish had no questions to fit on.
 */
const BIAS_BY_WORDS: Partial<Record<LanguageCode, number>> = { en: 0.4, es: 0.4, de: 1 };
const BIAS_BY_BOTH: Partial<Record<LanguageCode, number>> = { de: 0.4 };
/** A larger lead adds nothing: with few passages there is often no second one. */
const MAX_LEAD = 0.4;
const MAX_AHEAD = 4;
/** Content words from which a question counts as fully clear. */
const MANY_WORDS = 6;

type Evidence = {
  match: FoundPassage;
  /** The best of the other passages. */
  rival: FoundPassage | undefined;
  terms: Terms;
  /** The share of the question in the quote, and how many words it has. */
  coverage: number;
  termCount: number;
  /** A range of the quote contains what was asked, which is one of the words. */
  fits: boolean;
  isAcross: boolean;
};

export function scoreOfPassage({
  match,
  rival,
  terms,
  coverage,
  termCount,
  fits,
  isAcross,
}: Evidence): number {
  const { weights, bias } = weightsFor(match, isAcross);
  const lead = match.strength > 0 ? (match.strength - (rival?.strength ?? 0)) / match.strength : -1;
  // Other rows of a table are no rivals of the one that fits.
  const ahead = rival ? match.fused - rival.fused : fits ? MAX_AHEAD / 2 : 0;
  const pieces = pieceShareOf(match.index, terms, match.position);
  const evidence =
    weights.bias +
    bias +
    weights.pieces * (fits ? (pieces * (termCount - 1) + 1) / termCount : pieces) +
    weights.coverage * coverage +
    weights.lead * within(lead, MAX_LEAD) +
    weights.clarity * Math.min(1, termCount / MANY_WORDS) +
    weights.semantic * (match.semantic ?? 0) +
    weights.ahead * within(ahead, MAX_AHEAD);
  return 1 / (1 + Math.exp(-evidence));
}

function weightsFor(
  { semantic, index }: FoundPassage,
  isAcross: boolean,
): { weights: Weights; bias: number } {
  const own = isAcross ? {} : semantic === null ? BIAS_BY_WORDS : BIAS_BY_BOTH;
  const weights = semantic === null ? BY_WORDS : isAcross ? ACROSS : BY_BOTH;
  return { weights, bias: own[index.languageCode] ?? 0 };
}

const within = (value: number, most: number): number => Math.max(-most, Math.min(value, most));
