import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadCached } from './load-cached.ts';

type Greeter = { greet(name: string): string; importSibling(): Promise<{ sibling: string }> };

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parrot-code-'));
  file = join(folder, 'greeter.cjs');
  await writeGreeter('Hello');
  await writeFile(join(folder, 'sibling.mjs'), "export const sibling = 'imported';");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const writeGreeter = (greeting: string) =>
  writeFile(
    file,
    `const { basename, join } = require('node:path');
const { pathToFileURL } = require('node:url');
exports.greet = (name) => '${greeting}, ' + name + ' from ' + basename(__filename);
exports.importSibling = () => importModule(pathToFileURL(join(__dirname, 'sibling.mjs')).href);`,
  );
const load = () => loadCached<Greeter>(file);
const cache = () => `${file}.code-cache`;

function saveCode(): void {
  const loaded = load();
  loaded.exports.greet('Maya');
  loaded.saveCode();
}

test('the first load compiles, later ones use the cached code and do the same', async () => {
  const first = load();
  expect([first.isFromCache, first.exports.greet('Maya')]).toEqual([false, 'Hello, Maya from greeter.cjs']);
  first.saveCode();
  const second = load();
  expect([second.isFromCache, second.exports.greet('Jonas')]).toEqual([
    true,
    'Hello, Jonas from greeter.cjs',
  ]);
  expect((await second.exports.importSibling()).sibling).toBe('imported');
  expect(await readdir(folder)).toEqual(['greeter.cjs', 'greeter.cjs.code-cache', 'sibling.mjs']);
});

test('a file that is loaded on demand shares the module that loaded it', async () => {
  await writeFile(join(folder, 'on-demand.cjs'), "exports.greeter = require('./greeter.cjs');");
  await writeFile(file, "exports.loadMore = () => require('./on-demand.cjs').greeter;");
  const { exports } = loadCached<{ loadMore(): unknown }>(file);
  expect(exports.loadMore()).toBe(exports);
});

test('changed source of the same length is compiled again', async () => {
  saveCode();
  await writeGreeter('Howdy');
  const loaded = load();
  expect([loaded.isFromCache, loaded.exports.greet('Maya')]).toEqual([false, 'Howdy, Maya from greeter.cjs']);
});

test.each([
  ['empty', () => Buffer.alloc(0)],
  ['truncated', (code: Buffer) => code.subarray(0, code.length / 2)],
  ['partly lost', (code: Buffer) => Buffer.concat([code.subarray(0, 100), Buffer.alloc(code.length - 100)])],
])('an %s cache is ignored and replaced', async (_, damage) => {
  saveCode();
  await writeFile(cache(), damage(await readFile(cache())));
  const loaded = load();
  expect([loaded.isFromCache, loaded.exports.greet('Maya')]).toEqual([false, 'Hello, Maya from greeter.cjs']);
  loaded.saveCode();
  expect(load().isFromCache).toBe(true);
});

test('where the cache cannot be written, it is compiled every time', async () => {
  await mkdir(cache());
  saveCode();
  expect(load().isFromCache).toBe(false);
});
