/**
 * Writes `files/language-ngrams.bin` from the data of eld (Apache-2.0): the n-grams of our languages only.
 * `node packages/answer-engine/training/write-language-table.mjs`
 */
import { writeFileSync } from 'node:fs';

const eld = new URL('../../../node_modules/eld/src/', import.meta.url);
const { ngramsData } = await import(new URL('ngrams/extrasmall.js', eld).href);
const { dictionary } = await import(new URL('dictionary.js', eld).href);

/** In the order of `LANGUAGES` in the contract. */
const LANGUAGES = ['en', 'es', 'de', 'fr', 'sv'];
/** eld subtracts it from each score. */
const LEAST_SCORE = 53;
const KEY_BYTES = 6;

const byteOf = new Map(dictionary.map((character, byte) => [character, byte]));
byteOf.set(' ', 0x20);
const numbers = LANGUAGES.map((code) =>
  Object.keys(ngramsData.languages).find((number) => ngramsData.languages[number] === code),
);

const rows = Object.entries(ngramsData.ngrams)
  .map(([ngram, scores]) => ({
    key: [...ngram].reduce((key, character) => key * 256 + byteOf.get(character), 0),
    scores: numbers.map((number) => (scores[number] === undefined ? 0 : scores[number] + LEAST_SCORE)),
  }))
  .filter(({ scores }) => scores.some(Boolean))
  .sort((one, other) => one.key - other.key);

const table = Buffer.alloc(rows.length * (KEY_BYTES + LANGUAGES.length));
for (const [at, { key, scores }] of rows.entries()) {
  table.writeUIntBE(key, at * KEY_BYTES, KEY_BYTES);
  table.set(scores, rows.length * KEY_BYTES + at * LANGUAGES.length);
  if (Math.max(...scores) > 255) throw new Error(`a score of n-gram ${at} does not fit into a byte`);
}
writeFileSync(new URL('../files/language-ngrams.bin', import.meta.url), table);
console.log(`${rows.length} n-grams, ${table.length} bytes`);
