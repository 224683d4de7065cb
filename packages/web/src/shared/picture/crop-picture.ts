/** Crops the chosen square, no larger than it is ever shown. */
import type { Picture } from './picture-file.ts';

export type Square = { x: number; y: number; width: number; height: number };

const QUALITY = 0.92;

export async function cropPicture(
  { file, url }: Picture,
  { x, y, width, height }: Square,
  edge: number,
): Promise<File> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(edge, Math.max(1, Math.round(width)));
  canvas.height = canvas.width;
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const piece = await new Promise<Blob | null>((done) => canvas.toBlob(done, file.type, QUALITY));
  if (!piece) throw new Error('picture could not be cropped');
  return new File([piece], file.name, { type: piece.type });
}

/** The largest centered square. */
export function middleSquare({ width, height }: Pick<Picture, 'width' | 'height'>): Square {
  const edge = Math.min(width, height);
  return { x: (width - edge) / 2, y: (height - edge) / 2, width: edge, height: edge };
}
