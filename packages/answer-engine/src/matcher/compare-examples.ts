/** Compares a question with the examples: with all of few, and with the promising ones of many. */
import {
  candidateRows,
  MIN_RANK,
  MIN_ROWS,
  type SimilarityScale,
  similarityScale,
} from '../vectors/candidate-rows.ts';
import { type SignCodes, signCodes } from '../vectors/sign-codes.ts';
import { type PackedVectors, type VectorTable, vectorTable } from '../vectors/vector-table.ts';
import type { Examples } from './examples.ts';
import {
  type Center,
  centerOf,
  combinedSimilarities,
  combineFor,
  dot,
  sharpened,
  WORDS_SHARE,
} from './kernel.ts';

const MIN_CLASSES_IN_ALL = 600;
/** So many classes are among the candidates, even if the nearest one has many examples. */
const MIN_CLASSES = 8;
const MAX_RANK = 256;

type Meaning = { table: VectorTable; center: Center };
/** `coarse` is null where all vectors are compared. */
export type SearchableMeaning = Meaning & { coarse: { codes: SignCodes; scale: SimilarityScale } | null };

export function meaningOf(vectors: PackedVectors): Meaning {
  const table = vectorTable(vectors);
  return { table, center: centerOf(vectors, table) };
}

/** Of few examples, or few classes with many each, most are compared in any case. */
export const paysInTwoStages = ({ count, classCount }: Examples): boolean =>
  count >= MIN_ROWS && classCount >= MIN_CLASSES_IN_ALL;

export async function searchableMeaning(
  vectors: PackedVectors,
  inTwoStages: boolean,
): Promise<SearchableMeaning> {
  const meaning = meaningOf(vectors);
  if (!inTwoStages) return { ...meaning, coarse: null };
  const codes = await signCodes(vectors, meaning.center.vector);
  // Relative to the weight of words, so that their similarities are priors as they are.
  const scale = similarityScale(vectors.dimensions, (cosine) => sharpened(cosine) / WORDS_SHARE);
  return { ...meaning, coarse: { codes, scale } };
}

export type ComparedExamples = {
  /** Those that may be among the nearest; null if all were compared. */
  candidates: Uint32Array | null;
  /** By example; read only what was compared. */
  nearness: Float32Array;
  /** Cosines of the embeddings; null without an encoder. */
  cosines: Float32Array | null;
  /** Compares what was not yet. */
  compare(examples: Iterable<number>): void;
};

/** `perClass`: examples of a class, on average. */
export function compareExamples(
  { table, center, coarse }: SearchableMeaning,
  vector: Float32Array,
  { wording, perClass }: { wording: Float32Array; perClass: number },
): ComparedExamples {
  const toCenter = dot(vector, center.vector);
  if (!coarse) {
    const cosines = table.cosines(vector);
    return compareAll(combinedSimilarities(cosines, wording, center, toCenter), cosines);
  }
  const cosines = new Float32Array(table.count);
  const nearness = new Float32Array(table.count);
  const combine = combineFor(center, toCenter);
  const cosineOf = table.comparison(vector);
  const compare = (examples: Iterable<number>) => {
    for (const example of examples) {
      // A similarity is never 0: it is an exponential.
      if (nearness[example] !== 0) continue;
      const cosine = cosineOf(example);
      cosines[example] = cosine;
      nearness[example] = combine(example, cosine, wording[example] as number);
    }
  };
  const candidates = candidateRows({
    distances: coarse.codes.distances(vector),
    scale: coarse.scale,
    priors: wording,
    rank: Math.max(MIN_RANK, Math.min(Math.ceil(MIN_CLASSES * perClass), MAX_RANK)),
  });
  compare(candidates);
  return { candidates, nearness, cosines, compare };
}

export const compareAll = (nearness: Float32Array, cosines: Float32Array | null): ComparedExamples => ({
  candidates: null,
  nearness,
  cosines,
  compare: () => undefined,
});
