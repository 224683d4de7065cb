/** The score of a quote: how likely it contains the answer. */

import type { KnownPassage } from '../knowledge.ts';
import { type Terms, termsOf } from '../text/terms.ts';
import type { FoundPassage } from './fuse-passages.ts';
import { MAX_PASSAGE_LENGTH, type PassageIndex, rarityOf } from './passage-index.ts';

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
  passage: KnownPassage;
  coverage: number;
  isAcross: boolean;
};

export function scoreOfPassage({ match, rival, terms, passage, coverage, isAcross }: Evidence): number {
  const weights = match.semantic === null ? BY_WORDS : isAcross ? ACROSS : BY_BOTH;
  const lead = match.strength > 0 ? (match.strength - (rival?.strength ?? 0)) / match.strength : -1;
  const ahead = rival ? match.fused - rival.fused : 0;
  const evidence =
    weights.bias +
    weights.pieces * piecesIn(match.index, terms, `${passage.heading}\n${passage.text}`) +
    weights.coverage * coverage +
    weights.lead * within(lead, MAX_LEAD) +
    weights.clarity * Math.min(1, terms.content.size / MANY_WORDS) +
    weights.semantic * (match.semantic ?? 0) +
    weights.ahead * within(ahead, MAX_AHEAD);
  return 1 / (1 + Math.exp(-evidence));
}

const within = (value: number, most: number): number => Math.max(-most, Math.min(value, most));

/** The share of the question's word pieces that the passage has. */
function piecesIn(index: PassageIndex, terms: Terms, text: string): number {
  const own = termsOf(text, index.languageCode, { longest: MAX_PASSAGE_LENGTH }).pieces;
  let all = 0;
  let found = 0;
  for (const hash of terms.pieces) {
    const weight = rarityOf(index, hash);
    all += weight;
    if (own.has(hash)) found += weight;
  }
  return all > 0 ? found / all : 0;
}
