/** Whether a build is stale: by the content of its inputs, and by changes to its outputs. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const NOT_SOURCES = new Set(['dist', 'node_modules', '.cache', 'test-results', 'playwright-report']);

/** By content, so that switching branches costs nothing. Excludes tests and compiler caches. */
export function inputsFingerprint(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesUnder(path, NOT_SOURCES))) {
    if (/\.((test|fixture)\.tsx?|tsbuildinfo)$/.test(file)) continue;
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * By size and time, because there are many outputs. Excludes what is written later: the product's code cache, by a
 * start, and the compiler's cache, by a check of types.
 */
export function outputsFingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    if (!existsSync(join(root, path))) return 'missing';
    for (const file of filesUnder(path)) {
      if (file.includes('.code-cache') || file.endsWith('.tsbuildinfo')) continue;
      const { size, mtimeMs } = statSync(join(root, file));
      hash.update(`${file}\0${size}\0${mtimeMs}\0`);
    }
  }
  return hash.digest('hex');
}

export function filesUnder(path, without = new Set()) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => !without.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const child = join(path, entry.name);
      return entry.isDirectory() ? filesUnder(child, without) : [child];
    });
}
