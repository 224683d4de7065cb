import { describe, expect, test } from 'vitest';
import { readPictureHeader } from './picture-header.ts';
import { jpegOf, pngOf, pngSaying, withExif, withSegment } from './pictures.fixture.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);
const text = (chunks: string) => new TextEncoder().encode(chunks);

test('type and size are read from the bytes', async () => {
  expect(readPictureHeader(await jpegOf(60, 40))).toEqual({ type: 'jpeg', width: 60, height: 40 });
  expect(readPictureHeader(await pngOf(30, 50))).toEqual({ type: 'png', width: 30, height: 50 });
  expect(readPictureHeader(await pngSaying(90_000, 90_000))).toMatchObject({ width: 90_000 });
});

test('data before and after a JPEG’s own segments does not confuse it', async () => {
  const jpeg = await jpegOf(60, 40);
  const thumbnail = withSegment(jpeg, 0xe1, await jpegOf(8, 8));
  expect(readPictureHeader(thumbnail)).toMatchObject({ width: 60, height: 40 });
  expect(readPictureHeader(withExif(jpeg, 6))).toMatchObject({ width: 60, height: 40 });
  expect(readPictureHeader(Buffer.concat([jpeg, text('<script>')]))).toMatchObject({ width: 60 });
});

describe('is not supported', () => {
  test.each([
    ['nothing at all', bytes()],
    ['one byte', bytes(0xff)],
    ['a GIF', text('GIF89a\x01\0\x01\0\0\0\0;')],
    ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a page', text('<!doctype html><script>alert(1)</script>')],
    ['a text', text('hello')],
    ['the start of a JPEG and nothing more', bytes(0xff, 0xd8, 0xff)],
    ['a JPEG that ends at once', bytes(0xff, 0xd8, 0xff, 0xd9)],
    ['a JPEG segment without a length', bytes(0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xd9)],
    ['a JPEG segment longer than the file', bytes(0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 1, 2)],
    ['the signature of a PNG and nothing more', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ])('%s', (_what, file) => {
    expect(readPictureHeader(file)).toBeUndefined();
  });

  test('a picture without width, a JPEG with two frames, a JPEG cut short at any point', async () => {
    expect(readPictureHeader(await pngSaying(0, 10))).toBeUndefined();
    const jpeg = await jpegOf(60, 40);
    const second = withSegment(jpeg, 0xc0, Buffer.from([8, 0xff, 0xff, 0xff, 0xff, 1, 1, 0x11, 0]));
    expect(readPictureHeader(second)).toBeUndefined();
    for (let length = 0; length < jpeg.length; length++) {
      expect(readPictureHeader(jpeg.subarray(0, length))).toBeUndefined();
    }
  });
});
