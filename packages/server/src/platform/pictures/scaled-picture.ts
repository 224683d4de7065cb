import { createReencodePicture, type ReencodePicture } from './reencode-picture.ts';

/** The whole picture, scaled down if a side is longer than allowed, never up. */
export const createScaledPicture = (): ReencodePicture =>
  createReencodePicture(async (upright, pixels, { width, height }) => {
    if (Math.max(width, height) <= pixels) return upright;
    const { ResizeFit } = await import('@napi-rs/image');
    return upright.resize(pixels, pixels, null, ResizeFit.Inside);
  });
