/** The whole words that an encoder's tokenizer knows. */
import { readFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { findModelFiles, OWN_FOLDER } from './model-files.ts';

/** An entry of the vocabulary: a token and its number. */
const ENTRY = /"((?:[^"\\]|\\.)+)":\s*\d+/g;
const CONTINUES_A_WORD = '##';
/** Read without a pause: other work waits for about two milliseconds. */
const ENTRIES_PER_TURN = 4_000;

/**
 * Returns whether a word, in lower case, is one of them. The vocabulary is scanned, not parsed: as one object it
 * takes a hundred times the memory, and other work would wait for it.
 */
export async function loadLexicon(folder = OWN_FOLDER): Promise<(word: string) => boolean> {
  const text = await readFile(findModelFiles(folder).tokenizer, 'utf8');
  const hashes: number[] = [];
  let read = 0;
  for (const [, token = ''] of text.slice(text.indexOf('"vocab"')).matchAll(ENTRY)) {
    if (!token.startsWith(CONTINUES_A_WORD)) hashes.push(hashOf(token));
    read += 1;
    if (read % ENTRIES_PER_TURN === 0) await nextTurn();
  }
  const sorted = Uint32Array.from(hashes).sort();
  return (word) => {
    const hash = hashOf(word);
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle] as number) < hash) low = middle + 1;
      else high = middle;
    }
    return sorted[low] === hash;
  };
}

/** FNV-1a. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
