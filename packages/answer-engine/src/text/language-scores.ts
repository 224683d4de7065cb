/**
 * Scores how likely a text is in each of our languages, as eld does, from a table with the n-grams of our
 * languages only: a hundredth of the memory.
 */
import { readFile } from 'node:fs/promises';
import { LANGUAGES, type LanguageCode } from '@parrot/contract/core';

type LanguageScores = Record<LanguageCode, number>;

type Table = {
  /** The bytes of each n-gram as a number, sorted. */
  keys: Float64Array;
  /** One byte for each n-gram and language; 0 if the language does not have it. */
  scores: Uint8Array;
};

const FILE = new URL('../../files/language-ngrams.bin', import.meta.url);
const KEY_BYTES = 6;
const SPACE = 0x20;

const MAX_LENGTH = 1_000;
/** Bytes after which a text ends with its word, and with its character. */
const ENOUGH_BYTES = 350;
const MAX_BYTES = 380;
const MAX_WORD_BYTES = 70;
const NGRAM_BYTES = 4;
const STRIDE = 3;
/** The average score of an n-gram that counts as one half. */
const SCALE = 25;
/** Letters of later planes don't count. An apostrophe belongs to its word. */
const SEPARATORS = /(?:\P{L}|[\u{10000}-\u{10ffff}])+(?<!['`’])/gu;

let loading: Promise<Table> | undefined;

/** Returns how to score a text: from 0 to 1, and 0 if nothing is known about it. */
export async function loadLanguageScores(): Promise<(text: string) => LanguageScores> {
  loading ??= readTable();
  const table = await loading;
  return (text) => scoresOf(text, table);
}

async function readTable(): Promise<Table> {
  const bytes = await readFile(FILE);
  const count = bytes.length / (KEY_BYTES + LANGUAGES.length);
  return {
    keys: Float64Array.from({ length: count }, (_, at) => bytes.readUIntBE(at * KEY_BYTES, KEY_BYTES)),
    scores: Uint8Array.from(bytes.subarray(count * KEY_BYTES)),
  };
}

function scoresOf(text: string, { keys, scores }: Table): LanguageScores {
  const sums = LANGUAGES.map(() => 0);
  const ngrams = ngramsOf(text);
  for (const ngram of ngrams) {
    const at = indexOf(keys, ngram);
    if (at === -1) continue;
    for (let language = 0; language < sums.length; language += 1)
      sums[language] = (sums[language] as number) + (scores[at * sums.length + language] as number);
  }
  const entries = LANGUAGES.map((language, at) => {
    const average = ngrams.size > 0 ? (sums[at] as number) / ngrams.size : 0;
    return [language, average / (average + SCALE)];
  });
  return Object.fromEntries(entries) as LanguageScores;
}

/** The different n-grams of the words' UTF-8 bytes, each with a space where its word begins or ends. */
function ngramsOf(text: string): Set<number> {
  const ngrams = new Set<number>();
  for (const token of tokensOf(text)) {
    const length = Math.min(token.length, MAX_WORD_BYTES);
    let from = 0;
    for (; from + NGRAM_BYTES < length; from += STRIDE)
      ngrams.add(keyOf(token, from, from + NGRAM_BYTES, from === 0 ? SPACE : 0));
    const key = keyOf(token, Math.max(0, length - NGRAM_BYTES), token.length, from === 0 ? SPACE : 0);
    ngrams.add(key * 256 + SPACE);
  }
  return ngrams;
}

function keyOf(bytes: Buffer, from: number, to: number, first: number): number {
  let key = first;
  for (let at = from; at < to; at += 1) key = key * 256 + (bytes[at] as number);
  return key;
}

function tokensOf(text: string): Buffer[] {
  const clean = text.slice(0, MAX_LENGTH).replace(SEPARATORS, ' ').trim().toLowerCase();
  const tokens: Buffer[] = [];
  let bytes = 0;
  for (const word of clean.split(' ').filter(Boolean)) {
    const encoded = Buffer.from(word);
    const left = MAX_BYTES - bytes;
    if (encoded.length > left) {
      tokens.push(encoded.subarray(0, endOfCharacter(encoded, left)));
      break;
    }
    tokens.push(encoded);
    // Its space counts too.
    bytes += encoded.length + 1;
    if (bytes - 1 > ENOUGH_BYTES) break;
  }
  return tokens;
}

/** The end of the first character that exceeds this many bytes. */
function endOfCharacter(bytes: Buffer, from: number): number {
  let end = from + 1;
  while (((bytes[end] ?? 0) & 0xc0) === 0x80) end += 1;
  return end;
}

function indexOf(keys: Float64Array, key: number): number {
  let low = 0;
  let high = keys.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = keys[middle] as number;
    if (found === key) return middle;
    if (found < key) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
