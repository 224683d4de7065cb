/**
 * Ranks passages by words and embeddings together. Both are converted to standard scores and added; rank
 * fusion would lose the size of a lead.
 */
import type { LanguageCode } from '@parrot/contract/core';
import type { Terms } from '../text/terms.ts';
import { type PassageIndex, strengths } from './passage-index.ts';

/** Weight of embeddings relative to words; higher across languages, where words overlap little. */
const SEMANTIC_WEIGHT = 1;
const SEMANTIC_WEIGHT_ACROSS = 2;
/** A passage in the question's language is preferred. */
const OTHER_LANGUAGE = 0.85;
/** Floors for the spread: with few passages, tiny differences would look significant. */
const MIN_SPREAD = { lexical: 1, semantic: 0.05 };

export type FoundPassage = {
  passageIndex: number;
  index: PassageIndex;
  /** BM25 score; 0 without a shared term. */
  strength: number;
  /** Strength relative to the question's maximum. */
  lexical: number;
  /** Cosine of the embeddings; null without an encoder. */
  semantic: number | null;
  /** Sum of the weighted standard scores. */
  fused: number;
};

export function fusePassages(
  indexes: readonly PassageIndex[],
  terms: ReadonlyMap<PassageIndex, Terms>,
  language: LanguageCode | null,
  cosines: Float32Array | null,
  most: number,
): FoundPassage[] {
  const parts = indexes.map((index) => {
    const own = terms.get(index) as Terms;
    const isAcross = language !== null && language !== index.languageCode;
    // Function words alone occur in every passage.
    const found = strengths(index, own.content.size > 0 ? own : null);
    return { index, isAcross, factor: isAcross ? OTHER_LANGUAGE : 1, ...found };
  });
  const lexicalSpread = spreadOf(
    parts.map(({ sums, factor }) => [sums, factor] as const),
    MIN_SPREAD.lexical,
  );
  const semanticSpread = cosines && spreadOf([[cosines, 1]], MIN_SPREAD.semantic);
  const best: FoundPassage[] = [];
  for (const { index, isAcross, factor, sums, reachable } of parts) {
    for (let at = 0; at < sums.length; at += 1) {
      const passageIndex = index.passageIndexes[at] as number;
      const strength = (sums[at] as number) * factor;
      const semantic = cosines ? (cosines[passageIndex] as number) : null;
      if (strength === 0 && semantic === null) continue;
      const lexicalDeviation = (strength - lexicalSpread.mean) / lexicalSpread.spread;
      const semanticDeviation =
        semanticSpread && semantic !== null ? (semantic - semanticSpread.mean) / semanticSpread.spread : 0;
      const fused =
        lexicalDeviation + (isAcross ? SEMANTIC_WEIGHT_ACROSS : SEMANTIC_WEIGHT) * semanticDeviation;
      if (best.length === most && fused <= (best.at(-1)?.fused ?? 0)) continue;
      const lexical = reachable > 0 ? Math.min(1, strength / reachable) : 0;
      const rank = best.findIndex(
        (other) => other.fused < fused || (other.fused === fused && other.passageIndex > passageIndex),
      );
      const found = { passageIndex, index, strength, lexical, semantic, fused };
      best.splice(rank === -1 ? best.length : rank, 0, found);
      if (best.length > most) best.pop();
    }
  }
  return best;
}

function spreadOf(lists: readonly (readonly [Float32Array, number])[], least: number) {
  let count = 0;
  let sum = 0;
  let squares = 0;
  for (const [list, factor] of lists)
    for (const each of list) {
      const value = each * factor;
      count += 1;
      sum += value;
      squares += value * value;
    }
  const mean = count > 0 ? sum / count : 0;
  const variance = count > 0 ? squares / count - mean * mean : 0;
  return { mean, spread: Math.max(least, Math.sqrt(Math.max(0, variance))) };
}
