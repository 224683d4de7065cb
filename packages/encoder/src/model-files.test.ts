import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkSums, findModelFiles, OWN_FOLDER } from './model-files.ts';

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'model-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const MODEL = { 'a.onnx': 'weights', 'tokenizer.json': '{}' };

test('the bundled folder is found and intact', () => {
  expect(findModelFiles(OWN_FOLDER)).toMatchObject({ id: expect.stringMatching(/^[0-9a-f]{16}$/) });
  expect(() => checkSums(OWN_FOLDER)).not.toThrow();
});

test.each([
  ['no model', { 'tokenizer.json': '{}' }, /0 files/],
  ['two models', { ...MODEL, 'b.onnx': '' }, /2 files/],
  ['no tokenizer', { 'a.onnx': '' }, /tokenizer\.json/],
])('a folder with %s is refused', (_what, files, message) => {
  expect(() => findModelFiles(folderWith(files))).toThrow(message);
});

test('a folder that does not exist is refused', () => {
  expect(() => findModelFiles('/nowhere/at/all')).toThrow(/ENOENT/);
});

test('the id follows the sums, wherever the folder is', () => {
  const sums = { SHA256SUMS: `${sha256('weights')}  a.onnx\n` };
  const [one, same] = [folderWith({ ...MODEL, ...sums }), folderWith({ ...MODEL, ...sums })];
  const other = folderWith({ ...MODEL, SHA256SUMS: `${sha256('other')}  a.onnx\n` });
  expect(findModelFiles(one).id).toBe(findModelFiles(same).id);
  expect(findModelFiles(one).id).not.toBe(findModelFiles(other).id);
});

test('without sums the id changes with the file', () => {
  const folder = folderWith(MODEL);
  const before = findModelFiles(folder).id;
  expect(findModelFiles(folder).id).toBe(before);
  utimesSync(join(folder, 'a.onnx'), new Date(0), new Date(0));
  expect(findModelFiles(folder).id).not.toBe(before);
});

test('sums are checked one by one, in text and binary notation; other lines are ignored', () => {
  const good = `${sha256('weights')}  a.onnx\n\n${sha256('{}')} *tokenizer.json\n`;
  expect(() => checkSums(folderWith({ ...MODEL, SHA256SUMS: good }))).not.toThrow();
  const damaged = { ...MODEL, 'tokenizer.json': '{ }', SHA256SUMS: good };
  expect(() => checkSums(folderWith(damaged))).toThrow(/tokenizer\.json/);
  expect(() => checkSums(folderWith({ SHA256SUMS: good }))).toThrow(/ENOENT/);
  expect(() => checkSums(folderWith(MODEL))).not.toThrow();
});
