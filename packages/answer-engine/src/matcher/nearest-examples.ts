/** For each example the nearest others, and what the rest is on average: of thousands, nobody needs to remember how far the far ones are. */
export type NearestExamples = {
  /** Takes how near an example is to all. */
  add(example: number, nearness: Float32Array): void;
  own(example: number): number;
  each(example: number, visit: (other: number, nearness: number) => void): void;
  /** How near an example is to all, as far as it is remembered. Lent until the next call. */
  row(example: number): Float32Array;
};

const MAX_EXAMPLES_FOR_ALL = 2_500;
const NEIGHBORS_STORED = 500;
const STEPS = 2_048;
const LARGEST = 1.3;

/** A few large arrays rather than many small ones: they go back to the system when they are no longer needed. */
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

/** From where on there are so many, or few more. */
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
