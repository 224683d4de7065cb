import { ResizeFit } from '@napi-rs/image';
import { createReencodePicture, type ReencodePicture } from './reencode-picture.ts';

/** The whole picture, scaled down if a side is longer than allowed, never up. */
export const createScaledPicture = (): ReencodePicture =>
  createReencodePicture((upright, pixels, { width, height }) =>
    Math.max(width, height) <= pixels ? upright : upright.resize(pixels, pixels, null, ResizeFit.Inside),
  );
