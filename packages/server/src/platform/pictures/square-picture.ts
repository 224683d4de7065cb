import { createReencodePicture, type ReencodePicture } from './reencode-picture.ts';

/** A small square picture: the middle of the original. */
export const createSquarePicture = (): ReencodePicture =>
  createReencodePicture((upright, pixels) => upright.resize(pixels, pixels));
