/** The engine's interface: prepares knowledge, answers questions, and trains in the background. */

import { decideAtThresholds, findAnswer, findFaqs, findPassages } from './find-answer.ts';
import type {
  AnswerThresholds,
  Ask,
  Decision,
  Finding,
  Knowledge,
  MatchedFaq,
  RetrievedPassage,
} from './knowledge.ts';
import { trainKnowledge, type VectorCache } from './learn.ts';
import { contents, type PreparedKnowledge, prepareKnowledge } from './prepare-knowledge.ts';
import type { Spelling } from './spelling/correct-spelling.ts';
import type { Embedder } from './vectors/embedder.ts';

export type AnswerEngine = {
  /**
   * `off`: none configured; `failed`: it could not be loaded. Until it is `ready`, answers come from words
   * alone.
   */
  readonly encoder: 'ready' | 'loading' | 'off' | 'failed';
  /** Answers by words at once; `trained` resolves when embeddings and the matcher are ready. */
  prepare(knowledge: Knowledge, options?: { vectorCache?: VectorCache }): Promise<PreparedKnowledge>;
  /** The whole decision: answer, did you mean, or unknown, with its trace. */
  find(prepared: PreparedKnowledge, ask: Ask): Promise<Finding>;
  /** What `find` would decide at each of these thresholds. Searches once. */
  decideAt(
    prepared: PreparedKnowledge,
    ask: Ask,
    thresholds: readonly AnswerThresholds[],
  ): Promise<Decision[]>;
  /** The FAQs nearest to a question, best first, whatever the threshold. */
  match(prepared: PreparedKnowledge, ask: Ask & { most?: number }): Promise<MatchedFaq[]>;
  /** The passages nearest to a question, whole and best first, for a model to answer from. */
  retrieve(prepared: PreparedKnowledge, ask: Ask & { most?: number }): Promise<RetrievedPassage[]>;
  /** Unit vectors, for grouping by meaning; null where there is no encoder. */
  embed(texts: readonly string[]): Promise<Float32Array[] | null>;
};

type Options = {
  /** Loads what tells words from typos. Without it, no question is corrected. */
  loadLexicon?: () => Promise<Spelling['isWord'] | undefined>;
  encoder?: Embedder | null;
  /** Called when training fails. Answers then come from words alone. */
  onError?: (error: unknown) => void;
};

export function createAnswerEngine({ encoder = null, loadLexicon, onError }: Options = {}): AnswerEngine {
  return {
    get encoder() {
      return encoder?.state ?? 'off';
    },
    async prepare(knowledge, { vectorCache } = {}) {
      const prepared = await prepareKnowledge(knowledge, await loadLexicon?.());
      const trained = trainKnowledge(prepared[contents], encoder, vectorCache).catch((error: unknown) =>
        onError?.(error),
      );
      return { ...prepared, trained };
    },
    find: findAnswer,
    decideAt: decideAtThresholds,
    match: findFaqs,
    retrieve: findPassages,
    async embed(texts) {
      if (!encoder || encoder.state === 'failed') return null;
      try {
        return await encoder.embed(texts, { patient: true });
      } catch {
        // The encoder has logged why.
        return null;
      }
    },
  };
}
