/** How near the passages are to a question by embeddings: all of few, and the promising ones of many. */
import { dot } from '../matcher/kernel.ts';
import { candidateRows, MIN_ROWS, type SimilarityScale, similarityScale } from '../vectors/candidate-rows.ts';
import { forEachRow } from '../vectors/for-each-row.ts';
import { type SignCodes, signCodes } from '../vectors/sign-codes.ts';
import { type PackedVectors, type VectorTable, vectorTable } from '../vectors/vector-table.ts';

/** `coarse` is null where all vectors are compared. */
export type PassageMeaning = { table: VectorTable; coarse: CoarseMeaning | null };

/**
 * What turns the angle at the center into a cosine: by passage, its cosine with the center and its distance.
 */
type CoarseMeaning = {
  codes: SignCodes;
  scale: SimilarityScale;
  center: Float32Array;
  toCenter: Float32Array;
  lengths: Float32Array;
};

/** Mean and standard deviation of the cosines of all passages. */
type Spread = { mean: number; deviation: number };

/** By passage. */
type Ranking = { priors: Float32Array; weights: Float32Array };

export type PassageCosines = Spread & {
  of(passage: number): number;
  /**
   * Passages that may be among the best by prior plus weight times cosine; null if every cosine is known, as
   * for few passages.
   */
  candidates(ranking: () => Ranking): Uint32Array | null;
};

/** Passages from which the deviation is estimated. */
const SAMPLE = 1_024;

export async function passageMeaning(vectors: PackedVectors, minRows = MIN_ROWS): Promise<PassageMeaning> {
  const table = vectorTable(vectors);
  if (table.count < minRows) return { table, coarse: null };
  const center = await meanOf(vectors);
  const square = dot(center, center);
  const nearness = table.comparison(center);
  const toCenter = new Float32Array(table.count);
  await forEachRow(table.count, (passage) => {
    toCenter[passage] = nearness(passage);
  });
  const lengths = toCenter.map((near) => Math.sqrt(Math.max(0, 1 - 2 * near + square)));
  const codes = await signCodes(vectors, center);
  return {
    table,
    coarse: {
      ...{ codes, center, toCenter, lengths },
      scale: similarityScale(vectors.dimensions, (cosine) => cosine),
    },
  };
}

export function passageCosines({ table, coarse }: PassageMeaning, vector: Float32Array): PassageCosines {
  return coarse ? coarseCosines(table, coarse, vector) : exactCosines(table.cosines(vector));
}

export const exactCosines = (cosines: Float32Array): PassageCosines => ({
  ...spreadOf(cosines),
  of: (passage) => cosines[passage] as number,
  candidates: () => null,
});

function coarseCosines(table: VectorTable, coarse: CoarseMeaning, vector: Float32Array): PassageCosines {
  const { codes, scale, center, toCenter, lengths } = coarse;
  const cosineOf = table.comparison(vector);
  const step = Math.max(1, Math.floor(table.count / SAMPLE));
  const sample = Float32Array.from({ length: Math.ceil(table.count / step) }, (_, at) => cosineOf(at * step));
  const mean = dot(vector, center);
  const square = dot(center, center);
  const length = Math.sqrt(Math.max(0, 1 - 2 * mean + square));
  return {
    mean,
    deviation: spreadOf(sample).deviation,
    of: cosineOf,
    candidates(ranking) {
      const { priors, weights } = ranking();
      const gains = new Float32Array(table.count);
      for (let passage = 0; passage < table.count; passage += 1) {
        const weight = weights[passage] as number;
        priors[passage] =
          (priors[passage] as number) + weight * ((toCenter[passage] as number) + mean - square);
        gains[passage] = weight * length * (lengths[passage] as number);
      }
      return candidateRows({ distances: codes.distances(vector), scale, priors, gains });
    },
  };
}

async function meanOf({ dimensions, values, scales }: PackedVectors): Promise<Float32Array> {
  const sum = new Float64Array(dimensions);
  await forEachRow(scales.length, (row) => {
    const start = row * dimensions;
    const scale = scales[row] as number;
    for (let at = 0; at < dimensions; at += 1)
      sum[at] = (sum[at] as number) + (values[start + at] as number) * scale;
  });
  return Float32Array.from(sum, (each) => each / scales.length);
}

function spreadOf(values: Float32Array): Spread {
  let sum = 0;
  let squares = 0;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] as number;
    sum += value;
    squares += value * value;
  }
  const mean = sum / Math.max(1, values.length);
  const variance = squares / Math.max(1, values.length) - mean * mean;
  return { mean, deviation: Math.sqrt(Math.max(0, variance)) };
}
