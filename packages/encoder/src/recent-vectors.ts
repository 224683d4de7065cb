/** Vectors of texts that were asked about lately; what was not asked for the longest time goes first. */
export function recentVectors(most: number) {
  const kept = new Map<string, Float32Array>();
  return {
    get(text: string): Float32Array | undefined {
      const vector = kept.get(text);
      if (!vector) return undefined;
      kept.delete(text);
      kept.set(text, vector);
      return vector;
    },
    set(text: string, vector: Float32Array): void {
      kept.delete(text);
      kept.set(text, vector);
      if (kept.size > most) kept.delete(kept.keys().next().value ?? '');
    },
  };
}
