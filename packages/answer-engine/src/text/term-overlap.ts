import type { LanguageCode } from '@parrot/contract/core';
import { termsOf } from './terms.ts';

const LONGEST = 20_000;

/** Which share of the content words of a sentence stands in a text too, in whatever form; null where it has none. */
export function termOverlap(sentence: string, text: string, languageCode: LanguageCode): number | null {
  const { content } = termsOf(sentence, languageCode);
  if (content.size === 0) return null;
  const known = termsOf(text, languageCode, { longest: LONGEST }).content;
  let found = 0;
  for (const word of content) if (known.has(word)) found += 1;
  return found / content.size;
}
