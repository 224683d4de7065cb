import { expect, test } from 'vitest';
import { colorAt, jpegOf, pngOf, pngSaying, sizeOf, withExif } from './pictures.fixture.ts';
import { createScaledPicture } from './scaled-picture.ts';

const scaled = createScaledPicture();

test.each([
  ['a wide one', 400, 100, [200, 50]],
  ['a tall one', 100, 400, [50, 200]],
  ['one as long as allowed', 200, 80, [200, 80]],
  ['a small one, which stays as it is', 30, 20, [30, 20]],
])('%s keeps its proportions', async (_which, width, height, size) => {
  for (const picture of [await jpegOf(width, height), await pngOf(width, height)]) {
    expect(await sizeOf(await scaled(picture, 200))).toEqual([...size, 'webp']);
  }
});

test('nothing is cropped', async () => {
  const made = await scaled(await pngOf(400, 100), 200);
  const [left = [], right = []] = [await colorAt(made, 2, 25), await colorAt(made, 197, 25)];
  expect(left[0]).toBeGreaterThan(200);
  expect(right[2]).toBeGreaterThan(200);
});

test('a photo taken sideways is rotated upright', async () => {
  expect(await sizeOf(await scaled(withExif(await jpegOf(400, 100), 6), 200))).toEqual([50, 200, 'webp']);
  expect(await sizeOf(await scaled(withExif(await jpegOf(40, 10), 6), 200))).toEqual([10, 40, 'webp']);
});

test('a file that is not a picture, or has too many pixels, is rejected', async () => {
  await expect(scaled(Buffer.from('<svg/>'), 200)).rejects.toMatchObject({ code: 'not_an_image' });
  await expect(scaled(await pngSaying(40_000, 1_001), 200)).rejects.toMatchObject({ code: 'too_large' });
});
