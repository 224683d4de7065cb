/** The same contract for a folder and a bucket. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { FAKE_S3_KEYS, type FakeS3, startFakeS3 } from './fake-s3.fixture.ts';
import { openStorage } from './open-storage.ts';
import type { Storage } from './storage.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe.each(['folder', 'bucket'])('files in a %s', (kind) => {
  let folder: string;
  let s3: FakeS3;
  let files: Storage;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parrot-files-'));
    s3 = await startFakeS3('shop/files');
    files = await openStorage(
      readSettings({
        DATA_DIR: folder,
        ...(kind === 'bucket' && {
          FILES_URL: s3.url,
          AWS_ACCESS_KEY_ID: FAKE_S3_KEYS.accessKeyId,
          AWS_SECRET_ACCESS_KEY: FAKE_S3_KEYS.secretAccessKey,
        }),
      }),
    );
  });
  afterAll(async () => {
    await s3.stop();
    await rm(folder, { recursive: true });
  });

  test('a stored file can be read back, whole or as a stream, and removed', async () => {
    await files.put('ten_1/photo.png', bytes('picture'));
    expect(new TextDecoder().decode(await files.get('ten_1/photo.png'))).toBe('picture');
    const { size, content } = await files.open('ten_1/photo.png');
    expect(size).toBe(7);
    expect((await buffer(content)).toString()).toBe('picture');
    await files.remove('ten_1/photo.png');
    await files.remove('ten_1/photo.png');
    await expect(files.get('ten_1/photo.png')).rejects.toMatchObject({ code: 'not_found' });
    await expect(files.open('ten_1/photo.png')).rejects.toMatchObject({ code: 'not_found' });
  });

  test('a stream is stored whole or not at all, however large', async () => {
    const piece = Buffer.alloc(1_048_576, 'parrot ');
    for (const pieces of [0, 1, 8, 20]) {
      const stored = await files.putStream('ten_1/export.zip', Readable.from(Array(pieces).fill(piece)));
      const { size, content } = await files.open('ten_1/export.zip');
      expect([stored, size]).toEqual([pieces * piece.length, pieces * piece.length]);
      expect((await buffer(content)).equals(Buffer.concat(Array(pieces).fill(piece)))).toBe(true);
    }
    for (const pieces of [1, 20]) {
      const broken = async function* () {
        for (let at = 0; at < pieces; at += 1) yield piece;
        throw new Error('the source is gone');
      };
      await expect(files.putStream('ten_1/broken.zip', Readable.from(broken()))).rejects.toThrow('source');
      await expect(files.open('ten_1/broken.zip')).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(s3.pendingUploads()).toBe(0);
    await expect(readdir(join(folder, 'files', 'ten_1')).catch(() => [])).resolves.not.toContain(
      'broken.zip.part',
    );
  });

  test('a file that is stored again has the new content, and may be empty', async () => {
    for (const text of ['first', '']) {
      await files.put('again', bytes(text));
      expect(Buffer.from(await files.get('again')).toString()).toBe(text);
    }
  });

  test('a large file arrives in pieces', async () => {
    const large = Buffer.alloc(8 * 1_048_576, 'parrot ');
    await files.put('large', large);
    const { content } = await files.open('large');
    let pieces = 0;
    content.on('data', () => pieces++);
    expect((await buffer(content)).equals(large)).toBe(true);
    expect(pieces).toBeGreaterThan(8);
  });

  test('a folder is removed with its content, and nothing else', async () => {
    const inFolder = ['app_1/one', 'app_1/deep/two', 'app_1/three', 'app_1/four', 'app_1/five'];
    const others = ['app_2/one', 'app_10/one'];
    for (const name of [...inFolder, ...others]) await files.put(name, bytes('1'));
    await files.removeFolder('app_1');
    await files.removeFolder('app_1');
    for (const name of inFolder) await expect(files.get(name)).rejects.toMatchObject({ code: 'not_found' });
    for (const name of others) await expect(files.get(name)).resolves.toHaveLength(1);
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
  ])('the name %j never leads out', async (name) => {
    await writeFile(join(folder, 'secret.key'), 'secret');
    const before = s3.requests.length;
    for (const attempt of [files.get(name), files.open(name), files.put(name, bytes('')), files.remove(name)])
      await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
    await expect(files.removeFolder(name)).rejects.toMatchObject({ code: 'not_found' });
    expect(await readFile(join(folder, 'secret.key'), 'utf8')).toBe('secret');
    expect(s3.requests).toHaveLength(before);
  });

  test('it can be checked', async () => {
    await expect(files.check()).resolves.toBeUndefined();
  });
});
