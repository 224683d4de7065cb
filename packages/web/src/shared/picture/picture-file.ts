/** A chosen picture: validated before anything is uploaded. */
import { LIMITS } from '@parrot/contract/core';

export const PICTURE_TYPES = ['image/jpeg', 'image/png'];
export const PICTURE_MEGABYTES = LIMITS.imageBytes / 2 ** 20;

export type PictureProblem = 'type' | 'size' | 'unreadable';
export type Picture = { file: File; url: string; width: number; height: number };

export class UnfitPicture extends Error {
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(`The picture can't be used: ${problem}`);
    this.problem = problem;
  }
}

/** Opens it, or throws UnfitPicture. Its name proves nothing: it must decode. */
export async function openPicture(file: File): Promise<Picture> {
  if (!PICTURE_TYPES.includes(file.type)) throw new UnfitPicture('type');
  if (file.size >= LIMITS.imageBytes) throw new UnfitPicture('size');
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return { file, url, width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    URL.revokeObjectURL(url);
    throw new UnfitPicture('unreadable');
  }
}

export const closePicture = ({ url }: Picture): void => URL.revokeObjectURL(url);
