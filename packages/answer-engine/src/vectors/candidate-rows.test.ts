import { describe, expect, test } from 'vitest';
import { candidateRows, similarityScale } from './candidate-rows.ts';
import { signCodes } from './sign-codes.ts';
import { packVectors, vectorTable } from './vector-table.ts';

const DIMENSIONS = 384;

/** The same numbers on every machine, with the distribution of a bell. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return () => random() + random() + random() + random() - 2;
}
function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}
const randomVectors = (count: number, random: () => number, dimensions = DIMENSIONS): Float32Array[] =>
  Array.from({ length: count }, () => unit(Float32Array.from({ length: dimensions }, random)));
/** As embeddings of texts are: with a common direction, in clusters, and some nearly the same. */
function textVectors(count: number, random: () => number): Float32Array[] {
  const [common = new Float32Array(), ...topics] = randomVectors(41, random);
  return Array.from({ length: count }, (_, at) => {
    const topic = topics[at % topics.length] as Float32Array;
    return unit(common.map((value, d) => value + 0.8 * (topic[d] as number) + 0.06 * random()));
  });
}

const meanOf = (vectors: readonly Float32Array[]) =>
  Float32Array.from(
    { length: vectors[0]?.length ?? 0 },
    (_, at) => vectors.reduce((sum, vector) => sum + (vector[at] as number), 0) / vectors.length,
  );

/** Rows around their mean, and the search for those that are nearest to a query, seen from there. */
async function searchIn(vectors: readonly Float32Array[], center = meanOf(vectors)) {
  const packed = packVectors(vectors);
  const table = vectorTable(
    packVectors(vectors.map((vector) => vector.map((v, at) => v - (center[at] ?? 0)))),
  );
  const lengths = vectors.map((vector) => Math.hypot(...vector.map((v, at) => v - (center[at] ?? 0))));
  const codes = await signCodes(packed, center);
  const scale = similarityScale(packed.dimensions, (cosine) => cosine);
  const priors = new Float32Array(vectors.length);
  return {
    candidates: (query: Float32Array) => candidateRows({ distances: codes.distances(query), scale, priors }),
    nearest(query: Float32Array, most: number): number[] {
      const cosines = table.cosines(query.map((value, at) => value - (center[at] ?? 0)));
      const nearness = cosines.map((cosine, row) => cosine / (lengths[row] ?? 1));
      return [...nearness.keys()]
        .sort((one, other) => (nearness[other] ?? 0) - (nearness[one] ?? 0))
        .slice(0, most);
    },
  };
}

async function recallOf(vectors: readonly Float32Array[], queries: readonly Float32Array[]) {
  const search = await searchIn(vectors);
  let found = 0;
  let compared = 0;
  for (const query of queries) {
    const candidates = new Set(search.candidates(query));
    compared += candidates.size / queries.length / vectors.length;
    found += search.nearest(query, 10).filter((row) => candidates.has(row)).length;
  }
  return { recall: found / (10 * queries.length), compared };
}

describe('sign codes', () => {
  // Codes are padded to 128 bits: widths on both sides of a multiple.
  test.each([1, 7, 127, 128, 129, 384])(
    'of %i dimensions differ in each sign that differs',
    async (width) => {
      const vectors = randomVectors(5, randomNumbers(3), width);
      const center = new Float32Array(width).fill(0.01);
      const codes = await signCodes(packVectors(vectors), center);
      const { values, scales } = packVectors(vectors);
      const query = vectors[2] as Float32Array;
      const isAbove = (row: number, at: number) =>
        (values[row * width + at] as number) * (scales[row] as number) > (center[at] as number);
      const expected = vectors.map((_, row) =>
        query.reduce(
          (sum, value, at) => sum + Number(isAbove(row, at) !== value > (center[at] as number)),
          0,
        ),
      );
      expect([...codes.distances(query)]).toEqual(expected);
    },
  );

  test('are those of the vectors at the time: later changes of these do not matter', async () => {
    const vectors = randomVectors(3, randomNumbers(4));
    const packed = packVectors(vectors);
    const codes = await signCodes(packed, new Float32Array(DIMENSIONS));
    const before = [...codes.distances(vectors[0] as Float32Array)];
    packed.values.fill(1);
    expect([...codes.distances(vectors[0] as Float32Array)]).toEqual(before);
  });
});

describe('candidates', () => {
  test('contain the ten nearest of texts, and few others', async () => {
    const vectors = textVectors(3_020, randomNumbers(1));
    const { recall, compared } = await recallOf(vectors.slice(20), vectors.slice(0, 20));
    expect(recall).toBeGreaterThanOrEqual(0.99);
    expect(compared).toBeLessThan(0.15);
  });

  test('contain the ten nearest of random vectors', async () => {
    const vectors = randomVectors(2_520, randomNumbers(2));
    const { recall, compared } = await recallOf(vectors.slice(20), vectors.slice(0, 20));
    expect(recall).toBeGreaterThanOrEqual(0.99);
    expect(compared).toBeLessThan(0.9);
  });

  test('contain all that are equally near', async () => {
    const [query = new Float32Array(), ...others] = randomVectors(301, randomNumbers(5));
    const search = await searchIn([...others, ...new Array<Float32Array>(100).fill(query)]);
    const found = new Set(search.candidates(query));
    for (let row = 300; row < 400; row += 1) expect(found.has(row)).toBe(true);
  });

  test('are all rows if there are few, and none of none', async () => {
    const [query = new Float32Array(), ...others] = randomVectors(13, randomNumbers(6));
    expect([...(await searchIn(others)).candidates(query)]).toEqual([...others.keys()]);
    expect([...(await searchIn([], new Float32Array(0))).candidates(query)]).toEqual([]);
  });

  test('are found in a changed set as it is now', async () => {
    const random = randomNumbers(7);
    const vectors = textVectors(500, random);
    const query = randomVectors(1, random)[0] as Float32Array;
    const changed = vectors.with(123, query);
    expect((await searchIn(vectors)).nearest(query, 1)).not.toEqual([123]);
    const search = await searchIn(changed);
    expect(search.nearest(query, 1)).toEqual([123]);
    expect([...search.candidates(query)]).toContain(123);
    expect([...(await searchIn(changed.toSpliced(0, 1))).candidates(query)]).toContain(122);
  });

  test('include rows that a prior or a gain puts among the best', () => {
    const distances = Uint16Array.from({ length: 200 }, (_, row) => (row < 100 ? 20 : 300));
    const scale = similarityScale(DIMENSIONS, (cosine) => cosine);
    const priors = new Float32Array(200);
    const plain = candidateRows({ distances, scale, priors });
    expect([...plain]).toEqual(Array.from({ length: 100 }, (_, row) => row));
    priors[150] = 5;
    expect([...candidateRows({ distances, scale, priors })]).toContain(150);
    const gains = new Float32Array(200).fill(1, 0, 100);
    gains.fill(0, 0, 50);
    const gained = candidateRows({ distances, scale, priors: new Float32Array(200), gains });
    expect([...gained]).toEqual(Array.from({ length: 50 }, (_, at) => at + 50));
  });
});
