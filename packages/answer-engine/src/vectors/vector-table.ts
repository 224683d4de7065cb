/** Many vectors with one byte per dimension, compared with a query as a whole or row by row. */
import { dotProductModule } from './dot-product-module.ts';
import { scanOf } from './wasm-assembler.ts';

/** The stored form. `values` contains row after row; a row times its scale is the vector. */
export type PackedVectors = { dimensions: number; values: Int8Array; scales: Float32Array };

export type VectorTable = {
  readonly count: number;
  /** The cosine of each row with the vector. Valid until the next call. */
  cosines(vector: Float32Array): Float32Array;
  cosinesOfRow(row: number): Float32Array;
  /** Compares single rows with the vector. Valid until the next call of the table. */
  comparison(vector: Float32Array): (row: number) => number;
};

const LARGEST = 127;

export function packVectors(vectors: readonly Float32Array[]): PackedVectors {
  const dimensions = vectors[0]?.length ?? 0;
  const packed = emptyVectors(vectors.length, dimensions);
  for (const [row, vector] of vectors.entries()) packInto(packed, row, vector);
  return packed;
}

export const emptyVectors = (count: number, dimensions: number): PackedVectors => ({
  dimensions,
  values: new Int8Array(count * dimensions),
  scales: new Float32Array(count),
});

export function packInto(
  { dimensions, values, scales }: PackedVectors,
  row: number,
  vector: Float32Array,
): void {
  let most = 0;
  for (const value of vector) most = Math.max(most, Math.abs(value));
  if (most === 0) return;
  scales[row] = most / LARGEST;
  for (let at = 0; at < dimensions; at += 1)
    values[row * dimensions + at] = Math.round(((vector[at] ?? 0) * LARGEST) / most);
}

export function vectorTable({ dimensions, values, scales }: PackedVectors): VectorTable {
  const count = scales.length;
  const width = Math.ceil(dimensions / 16) * 16;
  const queryAt = count * width;
  const sumsAt = queryAt + width;
  const { scan, buffer } = scanOf(dotProductModule, sumsAt + 4 * count);
  const bytes = new Int8Array(buffer);
  for (let row = 0; row < count; row += 1)
    bytes.set(values.subarray(row * dimensions, (row + 1) * dimensions), row * width);
  const query = bytes.subarray(queryAt, queryAt + width);
  const sums = new Int32Array(buffer, sumsAt, count);
  let cosines: Float32Array | undefined;

  /** Returns the scale of the query. */
  function setQuery(vector: Float32Array): number {
    const asked = emptyVectors(1, dimensions);
    packInto(asked, 0, vector);
    query.set(asked.values);
    return asked.scales[0] as number;
  }

  function scanned(scale: number): Float32Array {
    // A large table is rarely scanned as a whole.
    cosines ??= new Float32Array(count);
    if (count > 0) scan(0, count, width, queryAt, sumsAt);
    for (let row = 0; row < count; row += 1)
      cosines[row] = (sums[row] as number) * (scales[row] as number) * scale;
    return cosines;
  }

  return {
    count,
    cosines: (vector) => scanned(setQuery(vector)),
    cosinesOfRow(row) {
      query.set(bytes.subarray(row * width, (row + 1) * width));
      return scanned(scales[row] as number);
    },
    comparison(vector) {
      const scale = setQuery(vector);
      return (row) => {
        scan(row * width, 1, width, queryAt, sumsAt);
        return Math.fround((sums[0] as number) * (scales[row] as number) * scale);
      };
    },
  };
}
