import { ResizeFit } from '@napi-rs/image';
import { createRemakePicture, type RemakePicture } from './remake-picture.ts';

/** The whole picture, made smaller where a side is longer than allowed; never larger, as that only blurs it. */
export const createScaledPicture = (): RemakePicture =>
  createRemakePicture((upright, pixels, { width, height }) =>
    Math.max(width, height) <= pixels ? upright : upright.resize(pixels, pixels, null, ResizeFit.Inside),
  );
