/** The passages of one language as an inverted index, ranked by BM25 over stems and pieces of words. */
import type { LanguageCode } from '@parrot/contract/core';
import { growingList } from './growing-list.ts';
import { type Terms, termsOf } from './terms.ts';

/** What is indexed of a passage; what is longer was no passage. */
export const LONGEST_PASSAGE = 3_000;
/** How much more a long passage has to bring than a short one. Measured, as is the next, on questions in three languages. */
const LENGTH_SHARE = 0.15;
/** How much pieces of words count beside whole words: they find compounds and forgive typos. */
const PIECES_SHARE = 0.3;
/** Among fewer, words would look common that are not: every word of a single passage is in all of them. */
const LEAST_PASSAGES = 50;
const KINDS = ['content', 'pieces'] as const;

export type PassageIndex = {
  languageCode: LanguageCode;
  /** Places of the passages in the knowledge. */
  places: Uint32Array;
  vocabulary: Map<number, number>;
  weights: Float32Array;
  starts: Uint32Array;
  postings: Uint32Array;
  /** By passage: what its length makes of a match. */
  scales: Float32Array;
  /** What a term counts that no passage here holds. */
  unseen: number;
};

export function passageIndexBuilder(languageCode: LanguageCode) {
  const places: number[] = [];
  const lengths: number[] = [];
  const vocabulary = new Map<number, number>();
  const held: number[] = [];
  const pieces: boolean[] = [];
  const terms = growingList();
  const owners = growingList();

  return {
    add(place: number, text: string): void {
      const found = termsOf(text, languageCode, { longest: LONGEST_PASSAGE });
      for (const kind of KINDS) {
        for (const hash of found[kind]) {
          const known = vocabulary.get(hash);
          const term = known ?? vocabulary.size;
          if (known === undefined) {
            vocabulary.set(hash, term);
            held.push(0);
            pieces.push(kind === 'pieces');
          }
          held[term] = (held[term] ?? 0) + 1;
          terms.push(term);
          owners.push(places.length);
        }
      }
      lengths.push(found.content.size);
      places.push(place);
    },

    finish(): PassageIndex {
      const among = Math.max(places.length, LEAST_PASSAGES);
      const rarity = (count: number) => Math.log(1 + (among - count + 0.5) / (count + 0.5));
      const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
      return {
        languageCode,
        places: Uint32Array.from(places),
        vocabulary,
        weights: Float32Array.from(held, (count, term) => rarity(count) * (pieces[term] ? PIECES_SHARE : 1)),
        ...inverted(terms.all(), owners.all(), held),
        scales: Float32Array.from(
          lengths,
          (length) => 1 / (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / (mean || 1)),
        ),
        unseen: rarity(0),
      };
    },
  };
}

/** How strongly each passage speaks of what is asked, and what the question's words could reach at most. */
export function strengths(
  index: PassageIndex,
  terms: Terms | null,
): { sums: Float32Array; reachable: number } {
  const sums = new Float32Array(index.places.length);
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

/** What a term says about a passage: much where few passages hold it. */
export function rarityOf(index: PassageIndex, hash: number): number {
  const term = index.vocabulary.get(hash);
  return term === undefined ? index.unseen : (index.weights[term] as number);
}

function inverted(terms: Uint32Array, owners: Uint32Array, held: readonly number[]) {
  const starts = new Uint32Array(held.length + 1);
  for (const [term, count] of held.entries()) starts[term + 1] = (starts[term] as number) + count;
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
