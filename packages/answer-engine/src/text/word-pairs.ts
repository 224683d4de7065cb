/** Pairs of neighboring words: 'top up' and 'up to the top' share all single words and no pair. */
import type { LanguageCode } from '@parrot/contract/core';
import { stemmingFor } from './stems.ts';
import { hashOf } from './terms.ts';
import { tokensOf } from './tokens.ts';

const SEED = 0x3c6ef372;

/** Each pair of neighboring words, stopwords included, as a 32-bit hash. */
export function wordPairsOf(text: string, languageCode: LanguageCode): Set<number> {
  const stem = stemmingFor(languageCode);
  const pairs = new Set<number>();
  let before = '';
  for (const word of tokensOf(text, languageCode)) {
    const own = stem(word);
    if (before) pairs.add(hashOf(`${before} ${own}`, SEED));
    before = own;
  }
  return pairs;
}
