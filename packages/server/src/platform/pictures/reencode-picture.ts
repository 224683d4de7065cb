/** Re-encodes a JPEG or PNG: upright, and without anything hidden in the file. */
import type { Transformer } from '@napi-rs/image';
import { AppError } from '@parrot/contract/core';
import { type PictureHeader, readPictureHeader } from './picture-header.ts';

/** As large as today's cameras; decoded it takes about 160 MB. */
const MAX_PIXELS = 40_000_000;
const QUALITY = 85;

export type ReencodePicture = (bytes: Uint8Array, pixels: number) => Promise<Uint8Array>;
type Resize = (
  upright: Transformer,
  pixels: number,
  header: PictureHeader,
) => Transformer | Promise<Transformer>;

/** One at a time, as a large picture takes much memory. */
export function createReencodePicture(resize: Resize): ReencodePicture {
  let last: Promise<unknown> = Promise.resolve();
  return async (bytes, pixels) => {
    const header = requireSound(bytes);
    const made = last.then(() => reencoded(bytes, (upright) => resize(upright, pixels, header)));
    last = made.catch(() => {});
    return made;
  };
}

function requireSound(bytes: Uint8Array): PictureHeader {
  const header = readPictureHeader(bytes);
  if (!header) throw new AppError('not_an_image');
  if (header.width * header.height > MAX_PIXELS) {
    throw new AppError('too_large', {
      message: `This image is too large. Choose one with at most ${MAX_PIXELS / 1_000_000} megapixels.`,
    });
  }
  return header;
}

async function reencoded(
  bytes: Uint8Array,
  resize: (upright: Transformer) => Transformer | Promise<Transformer>,
): Promise<Uint8Array> {
  const images = await import('@napi-rs/image');
  try {
    // Rotated by the EXIF orientation.
    const upright = new images.Transformer(bytes).rotate();
    return await (await resize(upright)).webp(QUALITY);
  } catch (cause) {
    throw new AppError('not_an_image', { cause });
  }
}
