/** The result of training: for each class, the examples that count for or against it, with their weights. */
export type Head = {
  /** By class: the start of its examples (with one more entry as the end). */
  starts: Uint32Array;
  examples: Uint32Array;
  weights: Float32Array;
};

/** The evidence for a class, given the similarity of the question to each of its examples. */
export function evidenceFor(
  { starts, examples, weights }: Head,
  number: number,
  nearness: Float32Array,
): number {
  let sum = 0;
  const end = starts[number + 1] as number;
  for (let at = starts[number] as number; at < end; at += 1)
    sum += (weights[at] as number) * (nearness[examples[at] as number] as number);
  return sum;
}

export const examplesOfClass = ({ starts, examples }: Head, number: number): Uint32Array =>
  examples.subarray(starts[number], starts[number + 1]);
