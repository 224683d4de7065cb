import type { LanguageCode } from '@parrot/contract/core';
import { termsOf } from './terms.ts';

const LONGEST = 20_000;

/** The share of a sentence's content words that also occur in a text, in any form; null if it has none. */
export function termOverlap(sentence: string, text: string, languageCode: LanguageCode): number | null {
  const { content } = termsOf(sentence, languageCode);
  if (content.size === 0) return null;
  const known = termsOf(text, languageCode, { longest: LONGEST }).content;
  let found = 0;
  for (const word of content) if (known.has(word)) found += 1;
  return found / content.size;
}
