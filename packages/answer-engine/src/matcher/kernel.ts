/**
 * How near two questions are, by meaning and by words together: what the matcher adds up. The constants were chosen on
 * customers' questions that no figure is taken on.
 */
import type { PackedVectors, VectorTable } from '../vectors/vector-table.ts';

/** How much the wording counts beside the meaning. */
const WORDS_SHARE = 0.25;
const SHARPNESS = 2;
/** Of an app with few FAQs nobody knows yet what they have in common. */
const FEW = 50;

/** What all questions of an app have in common says nothing about any one of them, and is taken off. */
export type Centre = { vector: Float32Array; square: number; nearness: Float32Array; lengths: Float32Array };

export function centreOf({ dimensions, values, scales }: PackedVectors, table: VectorTable): Centre {
  const vector = new Float32Array(dimensions);
  for (const [row, scale] of scales.entries())
    for (let at = 0; at < dimensions; at += 1)
      vector[at] =
        (vector[at] as number) + ((values[row * dimensions + at] as number) * scale) / (scales.length + FEW);
  const square = dot(vector, vector);
  const nearness = table.cosines(vector).slice();
  return { vector, square, nearness, lengths: nearness.map((near) => lengthFromCentre(near, square)) };
}

/** Takes cosines and likenesses by words, one an example, and gives how near each example is. */
export function nearnessByBoth(
  cosines: Float32Array,
  likenesses: Float32Array,
  centre: Centre,
  toCentre: number,
): Float32Array {
  const length = lengthFromCentre(toCentre, centre.square);
  return cosines.map((cosine, at) => {
    const shared = cosine - (centre.nearness[at] as number) - toCentre + centre.square;
    const centred = shared / (length * (centre.lengths[at] as number));
    return Math.exp(SHARPNESS * (centred - 1)) + WORDS_SHARE * (likenesses[at] as number);
  });
}

const lengthFromCentre = (nearness: number, square: number): number =>
  Math.sqrt(Math.max(1e-6, 1 - 2 * nearness + square));

export function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] as number) * (other[at] as number);
  return sum;
}
