/**
 * For each example its nearest neighbors, and the mean similarity of the rest: storing all pairs of thousands
 * of examples would not fit in memory.
 */
export type NearestExamples = {
  /** Stores the similarities of one example to all. */
  add(example: number, nearness: Float32Array): void;
  own(example: number): number;
  each(example: number, visit: (other: number, nearness: number) => void): void;
  /** The similarities of an example to all, with the mean for those not stored. Valid until the next call. */
  row(example: number): Float32Array;
};

const MAX_EXAMPLES_FOR_ALL = 2_500;
const NEIGHBORS_STORED = 500;
const STEPS = 2_048;
const LARGEST = 1.3;

/** A few large arrays instead of many small ones, so that their memory is returned to the system. */
export function createNearestExamples(count: number): NearestExamples {
  const most = count <= MAX_EXAMPLES_FOR_ALL ? count : NEIGHBORS_STORED;
  const others = new Uint32Array(count * most);
  const values = new Float32Array(count * most);
  const used = new Uint32Array(count);
  const owns = new Float32Array(count);
  const means = new Float32Array(count);
  const lent = new Float32Array(count);

  return {
    add(example, nearness) {
      const least = most === count ? Number.NEGATIVE_INFINITY : leastOf(nearness, most);
      let sum = 0;
      let end = example * most;
      for (let other = 0; other < count; other += 1) {
        const near = nearness[other] as number;
        sum += near;
        if (near < least || end === (example + 1) * most) continue;
        others[end] = other;
        values[end] = near;
        end += 1;
      }
      used[example] = end - example * most;
      owns[example] = nearness[example] as number;
      means[example] = sum / count;
    },
    own: (example) => owns[example] as number,
    each(example, visit) {
      const end = example * most + (used[example] as number);
      for (let at = example * most; at < end; at += 1) visit(others[at] as number, values[at] as number);
    },
    row(example) {
      lent.fill(means[example] as number);
      const end = example * most + (used[example] as number);
      for (let at = example * most; at < end; at += 1) lent[others[at] as number] = values[at] as number;
      return lent;
    },
  };
}

/** A lower bound that at least this many values reach. */
function leastOf(nearness: Float32Array, most: number): number {
  const counts = new Uint32Array(STEPS + 1);
  for (const near of nearness) {
    const step = Math.max(0, Math.min(STEPS, Math.ceil((near / LARGEST) * STEPS)));
    counts[step] = (counts[step] as number) + 1;
  }
  let step = STEPS;
  for (let count = counts[step] as number; step > 0 && count < most; count += counts[step] as number)
    step -= 1;
  return ((step - 1) * LARGEST) / STEPS;
}
