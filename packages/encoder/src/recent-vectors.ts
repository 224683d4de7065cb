/** A least-recently-used cache of vectors by text. */
export function recentVectors(most: number) {
  const vectors = new Map<string, Float32Array>();
  return {
    get(text: string): Float32Array | undefined {
      const vector = vectors.get(text);
      if (!vector) return undefined;
      vectors.delete(text);
      vectors.set(text, vector);
      return vector;
    },
    set(text: string, vector: Float32Array): void {
      vectors.delete(text);
      vectors.set(text, vector);
      if (vectors.size > most) vectors.delete(vectors.keys().next().value ?? '');
    },
  };
}
