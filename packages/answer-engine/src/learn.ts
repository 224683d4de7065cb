/** What goes on behind while knowledge already answers by words: meanings are worked out, and the matcher is trained. */
import type { Embedder } from './embedder.ts';
import { examplesOf } from './examples.ts';
import { type Matcher, meaningOf } from './matcher.ts';
import type { Contents } from './prepare-knowledge.ts';
import { trainInThread } from './train-in-thread.ts';
import { trainOn } from './train-matcher.ts';
import { emptyVectors, type PackedVectors, packInto, vectorTable } from './vector-table.ts';

/** So few are trained at once, in less time than a thread takes to start. */
const FEW_EXAMPLES = 60;
/** Beyond this the nearest example decides: training would take minutes and hardly help. */
const MOST_EXAMPLES = 15_000;
/** By words alone, training pays where an FAQ has several questions. */
const WORTH_TRAINING = 3;
/** Texts handed to the encoder at once: what is worked out so far is kept if it ends. */
const PORTION = 256;
/** What of a passage has a meaning: its heading says what it is about. */
export const meantBy = ({ heading, text }: { heading: string; text: string }): string =>
  heading ? `${heading}\n${text}` : text;

/** Meanings that were worked out before, so that a restart or a small change need not do it again. */
export type KeptVectors = {
  read(texts: readonly string[]): Promise<(KeptVector | undefined)[]>;
  write(entries: readonly { text: string; vector: KeptVector }[]): Promise<void>;
};
export type KeptVector = { values: Int8Array; scale: number };

export async function learn(
  knowledge: Contents,
  embedder: Embedder | null,
  kept?: KeptVectors,
): Promise<void> {
  const examples = examplesOf(knowledge.faqs, knowledge.indexes);
  const vectors = embedder && (await vectorsOf(examples.texts, embedder, kept));
  const isWorthTraining = vectors !== null || examples.count >= WORTH_TRAINING * examples.classCount;
  if (examples.count > 0 && isWorthTraining) {
    const matcher: Matcher = { examples, meaning: vectors && meaningOf(vectors), head: null };
    if (examples.classCount > 1 && examples.count <= FEW_EXAMPLES) matcher.head = trainOn(examples, vectors);
    else if (examples.classCount > 1 && examples.count <= MOST_EXAMPLES) {
      const faqs = knowledge.faqs.map(({ faqId, languageCode, questions }) => ({
        faqId,
        languageCode,
        questions,
      }));
      matcher.head = await trainInThread({ faqs, vectors });
    }
    knowledge.matcher = matcher;
  }
  if (!embedder || !vectors) return;
  // Where it fails it tells why, once; words do.
  knowledge.embed = (asked) => embedder.embed(asked).catch(() => null);
  const ofPassages = await vectorsOf(knowledge.passages.map(meantBy), embedder, kept);
  if (ofPassages) knowledge.passageTable = vectorTable(ofPassages);
}

/** Has the meanings of texts kept, those that are not yet. False where the encoder cannot. */
export const learnTexts = async (
  texts: readonly string[],
  embedder: Embedder,
  kept: KeptVectors,
): Promise<boolean> => (await vectorsOf(texts, embedder, kept)) !== null;

/** Null where the encoder cannot. */
async function vectorsOf(
  texts: readonly string[],
  embedder: Embedder,
  kept?: KeptVectors,
): Promise<PackedVectors | null> {
  let packed: PackedVectors | undefined;
  for (let start = 0; start < texts.length; start += PORTION) {
    const portion = texts.slice(start, start + PORTION);
    const known = kept ? await kept.read(portion) : [];
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
      // The encoder told why.
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
    if (kept && fresh.length > 0) await kept.write(fresh);
  }
  return packed ?? emptyVectors(0, 0);
}
