/** Makes a picture anew from whatever JPEG or PNG somebody sent: upright, and with nothing that was hidden in the file. */
import { Transformer } from '@napi-rs/image';
import { AppError } from '@parrot/contract/core';
import { type PictureHeader, readPictureHeader } from './picture-header.ts';

/** As large as the cameras of today; unpacked it takes some 160 MB. */
const MOST_PIXELS = 40_000_000;
const QUALITY = 85;

export type RemakePicture = (bytes: Uint8Array, pixels: number) => Promise<Uint8Array>;
type Resize = (upright: Transformer, pixels: number, header: PictureHeader) => Transformer;

/** One after the other: a large picture takes much room while it is open. */
export function createRemakePicture(resize: Resize): RemakePicture {
  let last: Promise<unknown> = Promise.resolve();
  return async (bytes, pixels) => {
    const header = requireSound(bytes);
    const made = last.then(() => remade(bytes, (upright) => resize(upright, pixels, header)));
    last = made.catch(() => {});
    return made;
  };
}

function requireSound(bytes: Uint8Array): PictureHeader {
  const header = readPictureHeader(bytes);
  if (!header) throw new AppError('not_an_image');
  if (header.width * header.height > MOST_PIXELS) {
    throw new AppError('too_large', {
      message: `This picture has too many pixels. Please choose one of at most ${MOST_PIXELS / 1_000_000} megapixels.`,
    });
  }
  return header;
}

async function remade(bytes: Uint8Array, resize: (upright: Transformer) => Transformer): Promise<Uint8Array> {
  try {
    // Turned upright by what the camera noted.
    return await resize(new Transformer(bytes).rotate()).webp(QUALITY);
  } catch (cause) {
    throw new AppError('not_an_image', { cause });
  }
}
