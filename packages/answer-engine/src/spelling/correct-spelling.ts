/** Reads typos as the words of the bot that were meant. */
import type { LanguageCode } from '@parrot/contract/core';
import { stemmingFor } from '../text/stems.ts';
import { withoutAccents } from '../text/tokens.ts';
import { editDistance } from './edit-distance.ts';
import { isCorrectable, lettersOf, SHORTEST_WORD, type Vocabulary } from './vocabulary.ts';

export type Spelling = {
  vocabularies: readonly Vocabulary[];
  /** Whether a word is known to be one, in any language. */
  isWord(word: string): boolean;
};

export type Correction = { written: string; readAs: string };

/** Words with this many letters may have two typos. */
const LONG_WORD = 8;
/** Bounds the work for a long text of unknown words. */
const MAX_CORRECTIONS = 12;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const ONLY_SPACE = /^\s+$/;

type Word = { at: number; text: string; plain: string };

/** In the language of the question; if that is unknown, in all of the bot's. */
export function correctSpelling(
  text: string,
  language: LanguageCode | null,
  { vocabularies, isWord }: Spelling,
): { text: string; corrections: Correction[] } {
  const own = vocabularies.filter(({ languageCode }) => language === null || languageCode === language);
  const corrections: Correction[] = [];
  if (own.length === 0) return { text, corrections };
  const isOwn = (plain: string) => vocabularies.some(({ numbers }) => numbers.has(plain));
  const isKnown = ({ text: word, plain }: Word) =>
    isOwn(plain) || isWord(word.toLowerCase()) || isWord(plain);
  const tokens = tokensIn(text);
  let corrected = '';
  let end = 0;
  const replace = (first: Word, last: Word, readAs: string) => {
    const after = last.at + last.text.length;
    corrections.push({ written: text.slice(first.at, after), readAs });
    corrected += text.slice(end, first.at) + readAs;
    end = after;
  };
  for (let at = 0; at < tokens.length && corrections.length < MAX_CORRECTIONS; at += 1) {
    const word = tokens[at] as Word;
    const next = tokens[at + 1];
    const whole = next && joined(word, next, text, own);
    if (whole && !(isOwn(word.plain) && isOwn(next.plain))) {
      replace(word, next, whole);
      at += 1;
    } else if (isCorrectable(word.plain)) {
      const meant = isKnown(word) ? accented(word, own, isWord) : nearest(word.plain, own);
      if (meant !== undefined) replace(word, word, meant);
    }
  }
  return { text: corrected + text.slice(end), corrections };
}

const nearest = (plain: string, own: readonly Vocabulary[]): string | undefined =>
  nearestWord(own, plain, 1) ?? split(plain, own) ?? nearestWord(own, plain, 2);

/** 'Lampara' is the bot's 'lámpara', for which embeddings are different; 'schon' is a word beside 'schön'. */
function accented(
  { text, plain }: Word,
  own: readonly Vocabulary[],
  isWord: Spelling['isWord'],
): string | undefined {
  if (isWord(plain) || text.toLowerCase() !== plain) return undefined;
  const known = wordIn(own, plain);
  return known === plain ? undefined : known;
}

const tokensIn = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    at: index,
    text: word,
    plain: withoutAccents(word.normalize('NFKC').toLowerCase()),
  }));

/** The bot's word that was written as two: 'pass word'. */
function joined(one: Word, next: Word, text: string, own: readonly Vocabulary[]): string | undefined {
  if (!ONLY_SPACE.test(text.slice(one.at + one.text.length, next.at))) return undefined;
  const plain = one.plain + next.plain;
  return isCorrectable(plain) ? wordIn(own, plain) : undefined;
}

/** The bot's two words that were written as one: 'openinghours'. */
function split(plain: string, own: readonly Vocabulary[]): string | undefined {
  for (let at = SHORTEST_WORD; at <= plain.length - SHORTEST_WORD; at += 1) {
    const [first, second] = [wordIn(own, plain.slice(0, at)), wordIn(own, plain.slice(at))];
    if (first !== undefined && second !== undefined) return `${first} ${second}`;
  }
  return undefined;
}

function wordIn(own: readonly Vocabulary[], plain: string): string | undefined {
  for (const { numbers, spellings } of own) {
    const number = numbers.get(plain);
    if (number !== undefined) return spellings[number];
  }
  return undefined;
}

/** The most frequent word within that many edits. None for another form of a word: stems match those. */
function nearestWord(own: readonly Vocabulary[], plain: string, edits: 1 | 2): string | undefined {
  if (edits > 1 && plain.length < LONG_WORD) return undefined;
  const letters = lettersOf(plain);
  let best: { word: string; count: number; languageCode: LanguageCode } | undefined;
  for (const { languageCode, lengthStarts, plainTerms, spellings, counts, letters: ofTerms } of own) {
    const longest = lengthStarts.length - 1;
    const first = lengthStarts[Math.min(longest, Math.max(SHORTEST_WORD, plain.length - edits))] as number;
    const end = lengthStarts[Math.min(longest, plain.length + edits + 1)] as number;
    for (let number = first; number < end; number += 1) {
      if (bitsOf(letters ^ (ofTerms[number] as number)) > 2 * edits) continue;
      const count = counts[number] as number;
      if (best && count <= best.count) continue;
      const candidate = plainTerms[number] as string;
      if (!isCorrectable(candidate) || differInPrefix(plain, candidate)) continue;
      if (languageCode !== 'en' && differInFirstLetter(plain, candidate)) continue;
      if (editDistance(plain, candidate, edits) <= edits)
        best = { word: spellings[number] as string, count, languageCode };
    }
  }
  if (!best) return undefined;
  const stem = stemmingFor(best.languageCode);
  return stem(plain) === stem(best.word) ? undefined : best.word;
}

/** 'Deactivate' is no typo of 'activate'. */
const differInPrefix = (one: string, other: string): boolean =>
  Math.abs(one.length - other.length) > 1 && (one.endsWith(other) || other.endsWith(one));

/** Typists rarely miss the first letter. Too few words of other languages than English are known to be words. */
const differInFirstLetter = (one: string, other: string): boolean =>
  one[0] !== other[0] && !(one[0] === other[1] && one[1] === other[0]);

function bitsOf(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
