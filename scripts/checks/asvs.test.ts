import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// Plain JavaScript, because it must run before anything is installed.
const { root } = await import(new URL('../toolchain/root.mjs', import.meta.url).href);

const page = readFileSync(join(root, 'docs/engineering/asvs.md'), 'utf8');

test('every file that the page on ASVS names exists', () => {
  const workspaces: string[] = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces;
  const files = [
    ...workspaces.filter((folder) => folder.startsWith('packages/')).map((folder) => `${folder}/src`),
    'e2e',
    'scripts',
  ]
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((file) => `${folder}/${file}`),
    )
    .map((file) => file.replaceAll('\\', '/'));
  const named = [...page.matchAll(/`([\w./-]+\.ts)`/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !files.some((file) => file.endsWith(`/${name}`) || file === name))).toEqual(
    [],
  );
});

test('each requirement has one line, in order', () => {
  const ids = [...page.matchAll(/^\| (\d+)\.(\d+)\.(\d+)/gm)].map(([, ...numbers]) => numbers.map(Number));
  const keys = ids.map(([chapter = 0, section = 0, number = 0]) => chapter * 10_000 + section * 100 + number);
  expect(keys).toEqual([...new Set(keys)].sort((a, b) => a - b));
});
