/** What the encoder and its thread say to each other. */
export type ThreadData = { folder: string; threads: number };

/** Asks the thread to end itself: ending it from outside while it loads aborts the whole process. */
export const END = 'end';

export type Batch = { number: number; texts: readonly string[] };

/** The vectors of a batch, one after the other. */
export type Answered =
  | { number: number; vectors: Float32Array; dimensions: number }
  | { number: number; problem: string };
