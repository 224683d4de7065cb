/** Texts to unit vectors that are near where the meaning is; the encoder package makes one. */
export type Embedder = {
  /** Vectors of two with the same id can be compared. */
  readonly id: string;
  readonly state: 'ready' | 'loading' | 'failed';
  /** With `patient` whoever does not say so goes first. */
  embed(texts: readonly string[], options?: { patient?: boolean }): Promise<Float32Array[]>;
};
