import { createRemakePicture, type RemakePicture } from './remake-picture.ts';

/** A small square picture: the middle of the original. */
export const createSquarePicture = (): RemakePicture =>
  createRemakePicture((upright, pixels) => upright.resize(pixels, pixels));
