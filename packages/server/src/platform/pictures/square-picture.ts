/** Makes a small square picture of whatever JPEG or PNG somebody sent: upright, and made anew, so that nothing hidden in the file comes along. */
import { Transformer } from '@napi-rs/image';
import { AppError } from '@parrot/contract/core';
import { readPictureHeader } from './picture-header.ts';

/** As large as the cameras of today; unpacked it takes some 160 MB. */
const MOST_PIXELS = 40_000_000;
const QUALITY = 85;

export type SquarePicture = (bytes: Uint8Array, pixels: number) => Promise<Uint8Array>;

/** One after the other: a large picture takes much room while it is open. */
export function createSquarePicture(): SquarePicture {
  let last: Promise<unknown> = Promise.resolve();
  return async (bytes, pixels) => {
    requireSound(bytes);
    const made = last.then(() => squareOf(bytes, pixels));
    last = made.catch(() => {});
    return made;
  };
}

function requireSound(bytes: Uint8Array): void {
  const header = readPictureHeader(bytes);
  if (!header) throw new AppError('not_an_image');
  if (header.width * header.height > MOST_PIXELS) {
    throw new AppError('too_large', {
      message: `This picture has too many pixels. Please choose one of at most ${MOST_PIXELS / 1_000_000} megapixels.`,
    });
  }
}

async function squareOf(bytes: Uint8Array, pixels: number): Promise<Uint8Array> {
  try {
    // Turned upright by what the camera noted, then cut to the middle.
    return await new Transformer(bytes).rotate().resize(pixels, pixels).webp(QUALITY);
  } catch (cause) {
    throw new AppError('not_an_image', { cause });
  }
}
