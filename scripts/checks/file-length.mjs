/** The maximum length of a source file. Texts and migrations are data, not source. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../toolchain/fingerprint.mjs';
import { root } from '../toolchain/root.mjs';

const LONGEST = 400;
const NOT_OURS = new Set([
  'node_modules',
  'dist',
  '.cache',
  '.git',
  'data',
  'test-results',
  'playwright-report',
]);

export function tooLongFiles() {
  return filesUnder('.', NOT_OURS)
    .filter((file) => /\.(ts|tsx|css|mjs)$/.test(file) && !file.split('/').includes('migrations'))
    .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > LONGEST);
}
