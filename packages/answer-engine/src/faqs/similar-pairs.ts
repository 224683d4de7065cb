/**
 * Finds the pairs of nearly the same texts among many, without comparing each with each: two similar texts
 * share one of their rarest terms. Compares as `similar-questions` does, and takes bounded time for any texts.
 */
import type { LanguageCode } from '@parrot/contract/core';
import { createSlices, type Slices } from '../slices.ts';
import { flatTerms, SHARES } from './similar-questions.ts';

/** Texts of the same owner are not compared. */
type ComparedText = { owner: string; text: string };
type SimilarPair = { one: number; other: number; similarity: number };

type Options = {
  /** The lowest similarity, from 0 to 1. */
  near: number;
  /** Whether a pair that is similar enough counts; `one` < `other`, as positions in the texts. */
  accepts?: (one: number, other: number) => boolean;
  /** Called while it works, with the number of texts compared. */
  onProgress?: (done: number) => void;
};

/** Pairs per text: thousands of equal texts would have millions. */
const MAX_PAIRS_PER_TEXT = 3;
/** The latest texts that share a term with the current one; more have it only if it says little. */
const MAX_CANDIDATES_PER_TERM = 200;

/** The terms of each text as ranks: the rarest, which weighs most, has rank 0. */
type RankedTerms = { ranks: Int32Array[]; weights: Float64Array };

export async function similarPairs(
  texts: readonly ComparedText[],
  languageCode: LanguageCode,
  { near, accepts = () => true, onProgress = () => {} }: Options,
): Promise<SimilarPair[]> {
  const slices = createSlices();
  const { ranks, weights } = await rankTerms(texts, languageCode, slices);
  const lengths = new Float64Array(ranks.length);
  const postings = new Map<number, number[]>();
  const pairs: SimilarPair[] = [];
  for (const [at, terms] of ranks.entries()) {
    let total = 0;
    for (const rank of terms) total += weights[rank] as number;
    lengths[at] = Math.sqrt(total);
    const candidates = new Set<number>();
    let left = total;
    for (const rank of terms) {
      // What is left of the text can no longer make it similar to another.
      if (left < near * near * total) break;
      left -= weights[rank] as number;
      const list = postings.get(rank);
      if (!list) postings.set(rank, [at]);
      else {
        for (const other of list.slice(-MAX_CANDIDATES_PER_TERM)) candidates.add(other);
        list.push(at);
      }
    }
    const found: SimilarPair[] = [];
    for (const one of candidates) {
      if (texts[one]?.owner === texts[at]?.owner) continue;
      const shared = sharedWeight(ranks[one] as Int32Array, terms, weights);
      const similarity = Math.min(1, shared / ((lengths[one] as number) * (lengths[at] as number)));
      if (similarity >= near && accepts(one, at)) found.push({ one, other: at, similarity });
    }
    found.sort(mostSimilarFirst);
    pairs.push(...found.slice(0, MAX_PAIRS_PER_TEXT));
    if (slices.isOver()) {
      onProgress(at + 1);
      await slices.next();
    }
  }
  onProgress(texts.length);
  return pairs.sort(mostSimilarFirst);
}

const mostSimilarFirst = (one: SimilarPair, other: SimilarPair): number => other.similarity - one.similarity;

async function rankTerms(
  texts: readonly ComparedText[],
  languageCode: LanguageCode,
  slices: Slices,
): Promise<RankedTerms> {
  const counts = new Map<number, { count: number; share: number }>();
  const hashes: number[][] = [];
  for (const { text } of texts) {
    const terms = flatTerms(text, languageCode);
    hashes.push(terms.map(([hash]) => hash));
    for (const [hash, kind] of terms) {
      const known = counts.get(hash);
      if (known) known.count += 1;
      else counts.set(hash, { count: 1, share: SHARES[kind] });
    }
    if (slices.isOver()) await slices.next();
  }
  // Few weights are different, so that terms are sorted by weight without sorting them all at once.
  const byWeight = new Map<number, number[]>();
  for (const [hash, { count, share }] of counts) {
    const weight = (share * Math.log(2 + texts.length / (1 + count))) ** 2;
    const list = byWeight.get(weight);
    if (list) list.push(hash);
    else byWeight.set(weight, [hash]);
    if (slices.isOver()) await slices.next();
  }
  const rankOf = new Map<number, number>();
  const weights = new Float64Array(counts.size);
  for (const [weight, terms] of [...byWeight].sort(([one], [other]) => other - one))
    for (const hash of terms) {
      weights[rankOf.size] = weight;
      rankOf.set(hash, rankOf.size);
      if (slices.isOver()) await slices.next();
    }
  const ranks: Int32Array[] = [];
  for (const terms of hashes) {
    ranks.push(Int32Array.from(terms, (hash) => rankOf.get(hash) ?? 0).sort());
    if (slices.isOver()) await slices.next();
  }
  return { ranks, weights };
}

function sharedWeight(one: Int32Array, other: Int32Array, weights: Float64Array): number {
  let sum = 0;
  for (let left = 0, right = 0; left < one.length && right < other.length; ) {
    const difference = (one[left] as number) - (other[right] as number);
    if (difference === 0) sum += weights[one[left] as number] as number;
    if (difference <= 0) left += 1;
    if (difference >= 0) right += 1;
  }
  return sum;
}
