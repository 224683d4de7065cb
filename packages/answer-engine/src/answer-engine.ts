/** The engine as the server holds it: knowledge made ready, asked, and learnt from behind while it already answers. */

import type { Embedder } from './embedder.ts';
import { findAnswer, findFaqs, findPassages } from './find-answer.ts';
import type { Ask, Finding, Knowledge, MatchedFaq, RetrievedPassage } from './knowledge.ts';
import { type KeptVectors, learn } from './learn.ts';
import { contents, type PreparedKnowledge, prepareKnowledge } from './prepare-knowledge.ts';

export type AnswerEngine = {
  /** `off`: none was given; `failed`: it could not be loaded. Until it is `ready` all is answered by words alone. */
  readonly encoder: 'ready' | 'loading' | 'off' | 'failed';
  /** Can be asked at once, by words; `learnt` is when it also knows meanings and has trained its matcher. */
  prepare(knowledge: Knowledge, options?: { kept?: KeptVectors }): Promise<PreparedKnowledge>;
  /** The whole decision: answer, did you mean, or unknown, with its trace. */
  find(prepared: PreparedKnowledge, ask: Ask): Promise<Finding>;
  /** The FAQs nearest to a question, best first, whatever the threshold. */
  match(prepared: PreparedKnowledge, ask: Ask & { most?: number }): Promise<MatchedFaq[]>;
  /** The passages nearest to a question, best first, whole: for a model that is to answer from them. */
  retrieve(prepared: PreparedKnowledge, ask: Ask & { most?: number }): Promise<RetrievedPassage[]>;
  /** Unit vectors, for grouping by meaning; null where there is no encoder. */
  embed(texts: readonly string[]): Promise<Float32Array[] | null>;
};

type Options = {
  encoder?: Embedder | null;
  /** Told where something could not be learnt; answers go on by words. */
  onProblem?: (error: unknown) => void;
};

export function createAnswerEngine({ encoder = null, onProblem }: Options = {}): AnswerEngine {
  return {
    get encoder() {
      return encoder?.state ?? 'off';
    },
    async prepare(knowledge, { kept } = {}) {
      const prepared = await prepareKnowledge(knowledge);
      const learnt = learn(prepared[contents], encoder, kept).catch((error: unknown) => onProblem?.(error));
      return { ...prepared, learnt };
    },
    find: findAnswer,
    match: findFaqs,
    retrieve: findPassages,
    async embed(texts) {
      if (!encoder || encoder.state === 'failed') return null;
      try {
        return await encoder.embed(texts, { patient: true });
      } catch {
        // The encoder told why.
        return null;
      }
    },
  };
}
