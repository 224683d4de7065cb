/**
 * The kernel of the matcher: similarity of two questions by embeddings and words together. Its constants were
 * tuned on data that no published figure is measured on.
 */
import type { PackedVectors, VectorTable } from '../vectors/vector-table.ts';

/** Weight of words relative to embeddings. */
export const WORDS_SHARE = 0.25;
const SHARPNESS = 2;
/** Smooths the center of an app with few FAQs. */
const FEW = 50;

/**
 * The mean of all questions of an app. It is subtracted, as what they have in common distinguishes none of
 * them.
 */
export type Center = { vector: Float32Array; square: number; nearness: Float32Array; lengths: Float32Array };

export function centerOf({ dimensions, values, scales }: PackedVectors, table: VectorTable): Center {
  const vector = new Float32Array(dimensions);
  for (const [row, scale] of scales.entries())
    for (let at = 0; at < dimensions; at += 1)
      vector[at] =
        (vector[at] as number) + ((values[row * dimensions + at] as number) * scale) / (scales.length + FEW);
  const square = dot(vector, vector);
  const toCenter = table.comparison(vector);
  const nearness = Float32Array.from(scales, (_, row) => toCenter(row));
  return { vector, square, nearness, lengths: nearness.map((near) => lengthFromCenter(near, square)) };
}

/** Combines the cosine and the lexical similarity of a question with an example. */
type Combine = (example: number, cosine: number, likeness: number) => number;

export function combineFor({ nearness, lengths, square }: Center, toCenter: number): Combine {
  const length = lengthFromCenter(toCenter, square);
  return (example, cosine, likeness) => {
    const shared = cosine - (nearness[example] as number) - toCenter + square;
    return sharpened(shared / (length * (lengths[example] as number))) + WORDS_SHARE * likeness;
  };
}

/** Similarity by embeddings alone, from the cosine of the vectors relative to the center. */
export const sharpened = (cosine: number): number => Math.exp(SHARPNESS * (cosine - 1));

/** The same for all examples. */
export function combinedSimilarities(
  cosines: Float32Array,
  likenesses: Float32Array,
  center: Center,
  toCenter: number,
): Float32Array {
  const combine = combineFor(center, toCenter);
  const combined = new Float32Array(cosines.length);
  for (let example = 0; example < combined.length; example += 1)
    combined[example] = combine(example, cosines[example] as number, likenesses[example] as number);
  return combined;
}

const lengthFromCenter = (nearness: number, square: number): number =>
  Math.sqrt(Math.max(1e-6, 1 - 2 * nearness + square));

export function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] as number) * (other[at] as number);
  return sum;
}
