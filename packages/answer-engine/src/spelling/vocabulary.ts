/** The words of a bot in one language, against which typos are corrected. */
import type { LanguageCode } from '@parrot/contract/core';
import type { Slices } from '../slices.ts';
import { tokensOf, withoutAccents } from '../text/tokens.ts';

export type Vocabulary = {
  languageCode: LanguageCode;
  /** Maps a word without accents to its number. */
  numbers: Map<string, number>;
  /** Where the numbers of the words of each length start, with one more entry as the end. */
  lengthStarts: Uint32Array;
  /** By number: the word without accents, as the bot writes it, how many texts contain it, and its letters. */
  plainTerms: string[];
  spellings: string[];
  counts: Uint32Array;
  letters: Uint32Array;
};

/** Shorter words have too many neighbors. */
export const SHORTEST_WORD = 4;
/** A bot with more words than this corrects only to the first ones. */
const MAX_WORDS = 200_000;
const DIGIT = /\p{N}/u;

/** Codes such as X100 are never a typo of X101. */
export const isCorrectable = (plain: string): boolean => plain.length >= SHORTEST_WORD && !DIGIT.test(plain);

export function vocabularyBuilder(languageCode: LanguageCode) {
  const entries = new Map<string, { word: string; count: number }>();
  return {
    add(text: string, longest?: number): void {
      for (const word of new Set(tokensOf(text, languageCode, longest))) {
        const plain = withoutAccents(word);
        const known = entries.get(plain);
        if (known) known.count += 1;
        else if (entries.size < MAX_WORDS) entries.set(plain, { word, count: 1 });
      }
    },
    async finish(slices: Slices): Promise<Vocabulary> {
      const byLength: { plain: string; word: string; count: number }[][] = [];
      for (const [plain, entry] of entries) {
        byLength[plain.length] ??= [];
        byLength[plain.length]?.push({ plain, ...entry });
        if (slices.isOver()) await slices.next();
      }
      const numbers = new Map<string, number>();
      const plainTerms: string[] = [];
      const spellings: string[] = [];
      const counts = new Uint32Array(entries.size);
      const letters = new Uint32Array(entries.size);
      for (const { plain, word, count } of byLength.flat()) {
        const number = plainTerms.push(plain) - 1;
        numbers.set(plain, number);
        spellings.push(word);
        counts[number] = count;
        letters[number] = lettersOf(plain);
        if (slices.isOver()) await slices.next();
      }
      const lengthStarts = lengthStartsOf(plainTerms);
      return { languageCode, numbers, lengthStarts, plainTerms, spellings, counts, letters };
    },
  };
}

function lengthStartsOf(plainTerms: readonly string[]): Uint32Array {
  const starts = new Uint32Array((plainTerms.at(-1)?.length ?? 0) + 2);
  for (const { length } of plainTerms) starts[length + 1] = (starts[length + 1] ?? 0) + 1;
  for (let length = 1; length < starts.length; length += 1)
    starts[length] = (starts[length] ?? 0) + (starts[length - 1] ?? 0);
  return starts;
}

/** One bit per letter: two words that differ in more bits than edits can change need no comparison. */
export function lettersOf(plain: string): number {
  let letters = 0;
  for (let at = 0; at < plain.length; at += 1) letters |= 1 << (plain.charCodeAt(at) & 31);
  return letters >>> 0;
}
