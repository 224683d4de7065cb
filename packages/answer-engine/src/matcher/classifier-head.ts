/** The result of training: for each class, the examples that count for or against it, with their weights. */
export type Head = {
  /** By class: the start of its examples (with one more entry as the end). */
  starts: Uint32Array;
  examples: Uint32Array;
  weights: Float32Array;
};

/** The evidence for each class, given the similarity of the question to each example. */
export function evidenceFor({ starts, examples, weights }: Head, nearness: Float32Array): Float32Array {
  return Float32Array.from({ length: starts.length - 1 }, (_, number) => {
    let sum = 0;
    const end = starts[number + 1] as number;
    for (let at = starts[number] as number; at < end; at += 1)
      sum += (weights[at] as number) * (nearness[examples[at] as number] as number);
    return sum;
  });
}
