/** The answer engine of the installation, with the encoder (unless disabled) and the embedding cache. */
import {
  type AnswerEngine,
  createAnswerEngine,
  type Knowledge,
  type PreparedKnowledge,
} from '@parrot/answer-engine';
import { createEncoder, loadLexicon } from '@parrot/encoder';
import type { Platform } from '../../../platform/index.ts';
import { deduplicateEmbedding } from './deduplicate-embedding.ts';
import { createEmbeddingCache } from './embedding-cache.ts';
import { createPrecomputeEmbeddings, type PrecomputeEmbeddings } from './precompute-embeddings.job.ts';

export type Answering = Omit<AnswerEngine, 'prepare'> & {
  prepare(knowledge: Knowledge): Promise<PreparedKnowledge>;
  /** Id of the encoder; null without one. */
  readonly encoderId: string | null;
  ahead: Pick<PrecomputeEmbeddings, 'begin' | 'progressOf'>;
  /** Deletes embeddings that were not used for long. */
  sweep(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

export function createAnswering(platform: Platform): Answering {
  const { settings, log } = platform;
  const encoder =
    settings.ENCODER === 'off'
      ? null
      : createEncoder({
          folder: settings.ENCODER_DIR,
          onFailure: (reason) => log.warn({ reason }, 'encoder unavailable; bots match by words alone'),
        });
  let isStopped = false;
  const meanings = createEmbeddingCache(platform);
  const embedder = encoder && deduplicateEmbedding(encoder);
  const cache = encoder && meanings.of(encoder.id);
  const ahead = createPrecomputeEmbeddings(platform, { embedder, cache });
  let lexicon: ReturnType<typeof loadLexicon> | undefined;
  const engine = createAnswerEngine({
    encoder: embedder,
    async loadLexicon() {
      lexicon ??= loadLexicon(settings.ENCODER_DIR);
      try {
        return await lexicon;
      } catch (error) {
        log.warn({ err: error }, 'list of words unavailable; typos of visitors are not corrected');
        return undefined;
      }
    },
    onError(error) {
      if (!isStopped) log.warn({ err: error }, "training a bot's matcher failed; it matches by words alone");
    },
  });
  return {
    ...engine,
    get encoder() {
      return engine.encoder;
    },
    encoderId: encoder?.id ?? null,
    ahead,
    prepare: (knowledge) => engine.prepare(knowledge, cache ? { vectorCache: cache } : {}),
    sweep: meanings.sweep,
    async start() {
      await meanings.start();
      await ahead.start();
    },
    async stop() {
      isStopped = true;
      await encoder?.stop();
    },
  };
}
