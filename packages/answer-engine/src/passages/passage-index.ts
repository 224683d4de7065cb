/** An inverted index of one language's passages, ranked by BM25 over stems and word pieces. */
import type { LanguageCode } from '@parrot/contract/core';
import { type Terms, termsOf } from '../text/terms.ts';
import { createUint32List } from '../text/uint32-list.ts';

/** Characters indexed per passage. */
export const MAX_PASSAGE_LENGTH = 3_000;
/** BM25's length normalization. Tuned, like the next one, on questions in three languages. */
const LENGTH_SHARE = 0.15;
/** Weight of word pieces relative to whole words: they find compounds and forgive typos. */
const PIECES_SHARE = 0.3;
/** Floor for the collection size: in a tiny collection every term would look common. */
const MIN_PASSAGES = 50;
const KINDS = ['content', 'pieces'] as const;

export type PassageIndex = {
  languageCode: LanguageCode;
  /** Indexes of the passages in the knowledge. */
  passageIndexes: Uint32Array;
  vocabulary: Map<number, number>;
  weights: Float32Array;
  starts: Uint32Array;
  postings: Uint32Array;
  /** Length normalization by passage. */
  scales: Float32Array;
  /** Weight of a term that no passage contains. */
  unknownTermWeight: number;
};

export function passageIndexBuilder(languageCode: LanguageCode) {
  const passageIndexes: number[] = [];
  const lengths: number[] = [];
  const vocabulary = new Map<number, number>();
  const documentFrequencies: number[] = [];
  const pieces: boolean[] = [];
  const terms = createUint32List();
  const owners = createUint32List();

  return {
    add(passageIndex: number, text: string): void {
      const found = termsOf(text, languageCode, { longest: MAX_PASSAGE_LENGTH });
      for (const kind of KINDS) {
        for (const hash of found[kind]) {
          const known = vocabulary.get(hash);
          const term = known ?? vocabulary.size;
          if (known === undefined) {
            vocabulary.set(hash, term);
            documentFrequencies.push(0);
            pieces.push(kind === 'pieces');
          }
          documentFrequencies[term] = (documentFrequencies[term] ?? 0) + 1;
          terms.push(term);
          owners.push(passageIndexes.length);
        }
      }
      lengths.push(found.content.size);
      passageIndexes.push(passageIndex);
    },

    finish(): PassageIndex {
      const among = Math.max(passageIndexes.length, MIN_PASSAGES);
      const rarity = (count: number) => Math.log(1 + (among - count + 0.5) / (count + 0.5));
      const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
      return {
        languageCode,
        passageIndexes: Uint32Array.from(passageIndexes),
        vocabulary,
        weights: Float32Array.from(
          documentFrequencies,
          (count, term) => rarity(count) * (pieces[term] ? PIECES_SHARE : 1),
        ),
        ...inverted(terms.all(), owners.all(), documentFrequencies),
        scales: Float32Array.from(
          lengths,
          (length) => 1 / (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / (mean || 1)),
        ),
        unknownTermWeight: rarity(0),
      };
    },
  };
}

/** BM25 score of each passage, and the maximum the question's terms could reach. */
export function strengths(
  index: PassageIndex,
  terms: Terms | null,
): { sums: Float32Array; reachable: number } {
  const sums = new Float32Array(index.passageIndexes.length);
  let reachable = 0;
  for (const kind of terms ? KINDS : []) {
    for (const hash of terms?.[kind] ?? []) {
      const term = index.vocabulary.get(hash);
      reachable += rarityOf(index, hash);
      if (term === undefined) continue;
      const weight = index.weights[term] as number;
      const end = index.starts[term + 1] as number;
      for (let at = index.starts[term] as number; at < end; at += 1) {
        const passage = index.postings[at] as number;
        sums[passage] = (sums[passage] as number) + weight;
      }
    }
  }
  for (let passage = 0; passage < sums.length; passage += 1)
    sums[passage] = (sums[passage] as number) * (index.scales[passage] as number);
  return { sums, reachable };
}

/** Inverse document frequency: high where few passages contain the term. */
export function rarityOf(index: PassageIndex, hash: number): number {
  const term = index.vocabulary.get(hash);
  return term === undefined ? index.unknownTermWeight : (index.weights[term] as number);
}

function inverted(terms: Uint32Array, owners: Uint32Array, documentFrequencies: readonly number[]) {
  const starts = new Uint32Array(documentFrequencies.length + 1);
  for (const [term, count] of documentFrequencies.entries())
    starts[term + 1] = (starts[term] as number) + count;
  const free = starts.slice();
  const postings = new Uint32Array(terms.length);
  for (let at = 0; at < terms.length; at += 1) {
    const term = terms[at] as number;
    const slot = free[term] as number;
    postings[slot] = owners[at] as number;
    free[term] = slot + 1;
  }
  return { starts, postings };
}
