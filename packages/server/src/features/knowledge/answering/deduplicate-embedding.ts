/** An embedder that computes a text once for concurrent callers, such as training and the precompute job. */
import type { Embedder } from '@parrot/answer-engine';

export function deduplicateEmbedding(encoder: Embedder): Embedder {
  const underWay = new Map<string, Promise<Float32Array>>();

  function start(texts: readonly string[]): void {
    const all = encoder.embed(texts, { patient: true });
    for (const [at, text] of texts.entries()) {
      const one = all.then((vectors) => vectors[at] as Float32Array).finally(() => underWay.delete(text));
      // Callers of this text get the error.
      one.catch(() => {});
      underWay.set(text, one);
    }
  }

  return {
    id: encoder.id,
    get state() {
      return encoder.state;
    },
    async embed(texts, options) {
      if (!options?.patient) return encoder.embed(texts, options);
      start([...new Set(texts)].filter((text) => !underWay.has(text)));
      return Promise.all(texts.map((text) => underWay.get(text) as Promise<Float32Array>));
    },
  };
}
