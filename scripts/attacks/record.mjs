/** What attack tests recorded: one line of JSON per attempt, or per coverage. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../toolchain/root.mjs';

const FILE = join(root, '.cache/attacks.jsonl');

/** Starts an empty record; the variable tells tests where it is. */
export function newRecord() {
  mkdirSync(dirname(FILE), { recursive: true });
  rmSync(FILE, { force: true });
  return { ATTACK_RECORD: FILE };
}

export function readRecord() {
  return existsSync(FILE) ? parseRecord(readFileSync(FILE, 'utf8')) : parseRecord('');
}

export function parseRecord(text) {
  const lines = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  return {
    attempts: lines.filter((line) => 'item' in line),
    coverage: lines.filter((line) => 'of' in line),
  };
}
