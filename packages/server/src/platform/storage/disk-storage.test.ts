import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDiskStorage } from './disk-storage.ts';

async function storage() {
  const folder = await mkdtemp(join(tmpdir(), 'parrot-files-'));
  return { folder, files: createDiskStorage(join(folder, 'files')) };
}

test('a stored file can be read back and removed', async () => {
  const { files } = await storage();
  await files.put('ten_1/photo.png', new TextEncoder().encode('picture'));
  expect(new TextDecoder().decode(await files.get('ten_1/photo.png'))).toBe('picture');
  await files.remove('ten_1/photo.png');
  await expect(files.get('ten_1/photo.png')).rejects.toMatchObject({ code: 'not_found' });
});

test('a folder is removed with its content, and nothing else', async () => {
  const { files } = await storage();
  const names = ['app_1/one', 'app_1/deep/two', 'app_2/three'];
  for (const name of names) await files.put(name, new Uint8Array([1]));
  await files.removeFolder('app_1');
  await files.removeFolder('app_1');
  const left = await Promise.allSettled(names.map((name) => files.get(name)));
  expect(left.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
});

test.each([
  '../secret.key',
  'a/../../secret.key',
  '/etc/passwd',
  'a//b',
  'a\\..\\b',
  '.hidden',
  'a/b.png\0',
  '',
])('the name %j never leads out of the folder', async (name) => {
  const { folder, files } = await storage();
  await writeFile(join(folder, 'secret.key'), 'secret');
  await expect(files.get(name)).rejects.toMatchObject({ code: 'not_found' });
  await expect(files.put(name, new Uint8Array())).rejects.toMatchObject({ code: 'not_found' });
  expect(await readFile(join(folder, 'secret.key'), 'utf8')).toBe('secret');
});
