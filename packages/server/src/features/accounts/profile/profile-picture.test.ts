import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { removeProfileImage, uploadProfileImage, userDetails } from '@parrot/contract/accounts';
import { LIMITS } from '@parrot/contract/core';
import { newOwner, startTestServer, type TestServer, type TestSession } from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jpegOf, pngOf, pngSaying, sizeOf, withExif } from '../../../platform/pictures/pictures.fixture.ts';

let server: TestServer;
let owner: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  owner = await newOwner(server);
});
afterAll(() => server.stop());

const upload = (content: Uint8Array, name = 'me.png', type = 'image/png') => {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(content)], name, { type }));
  return server.api.answer(uploadProfileImage, { session: owner, form });
};
const urlIn = (answer: { body: unknown }) => (answer.body as { profileUrl: string }).profileUrl;
const shown = async () => (await server.api.call(userDetails, { session: owner })).profileUrl;
const storedFiles = () =>
  readdir(join(server.server.platform.settings.DATA_DIR, 'files', 'pictures')).catch(() => []);

describe('a profile picture', () => {
  test('is scaled and cropped square, and has a public address [USR-08]', async () => {
    const answer = await upload(await jpegOf(900, 500), 'me.jpg', 'image/jpeg');
    expect(answer.status).toBe(200);
    const address = urlIn(answer);
    expect(address).toMatch(/^\/pictures\/[\w-]{43}\.webp$/);
    expect(await shown()).toBe(address);

    const response = await fetch(server.url + address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const size = LIMITS.profilePhotoPixels;
    expect(await sizeOf(new Uint8Array(await response.arrayBuffer()))).toEqual([size, size, 'webp']);
  });

  test('replaces the old one, whose file is deleted; and can be removed [USR-08]', async () => {
    const first = urlIn(await upload(await pngOf(40, 40)));
    const second = urlIn(await upload(await pngOf(50, 50)));
    expect(second).not.toBe(first);
    expect((await fetch(server.url + first)).status).toBe(404);
    expect(await storedFiles()).toEqual([second.slice('/pictures/'.length)]);

    expect(await server.api.call(removeProfileImage, { session: owner })).toEqual({
      status: 'success',
      profileUrl: '',
    });
    expect((await fetch(server.url + second)).status).toBe(404);
    expect([await shown(), await storedFiles()]).toEqual(['', []]);
    expect((await server.api.answer(removeProfileImage, { session: owner })).status).toBe(200);
  });

  test('uploaded twice concurrently leaves one file, the one shown', async () => {
    const png = await pngOf(30, 30);
    await Promise.all([upload(png), upload(png), upload(png)]);
    expect(await storedFiles()).toEqual([(await shown()).slice('/pictures/'.length)]);
  });

  test('is detected by its content, regardless of its name and type [DSG-09]', async () => {
    expect((await upload(await pngOf(20, 20), 'me.txt', 'text/plain')).status).toBe(200);
    expect((await upload(await jpegOf(20, 20), '../../me', 'image/svg+xml')).status).toBe(200);
  });

  test('is stored without metadata', async () => {
    countAttack('uploads');
    const jpeg = withExif(await jpegOf(60, 60), 3, 'taken at home');
    const answer = await upload(Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]));
    const stored = await (await fetch(server.url + urlIn(answer))).text();
    expect(stored).not.toMatch(/script|home|Exif/);
  });
});

describe('a file that is not a picture is rejected by its content, and the old picture stays [DSG-09]', () => {
  const text = (texts: string) => new TextEncoder().encode(texts);
  const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
  test.each([
    ['an SVG', () => text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', () => text('<!doctype html><script>alert(1)</script>')],
    ['a GIF', () => Buffer.from('R0lGODlhAQABAAAAACw=', 'base64')],
    ['a text named .png', () => text('hello')],
    ['an empty file', () => text('')],
    ['half a JPEG', async () => cut(await jpegOf(80, 80))],
    ['half a PNG', async () => cut(await pngOf(80, 80))],
    [
      'the start of a PNG before a page',
      async () => Buffer.concat([(await pngOf(9, 9)).subarray(0, 8), text('<script>')]),
    ],
  ] as [string, () => Uint8Array | Promise<Uint8Array>][])('%s', async (_what, make) => {
    countAttack('uploads');
    const before = await shown();
    const answer = await upload(await make());
    expect([answer.status, answer.body.code]).toEqual([400, 'not_an_image']);
    expect(await shown()).toBe(before);
    expect(await storedFiles()).toHaveLength(1);
  });

  test('a picture with too many pixels', async () => {
    countAttack('bombs');
    const answer = await upload(await pngSaying(50_000, 50_000));
    expect([answer.status, answer.body.code]).toEqual([413, 'too_large']);
    expect(answer.body.message).toContain('40 megapixels');
  });
});

test.each([
  '/pictures/',
  '/pictures/nothing.webp',
  `/pictures/${'a'.repeat(43)}.webp`,
  '/pictures/..%2F..%2Fsecret.key',
  '/pictures/%2e%2e%2f%2e%2e%2fsecret.key',
  '/pictures/..%5C..%5Csecret.key',
  `/pictures/${'a'.repeat(43)}.webp%00.png`,
  '/pictures/a/b.webp',
])('%s is not a picture', async (path) => {
  const response = await fetch(server.url + path, { headers: { accept: 'text/html' } });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not_found' });
});
