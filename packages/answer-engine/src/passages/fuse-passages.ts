/**
 * Ranks passages by words and embeddings together. Both are converted to standard scores and added; rank
 * fusion would lose the size of a lead.
 */
import type { LanguageCode } from '@parrot/contract/core';
import type { Terms } from '../text/terms.ts';
import { type PassageIndex, strengths, windowStrength } from './passage-index.ts';
import type { PassageCosines } from './passage-meaning.ts';

/** Weight of embeddings relative to words; higher across languages, where words overlap little. */
const SEMANTIC_WEIGHT = 1;
const SEMANTIC_WEIGHT_ACROSS = 2;
/** The weight of embeddings where the best window counts too, as much as the passage. */
const SEMANTIC_WEIGHT_WITH_WINDOWS = 1.5;
/** The best by passage, among which windows decide. */
const MIN_COMPARED = 8;
/** A passage in the question's language is preferred. */
const OTHER_LANGUAGE = 0.85;
/** Floors for the spread: with few passages, tiny differences would look significant. */
const MIN_SPREAD = { lexical: 1, semantic: 0.05 };

export type FoundPassage = {
  passageIndex: number;
  index: PassageIndex;
  /** Of the passage in its index. */
  position: number;
  /** BM25 score; 0 without a shared term. */
  strength: number;
  /** Strength relative to the question's maximum. */
  lexical: number;
  /** Cosine of the embeddings; null without an encoder. */
  semantic: number | null;
  /** Sum of the weighted standard scores. */
  fused: number;
};

type Part = {
  index: PassageIndex;
  /** Preference of the language, and the weight of embeddings. */
  factor: number;
  semanticWeight: number;
  /** BM25 by passage of the index, and its maximum. */
  sums: Float32Array;
  reachable: number;
};
type Spread = { mean: number; spread: number };

export function fusePassages(
  indexes: readonly PassageIndex[],
  terms: ReadonlyMap<PassageIndex, Terms>,
  language: LanguageCode | null,
  cosines: PassageCosines | null,
  most: number,
): FoundPassage[] {
  const parts = indexes.map((index): Part => {
    const own = terms.get(index) as Terms;
    const isAcross = language !== null && language !== index.languageCode;
    // Function words alone occur in every passage.
    const found = strengths(index, own.content.size > 0 ? own : null);
    return {
      index,
      factor: isAcross ? OTHER_LANGUAGE : 1,
      semanticWeight: isAcross ? SEMANTIC_WEIGHT_ACROSS : SEMANTIC_WEIGHT,
      ...found,
    };
  });
  const ofTerms = spreadOf(parts);
  const ofMeaning = {
    mean: cosines?.mean ?? 0,
    spread: Math.max(MIN_SPREAD.semantic, cosines?.deviation ?? 0),
  };
  const compared = Math.max(most, MIN_COMPARED);
  const isCandidate = marked(cosines?.candidates(() => rankingOf(parts, ofTerms, ofMeaning)) ?? null, parts);
  const best: FoundPassage[] = [];
  for (const { index, factor, semanticWeight, sums, reachable } of parts) {
    for (let at = 0; at < sums.length; at += 1) {
      const passageIndex = index.passageIndexes[at] as number;
      if (isCandidate && isCandidate[passageIndex] === 0) continue;
      const strength = (sums[at] as number) * factor;
      if (strength === 0 && !cosines) continue;
      const semantic = cosines ? cosines.of(passageIndex) : null;
      const fused =
        (strength - ofTerms.mean) / ofTerms.spread +
        (semantic === null ? 0 : (semanticWeight * (semantic - ofMeaning.mean)) / ofMeaning.spread);
      if (best.length === compared && fused <= (best.at(-1)?.fused ?? 0)) continue;
      const lexical = reachable > 0 ? Math.min(1, strength / reachable) : 0;
      const found = { passageIndex, index, position: at, strength, lexical, semantic, fused };
      const rank = best.findIndex((other) => isBefore(found, other));
      best.splice(rank === -1 ? best.length : rank, 0, found);
      if (best.length > compared) best.pop();
    }
  }
  return best
    .map((found) => withBestWindow(found, terms, language, { ofTerms, ofMeaning }))
    .sort((one, other) => (isBefore(one, other) ? -1 : 1))
    .slice(0, most);
}

/** Adds what the best window of a passage has of the question, where it is in the question's language. */
function withBestWindow(
  found: FoundPassage,
  terms: ReadonlyMap<PassageIndex, Terms>,
  language: LanguageCode | null,
  { ofTerms, ofMeaning }: { ofTerms: Spread; ofMeaning: Spread },
): FoundPassage {
  const { index, semantic } = found;
  if (!index.hasWindows || (language !== null && language !== index.languageCode)) return found;
  const strength = windowStrength(index, terms.get(index) as Terms, found.position);
  const more = SEMANTIC_WEIGHT_WITH_WINDOWS - SEMANTIC_WEIGHT;
  const fused =
    found.fused +
    (strength - ofTerms.mean) / ofTerms.spread +
    (semantic === null ? 0 : (more * (semantic - ofMeaning.mean)) / ofMeaning.spread);
  return { ...found, fused };
}

const isBefore = (one: FoundPassage, other: FoundPassage): boolean =>
  one.fused > other.fused || (one.fused === other.fused && one.passageIndex < other.passageIndex);

const countOf = (parts: readonly Part[]): number => parts.reduce((sum, part) => sum + part.sums.length, 0);

/** The sum of the standard scores as a number and a multiple of the cosine. */
function rankingOf(parts: readonly Part[], ofTerms: Spread, ofMeaning: Spread) {
  const priors = new Float32Array(countOf(parts));
  const weights = new Float32Array(priors.length);
  for (const { index, factor, semanticWeight, sums } of parts) {
    const weight = semanticWeight / ofMeaning.spread;
    const base = -ofTerms.mean / ofTerms.spread - weight * ofMeaning.mean;
    for (let at = 0; at < sums.length; at += 1) {
      const passage = index.passageIndexes[at] as number;
      priors[passage] = base + ((sums[at] as number) * factor) / ofTerms.spread;
      weights[passage] = weight;
    }
  }
  return { priors, weights };
}

function marked(candidates: Uint32Array | null, parts: readonly Part[]): Uint8Array | null {
  if (!candidates) return null;
  const marks = new Uint8Array(countOf(parts));
  for (const passage of candidates) marks[passage] = 1;
  return marks;
}

function spreadOf(parts: readonly Part[]): Spread {
  let sum = 0;
  let squares = 0;
  for (const { sums, factor } of parts)
    for (let at = 0; at < sums.length; at += 1) {
      const value = (sums[at] as number) * factor;
      sum += value;
      squares += value * value;
    }
  const count = Math.max(1, countOf(parts));
  const mean = sum / count;
  const variance = squares / count - mean * mean;
  return { mean, spread: Math.max(MIN_SPREAD.lexical, Math.sqrt(Math.max(0, variance))) };
}
