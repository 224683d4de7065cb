import { countAttack } from '@parrot/testkit/attack-tests';
import { expect, test } from 'vitest';
import { colorAt, jpegOf, pngOf, pngSaying, sizeOf, withExif } from './pictures.fixture.ts';
import { createSquarePicture } from './square-picture.ts';

const square = createSquarePicture();
const [RED, BLUE] = [
  [255, 0, 0],
  [0, 0, 255],
];

test.each([
  ['wide', 300, 100],
  ['tall', 100, 300],
  ['small', 5, 9],
])('a %s picture becomes a square of the requested size', async (_shape, width, height) => {
  for (const picture of [await jpegOf(width, height), await pngOf(width, height)]) {
    expect(await sizeOf(await square(picture, 64))).toEqual([64, 64, 'webp']);
  }
});

test('the center is kept, without distortion', async () => {
  const made = await square(await pngOf(400, 100), 64);
  const [left, right] = [await colorAt(made, 10, 32), await colorAt(made, 54, 32)];
  expect(isLike(left, RED)).toBe(true);
  expect(isLike(right, BLUE)).toBe(true);
});

test('a photo taken sideways is rotated upright', async () => {
  const made = await square(withExif(await jpegOf(100, 100), 6), 64);
  // The left side is now at the top.
  expect(isLike(await colorAt(made, 32, 8), RED)).toBe(true);
  expect(isLike(await colorAt(made, 32, 56), BLUE)).toBe(true);
});

test('only the picture is kept: no camera metadata, no script after its end', async () => {
  countAttack('uploads');
  const jpeg = withExif(await jpegOf(80, 80), 1, 'GPS 59.3 18.1');
  const polyglot = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]);
  const made = Buffer.from(await square(polyglot, 64)).toString('latin1');
  expect(made).not.toMatch(/script|GPS|Exif/i);
});

test('a picture with too many pixels is rejected by its header, before it is decoded', async () => {
  countAttack('bombs');
  await expect(square(await pngSaying(40_000, 1_001), 64)).rejects.toMatchObject({ code: 'too_large' });
});

test('a file that only starts like a picture is rejected, and the next one is still processed', async () => {
  const png = await pngOf(80, 80);
  const broken = [png.subarray(0, png.length / 2), await pngSaying(90, 90)];
  const answers = await Promise.allSettled([...broken.map((file) => square(file, 64)), square(png, 64)]);
  expect(answers.map((answer) => answer.status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  for (const answer of answers.slice(0, 2))
    expect(answer).toMatchObject({ reason: { code: 'not_an_image' } });
});

const isLike = (color: number[], wanted: number[] | undefined): boolean =>
  color.every((value, at) => Math.abs(value - (wanted?.[at] ?? -255)) < 40);
