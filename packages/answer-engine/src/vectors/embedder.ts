/**
 * Computes unit vectors that are near each other if the texts mean the same. The encoder package implements
 * it.
 */
export type Embedder = {
  /** Vectors of embedders with the same id can be compared. */
  readonly id: string;
  readonly state: 'ready' | 'loading' | 'failed';
  /** Calls without `patient` go first. */
  embed(texts: readonly string[], options?: { patient?: boolean }): Promise<Float32Array[]>;
};
