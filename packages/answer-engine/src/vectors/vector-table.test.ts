import { describe, expect, test } from 'vitest';
import { emptyVectors, packInto, packVectors, vectorTable } from './vector-table.ts';

/** The same numbers on every machine. */
function randomVectors(count: number, dimensions: number): Float32Array[] {
  let state = 42;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
  return Array.from({ length: count }, () => unit(Float32Array.from({ length: dimensions }, random)));
}
function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}
const dot = (one: Float32Array, other: Float32Array) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

describe('a packed vector', () => {
  test('is at most half a step off in each dimension', () => {
    const [vector = new Float32Array()] = randomVectors(1, 384);
    const { values, scales } = packVectors([vector]);
    const step = scales[0] ?? 0;
    for (const [at, value] of vector.entries())
      expect(Math.abs((values[at] ?? 0) * step - value)).toBeLessThanOrEqual(step / 2 + 1e-7);
  });

  test('uses the whole range of a byte, in both directions', () => {
    const { values } = packVectors([Float32Array.of(0.5, -0.5, 0.25, 0)]);
    expect([...values]).toEqual([127, -127, 64, 0]);
  });

  test('of zeros is zeros, and near to nothing', () => {
    const packed = packVectors([new Float32Array(4)]);
    expect([...packed.values, ...packed.scales]).toEqual([0, 0, 0, 0, 0]);
    expect([...vectorTable(packed).cosines(Float32Array.of(1, 0, 0, 0))]).toEqual([0]);
  });

  test('goes into its own row and no other', () => {
    const packed = emptyVectors(3, 2);
    packInto(packed, 1, Float32Array.of(1, -1));
    expect([...packed.values]).toEqual([0, 0, 127, -127, 0, 0]);
    expect([...packed.scales].map((scale) => scale > 0)).toEqual([false, true, false]);
  });
});

describe('cosines', () => {
  // Rows are padded to sixteen: widths on both sides of a multiple.
  test.each([1, 7, 15, 16, 17, 31, 384])('in %i dimensions are those of plain arithmetic', (dimensions) => {
    const vectors = randomVectors(20, dimensions);
    const [query = new Float32Array()] = randomVectors(21, dimensions).slice(-1);
    const cosines = vectorTable(packVectors(vectors)).cosines(query);
    for (const [row, vector] of vectors.entries())
      expect(Math.abs((cosines[row] ?? 9) - dot(vector, query)), String(row)).toBeLessThan(0.03);
  });

  test('of a row with the table are those of its vector', () => {
    const vectors = randomVectors(10, 48);
    const table = vectorTable(packVectors(vectors));
    const byVector = table.cosines(vectors[4] ?? new Float32Array()).slice();
    expect([...table.cosinesOfRow(4)]).toEqual([...byVector]);
    expect(byVector[4]).toBeCloseTo(1, 1);
  });

  test('rank the same vector first and the opposite last', () => {
    const [one = new Float32Array(), ...others] = randomVectors(6, 64);
    const opposite = one.map((value) => -value);
    const cosines = [...vectorTable(packVectors([opposite, ...others, one])).cosines(one)];
    expect(cosines.indexOf(Math.max(...cosines))).toBe(6);
    expect(cosines.indexOf(Math.min(...cosines))).toBe(0);
  });

  test('are lent: the next call overwrites them', () => {
    const [one = new Float32Array(), other = new Float32Array()] = randomVectors(2, 16);
    const table = vectorTable(packVectors([one]));
    const first = table.cosines(one);
    const copied = [...first];
    table.cosines(other);
    expect([...first]).not.toEqual(copied);
  });

  test('two tables do not disturb each other', () => {
    const [one = new Float32Array(), other = new Float32Array()] = randomVectors(2, 32);
    const [a, b] = [vectorTable(packVectors([one])), vectorTable(packVectors([other]))];
    const before = [...a.cosines(one)];
    b.cosines(other);
    expect([...a.cosines(one)]).toEqual(before);
  });
});

test('single rows are compared as all are', () => {
  const [query = new Float32Array(), ...vectors] = randomVectors(9, 40);
  const table = vectorTable(packVectors(vectors));
  const all = [...table.cosines(query)];
  const cosineOf = table.comparison(query);
  expect(vectors.map((_, row) => cosineOf(row))).toEqual(all);
});

test('an empty table has no cosines', () => {
  const table = vectorTable(packVectors([]));
  expect([table.count, table.cosines(Float32Array.of(1)).length]).toEqual([0, 0]);
});

test('ten thousand rows are compared in milliseconds', () => {
  const vectors = randomVectors(100, 384);
  const table = vectorTable(
    packVectors(Array.from({ length: 10_000 }, (_, at) => vectors[at % 100] as Float32Array)),
  );
  const began = process.cpuUsage();
  for (let count = 0; count < 10; count += 1) table.cosinesOfRow(count);
  expect(process.cpuUsage(began).user / 1_000).toBeLessThan(1_000);
});
