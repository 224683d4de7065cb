/** The terms by which texts are compared: word stems, and word pieces that survive a typo. */
import type { LanguageCode } from '@parrot/contract/core';
import { stemmingFor } from './stems.ts';
import { isStopWord } from './stopwords.ts';
import { tokensOf, withoutAccents } from './tokens.ts';

/** Distinct terms as 32-bit hashes. With about 100,000 terms collisions are rare and harmless. */
export type Terms = Record<TermKind, Set<number>>;

/**
 * Content words, function words and pieces of content words. Function words weigh less and have no pieces, or
 * 'how do I …' would match every other 'how do I …'.
 */
export const TERM_KINDS = ['content', 'functional', 'pieces'] as const;
export type TermKind = (typeof TERM_KINDS)[number];

/** Compared with three to five: as good or better in three languages, with a third of the work and memory. */
const PIECE = 3;
const SEEDS: Record<TermKind, number> = { content: 0x811c9dc5, functional: 0x5bd1e995, pieces: 0x2f0b4a27 };
const EDGE = 32;

/**
 * `longest`: characters read, if the text is not a question. `writtenIn`: its own language, if it is compared
 * with texts in another; stopwords of both count as function words.
 */
export function termsOf(
  text: string,
  languageCode: LanguageCode,
  { longest, writtenIn = languageCode }: { longest?: number; writtenIn?: LanguageCode } = {},
): Terms {
  const stem = stemmingFor(languageCode);
  const terms: Terms = { content: new Set(), functional: new Set(), pieces: new Set() };
  for (const word of tokensOf(text, languageCode, longest)) {
    const plain = withoutAccents(word);
    const isSmall = isStopWord(plain, languageCode) || isStopWord(plain, writtenIn);
    const kind = isSmall ? 'functional' : 'content';
    terms[kind].add(hashOf(stem(word), SEEDS[kind]));
    if (kind === 'content') addPieces(terms.pieces, plain);
  }
  return terms;
}

export function hashOf(stem: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < stem.length; at += 1) hash = mix(hash, stem.charCodeAt(at));
  return hash | 0;
}

/** All runs of three characters of a word, with its edges marked. */
function addPieces(pieces: Set<number>, word: string): void {
  for (let start = -1; start + PIECE <= word.length + 1; start += 1) {
    let hash = SEEDS.pieces;
    for (let at = start; at < start + PIECE; at += 1) {
      hash = mix(hash, at < 0 || at >= word.length ? EDGE : word.charCodeAt(at));
    }
    pieces.add(hash | 0);
  }
}

/** FNV-1a. */
const mix = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);
