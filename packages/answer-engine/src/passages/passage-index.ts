/** An inverted index of one language's passages, ranked by BM25 over stems and word pieces. */
import type { LanguageCode } from '@parrot/contract/core';
import { type Terms, termsOf } from '../text/terms.ts';
import { createUint32List } from '../text/uint32-list.ts';
import { MAX_WINDOWS, windowBit, windowsOf } from './passage-windows.ts';

/** Characters indexed per passage. */
const MAX_PASSAGE_LENGTH = 3_000;
/** BM25's length normalization. Tuned, like the next one, on questions in three languages. */
const LENGTH_SHARE = 0.15;
/** Weight of word pieces relative to whole words: they find compounds and forgive typos. */
const PIECES_SHARE = 0.3;
/** Floor for the collection size: in a tiny collection every term would look common. */
const MIN_PASSAGES = 50;
const KINDS = ['content', 'pieces'] as const;
/**
 * Languages in which a sentence that has much of the question ranks its passage higher. Measured in these only;
 * figures: docs/engineering/decisions/2026-11-18-windows.md.
 */
const WITH_WINDOWS: ReadonlySet<LanguageCode> = new Set(['en', 'es', 'de']);

export type PassageIndex = {
  languageCode: LanguageCode;
  /** Indexes of the passages in the knowledge. */
  passageIndexes: Uint32Array;
  vocabulary: Map<number, number>;
  weights: Float32Array;
  starts: Uint32Array;
  /** Passages in ascending order, each with the bits of its windows that have the term. */
  postings: Uint32Array;
  /** Whether windows were distinguished. */
  hasWindows: boolean;
  /** Length normalization by passage. */
  scales: Float32Array;
  /** Weight of a word that no passage contains. */
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
  const hasWindows = WITH_WINDOWS.has(languageCode);

  return {
    add(passageIndex: number, passage: Passage): void {
      const found = termsInWindows(passage, languageCode, hasWindows);
      for (const kind of KINDS) {
        for (const [hash, bits] of found[kind]) {
          const known = vocabulary.get(hash);
          const term = known ?? vocabulary.size;
          if (known === undefined) {
            vocabulary.set(hash, term);
            documentFrequencies.push(0);
            pieces.push(kind === 'pieces');
          }
          documentFrequencies[term] = (documentFrequencies[term] ?? 0) + 1;
          terms.push(term);
          owners.push(((passageIndexes.length << MAX_WINDOWS) | bits) >>> 0);
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
        hasWindows,
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
      reachable += rarityOf(index, hash, kind);
      if (term === undefined) continue;
      const weight = index.weights[term] as number;
      const end = index.starts[term + 1] as number;
      for (let at = index.starts[term] as number; at < end; at += 1) {
        const passage = (index.postings[at] as number) >>> MAX_WINDOWS;
        sums[passage] = (sums[passage] as number) + weight;
      }
    }
  }
  for (let passage = 0; passage < sums.length; passage += 1)
    sums[passage] = (sums[passage] as number) * (index.scales[passage] as number);
  return { sums, reachable };
}

/** How much of the question the best window of a passage has: its BM25 score without the length. */
export function windowStrength(index: PassageIndex, terms: Terms, passage: number): number {
  const sums = new Float32Array(MAX_WINDOWS);
  for (const kind of KINDS)
    for (const hash of terms[kind]) {
      const term = index.vocabulary.get(hash);
      if (term === undefined) continue;
      const weight = index.weights[term] as number;
      let bits = windowsWith(index, term, passage);
      for (let window = 0; bits !== 0; window += 1, bits >>>= 1)
        if (bits & 1) sums[window] = (sums[window] as number) + weight;
    }
  return Math.max(...sums);
}

/** The share of the question's word pieces that a passage has. */
export function pieceShareOf(index: PassageIndex, terms: Terms, passage: number): number {
  let all = 0;
  let found = 0;
  for (const hash of terms.pieces) {
    const weight = rarityOf(index, hash, 'pieces');
    const term = index.vocabulary.get(hash);
    all += weight;
    if (term !== undefined && windowsWith(index, term, passage) !== 0) found += weight;
  }
  return all > 0 ? found / all : 0;
}

/** The bits of the windows of a passage that have a term. */
function windowsWith({ starts, postings }: PassageIndex, term: number, passage: number): number {
  let low = starts[term] as number;
  let high = starts[term + 1] as number;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((postings[middle] as number) >>> MAX_WINDOWS < passage) low = middle + 1;
    else high = middle;
  }
  const found = low < (starts[term + 1] as number) ? (postings[low] as number) : 0;
  return found >>> MAX_WINDOWS === passage ? found & ((1 << MAX_WINDOWS) - 1) : 0;
}

/** Inverse document frequency: high where few passages contain the term. */
export function rarityOf(
  { vocabulary, weights, unknownTermWeight }: PassageIndex,
  hash: number,
  kind: (typeof KINDS)[number] = 'content',
): number {
  const term = vocabulary.get(hash);
  if (term !== undefined) return weights[term] as number;
  return kind === 'pieces' ? unknownTermWeight * PIECES_SHARE : unknownTermWeight;
}

type Passage = { heading: string; text: string };

/** By term, the bits of the windows that have it. A heading belongs to all of them. */
function termsInWindows(
  { heading, text }: Passage,
  languageCode: LanguageCode,
  hasWindows: boolean,
): Record<(typeof KINDS)[number], Map<number, number>> {
  const found = { content: new Map<number, number>(), pieces: new Map<number, number>() };
  const add = (part: string, bits: number) => {
    const terms = termsOf(part, languageCode, { longest: MAX_PASSAGE_LENGTH });
    for (const kind of KINDS)
      for (const hash of terms[kind]) found[kind].set(hash, (found[kind].get(hash) ?? 0) | bits);
  };
  const whole = `${heading}\n${text}`.slice(0, MAX_PASSAGE_LENGTH);
  const windows = hasWindows ? windowsOf(whole.slice(heading.length + 1)) : [];
  if (windows.length < 2) add(whole, 1);
  else {
    add(whole.slice(0, heading.length), (1 << Math.min(windows.length, MAX_WINDOWS)) - 1);
    for (const [at, window] of windows.entries()) add(window, windowBit(at, windows.length));
  }
  return found;
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
