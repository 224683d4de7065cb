import type { LanguageCode } from '@parrot/contract/core';
import { isFillerWord } from './filler-words.ts';
import { isFunctionWord } from './function-words.ts';
import { withoutAccents, wordsOf } from './tokens.ts';

const SHORTEST = 4;
const LONGEST_TEXT = 20_000;

/** The words that a text is about, the commonest first and, of those, the earliest. Small words, short ones and numbers are none. */
export function contentWords(text: string, languageCode: LanguageCode, most: number): string[] {
  const counts = new Map<string, number>();
  for (const word of wordsOf(text, languageCode, LONGEST_TEXT)) {
    const plain = withoutAccents(word);
    const isSmall = isFunctionWord(plain, languageCode) || isFillerWord(plain, languageCode);
    if (word.length >= SHORTEST && !/\d/.test(word) && !isSmall)
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([word]) => word);
}
