/** Messages between the encoder and its thread. */
export type ThreadData = { folder: string; threads: number };

/** Tells the thread to exit by itself: terminating it while it loads aborts the whole process. */
export const END = 'end';

export type Batch = { number: number; texts: readonly string[] };

/** The vectors of a batch in one array. */
export type Answered =
  | { number: number; vectors: Float32Array; dimensions: number }
  | { number: number; problem: string };
