/** Embeds the knowledge and trains the matcher in the background, while it already answers by words. */

import { paysInTwoStages, searchableMeaning } from './matcher/compare-examples.ts';
import { examplesOf } from './matcher/examples.ts';
import type { Matcher } from './matcher/matcher.ts';
import { trainInWorker } from './matcher/train-in-worker.ts';
import { trainOn } from './matcher/train-matcher.ts';
import { passageMeaning } from './passages/passage-meaning.ts';
import type { Contents } from './prepare-knowledge.ts';
import type { Embedder } from './vectors/embedder.ts';
import { emptyVectors, type PackedVectors, packInto } from './vectors/vector-table.ts';

/** Trained inline up to here: a worker would take longer to start. */
const MAX_INLINE_EXAMPLES = 60;
/** Above this the nearest example decides: training would take minutes and hardly help. */
const MAX_TRAINING_EXAMPLES = 15_000;
/** Without embeddings, training pays only where FAQs have several questions. */
const MIN_QUESTIONS_PER_FAQ = 3;
/** Texts per call of the encoder. Finished batches stay cached if a later one fails. */
const BATCH_SIZE = 256;
/** The text of a passage that is embedded, with its heading. */
export const embeddedText = ({ heading, text }: { heading: string; text: string }): string =>
  heading ? `${heading}\n${text}` : text;

/** Embeddings computed before, so that a restart or a small change does not repeat the work. */
export type VectorCache = {
  read(texts: readonly string[]): Promise<(CachedVector | undefined)[]>;
  write(entries: readonly { text: string; vector: CachedVector }[]): Promise<void>;
};
export type CachedVector = { values: Int8Array; scale: number };

export async function trainKnowledge(
  knowledge: Contents,
  embedder: Embedder | null,
  cache?: VectorCache,
): Promise<void> {
  const examples = examplesOf(knowledge.faqs, knowledge.indexes);
  const vectors = embedder && (await vectorsOf(examples.texts, embedder, cache));
  const isWorthTraining = vectors !== null || examples.count >= MIN_QUESTIONS_PER_FAQ * examples.classCount;
  if (examples.count > 0 && isWorthTraining) {
    const meaning = vectors && (await searchableMeaning(vectors, paysInTwoStages(examples)));
    const matcher: Matcher = { examples, meaning, head: null };
    if (examples.classCount > 1 && examples.count <= MAX_INLINE_EXAMPLES)
      matcher.head = trainOn(examples, vectors);
    else if (examples.classCount > 1 && examples.count <= MAX_TRAINING_EXAMPLES) {
      const faqs = knowledge.faqs.map(({ faqId, languageCode, questions }) => ({
        faqId,
        languageCode,
        questions,
      }));
      matcher.head = await trainInWorker({ faqs, vectors });
    }
    knowledge.matcher = matcher;
  }
  if (!embedder || !vectors) return;
  // The encoder logs its failure once; answers then come from words.
  knowledge.embed = (texts) => embedder.embed(texts).catch(() => null);
  const ofPassages = await vectorsOf(knowledge.passages.map(embeddedText), embedder, cache);
  if (ofPassages) knowledge.passageMeaning = await passageMeaning(ofPassages);
}

/** Computes and caches missing embeddings. Returns false if the encoder fails. */
export const cacheEmbeddings = async (
  texts: readonly string[],
  embedder: Embedder,
  cache: VectorCache,
): Promise<boolean> => (await vectorsOf(texts, embedder, cache)) !== null;

/** Null if the encoder fails. */
async function vectorsOf(
  texts: readonly string[],
  embedder: Embedder,
  cache?: VectorCache,
): Promise<PackedVectors | null> {
  let packed: PackedVectors | undefined;
  for (let start = 0; start < texts.length; start += BATCH_SIZE) {
    const portion = texts.slice(start, start + BATCH_SIZE);
    const known = cache ? await cache.read(portion) : [];
    const missing = portion.flatMap((_, at) => (known[at] ? [] : [at]));
    let vectors: Float32Array[];
    try {
      vectors =
        missing.length === 0
          ? []
          : await embedder.embed(
              missing.map((at) => portion[at] ?? ''),
              { patient: true },
            );
    } catch {
      // The encoder has logged why.
      return null;
    }
    packed ??= emptyVectors(texts.length, known.find(Boolean)?.values.length ?? vectors[0]?.length ?? 0);
    const { dimensions, values, scales } = packed;
    for (const [at, vector] of known.entries()) {
      if (!vector) continue;
      values.set(vector.values, (start + at) * dimensions);
      scales[start + at] = vector.scale;
    }
    const fresh = missing.map((at, order) => {
      const row = start + at;
      packInto({ dimensions, values, scales }, row, vectors[order] as Float32Array);
      const own = values.slice(row * dimensions, (row + 1) * dimensions);
      return { text: portion[at] ?? '', vector: { values: own, scale: scales[row] as number } };
    });
    if (cache && fresh.length > 0) await cache.write(fresh);
  }
  return packed ?? emptyVectors(0, 0);
}
