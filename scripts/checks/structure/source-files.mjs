/** The repository's source files, parsed once for all structure checks. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { filesUnder } from '../../toolchain/fingerprint.mjs';
import { root } from '../../toolchain/root.mjs';

const FOLDERS = ['packages', 'e2e', 'bench', 'scripts'];
const NOT_SOURCES = new Set(['node_modules', 'dist', '.cache', 'data', 'test-results', 'playwright-report']);

export function readSourceFiles() {
  return FOLDERS.flatMap((folder) => filesUnder(folder, NOT_SOURCES))
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
    .map((path) => sourceFile(path, readFileSync(join(root, path), 'utf8')));
}

export function sourceFile(path, text) {
  return {
    path,
    isTest: /\.(test|e2e|fixture)\.tsx?$/.test(path) || /^(e2e|packages\/testkit)\//.test(path),
    lines: text.trimEnd().split('\n').length,
    syntax: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false),
  };
}

/** Calls `visit` for every node of a file. */
export function visitNodes({ syntax }, visit) {
  const step = (node) => {
    visit(node);
    ts.forEachChild(node, step);
  };
  step(syntax);
}
