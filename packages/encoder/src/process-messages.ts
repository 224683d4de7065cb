/** Messages between the encoder and its process. */

/** Its only argument, as JSON. */
export type ProcessSettings = { folder: string; threads: number };

export type Batch = { number: number; texts: readonly string[] };

/** The vectors of a batch in one array. */
export type Answered =
  | { number: number; vectors: Float32Array; dimensions: number }
  | { number: number; problem: string };
