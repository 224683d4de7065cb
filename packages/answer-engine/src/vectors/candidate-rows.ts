/**
 * The first stage of a search: chooses by their codes the rows that may be among the best. The second
 * compares the vectors of these rows only.
 */

/** By distance of two codes: the similarity it stands for, and the highest one that it does not rule out. */
export type SimilarityScale = { expected: Float32Array; possible: Float32Array };

/** A row's score is its prior plus its gain (1 if there are none) times the similarity of its vector. */
type CoarseSearch = {
  /** By row: the bits in which its code differs from the query's. */
  distances: Uint16Array;
  scale: SimilarityScale;
  priors: Float32Array;
  gains?: Float32Array;
  /** A row is a candidate if its score could reach that of the row with this rank. */
  rank?: number;
};

/** Rows below which comparing all vectors is as fast. */
export const MIN_ROWS = 2_000;
/** More than are shown, as the best by estimate are not the best in fact. */
export const MIN_RANK = 32;
/** Standard deviations by which a distance may be off. */
const TOLERANCE = 3;

/** `similarityOf` grows with the cosine. */
export function similarityScale(
  dimensions: number,
  similarityOf: (cosine: number) => number,
): SimilarityScale {
  // Codes differ in a share of their bits that is the angle as a share of a half turn.
  const at = (distance: number) => similarityOf(Math.cos((Math.PI * distance) / dimensions));
  const distances = Float32Array.from({ length: dimensions + 1 }, (_, distance) => distance);
  const deviationOf = (distance: number) => Math.sqrt((distance * (dimensions - distance)) / dimensions);
  return {
    expected: distances.map(at),
    possible: distances.map((distance) => at(Math.max(0, distance - TOLERANCE * deviationOf(distance)))),
  };
}

export function candidateRows({
  distances,
  scale,
  priors,
  gains,
  rank = MIN_RANK,
}: CoarseSearch): Uint32Array {
  const { expected, possible } = scale;
  const count = distances.length;
  const best = new Float64Array(rank).fill(Number.NEGATIVE_INFINITY);
  let needed = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < count; row += 1) {
    const similarity = expected[distances[row] as number] as number;
    const score = (priors[row] as number) + (gains ? (gains[row] as number) * similarity : similarity);
    if (score <= needed) continue;
    insert(best, score);
    needed = best[rank - 1] as number;
  }
  const rows = new Uint32Array(count);
  let found = 0;
  for (let row = 0; row < count; row += 1) {
    const similarity = possible[distances[row] as number] as number;
    const score = (priors[row] as number) + (gains ? (gains[row] as number) * similarity : similarity);
    rows[found] = row;
    if (score >= needed) found += 1;
  }
  return rows.slice(0, found);
}

/** Inserts into numbers in descending order, of which the last is dropped. */
function insert(best: Float64Array, score: number): void {
  let at = best.length - 1;
  for (; at > 0 && (best[at - 1] as number) < score; at -= 1) best[at] = best[at - 1] as number;
  best[at] = score;
}
