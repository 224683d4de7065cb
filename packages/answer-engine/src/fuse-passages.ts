/**
 * The passages nearest to a question, by words and by meaning together. Both are measured in how far a passage stands out among all
 * (in standard deviations), then added: ranks would forget by how much one is ahead.
 */
import type { LanguageCode } from '@parrot/contract/core';
import { type PassageIndex, strengths } from './passage-index.ts';
import type { Terms } from './terms.ts';

/** What meaning counts beside words; more where question and passage are in two languages, as words then say little. */
const MEANING = 1;
const MEANING_ACROSS = 2;
/** A passage in another language than the question's may answer it, but one in the same language goes before. */
const OTHER_LANGUAGE = 0.85;
/** Among few passages all may look alike; differences smaller than these are none. */
const LEAST_SPREAD = { words: 1, meaning: 0.05 };

export type FoundPassage = {
  place: number;
  index: PassageIndex;
  /** By words; 0 where they share none. */
  strength: number;
  /** Strength as a share of what the question's words could reach. */
  words: number;
  /** The cosine of meanings; null without an encoder. */
  meaning: number | null;
  /** How far it stands out in all. */
  fused: number;
};

export function fusedPassages(
  indexes: readonly PassageIndex[],
  terms: ReadonlyMap<PassageIndex, Terms>,
  language: LanguageCode | null,
  cosines: Float32Array | null,
  most: number,
): FoundPassage[] {
  const parts = indexes.map((index) => {
    const own = terms.get(index) as Terms;
    const isAcross = language !== null && language !== index.languageCode;
    // Small words alone are in every passage.
    const found = strengths(index, own.content.size > 0 ? own : null);
    return { index, isAcross, factor: isAcross ? OTHER_LANGUAGE : 1, ...found };
  });
  const byWords = spreadOf(
    parts.map(({ sums, factor }) => [sums, factor] as const),
    LEAST_SPREAD.words,
  );
  const byMeaning = cosines && spreadOf([[cosines, 1]], LEAST_SPREAD.meaning);
  const best: FoundPassage[] = [];
  for (const { index, isAcross, factor, sums, reachable } of parts) {
    for (let at = 0; at < sums.length; at += 1) {
      const place = index.places[at] as number;
      const strength = (sums[at] as number) * factor;
      const meaning = cosines ? (cosines[place] as number) : null;
      if (strength === 0 && meaning === null) continue;
      const outByWords = (strength - byWords.mean) / byWords.spread;
      const outByMeaning = byMeaning && meaning !== null ? (meaning - byMeaning.mean) / byMeaning.spread : 0;
      const fused = outByWords + (isAcross ? MEANING_ACROSS : MEANING) * outByMeaning;
      if (best.length === most && fused <= (best.at(-1)?.fused ?? 0)) continue;
      const words = reachable > 0 ? Math.min(1, strength / reachable) : 0;
      const rank = best.findIndex(
        (other) => other.fused < fused || (other.fused === fused && other.place > place),
      );
      const found = { place, index, strength, words, meaning, fused };
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
