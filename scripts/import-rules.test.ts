/** Every import rule catches its violations and accepts a clean repository. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { afterAll, expect, test } from 'vitest';
import { cleanRepository, type Files, PACKAGES } from './import-rules/clean-repository.ts';
import { violations } from './import-rules/violations.ts';

const options = await extractDepcruiseOptions(
  fileURLToPath(new URL('../.dependency-cruiser.mjs', import.meta.url)),
);
const rules = (options.ruleSet?.forbidden ?? []).map(({ name }) => name ?? 'a rule without a name');
const temporary = realpathSync(mkdtempSync(join(tmpdir(), 'parrot-import-rules-')));
afterAll(() => rmSync(temporary, { recursive: true }));

test('a repository that follows the rules is clean', async () => {
  expect(await brokenRules(cleanRepository)).toEqual([]);
});

test('every rule has a violation, and every violation has a rule', () => {
  expect(Object.keys(violations).sort()).toEqual([...rules].sort());
});

for (const [rule, repositories] of Object.entries(violations)) {
  for (const [title, files] of Object.entries(repositories)) {
    test(`${rule}: ${title}`, async () => {
      expect(await brokenRules(files)).toEqual([rule]);
    });
  }
}

/** The rules that a repository violates, each once. */
async function brokenRules(files: Files): Promise<string[]> {
  const baseDir = build(files);
  const { output } = await cruise(['packages', 'e2e', 'bench', 'scripts'], { ...options, baseDir });
  const broken = (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
  return [...new Set(broken)];
}

function build(files: Files): string {
  const folder = mkdtempSync(join(temporary, 'repository-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  mkdirSync(join(folder, 'node_modules/@parrot'));
  for (const name of PACKAGES) {
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@parrot', name));
  }
  return folder;
}
