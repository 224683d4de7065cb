/**
 * One bit per dimension: on which side of the center a vector is. The bits in which two codes differ estimate
 * the angle of their vectors at a fraction of the cost of a dot product.
 */
import { bitDistanceModule } from './bit-distance-module.ts';
import { forEachRow } from './for-each-row.ts';
import type { PackedVectors } from './vector-table.ts';
import { scanOf } from './wasm-assembler.ts';

export type SignCodes = {
  /** By row: the number of bits that differ from the vector's. Valid until the next call. */
  distances(vector: Float32Array): Uint16Array;
};

const BITS_PER_PART = 128;

export async function signCodes(
  { dimensions, values, scales }: PackedVectors,
  center: Float32Array,
): Promise<SignCodes> {
  const count = scales.length;
  const width = Math.ceil(dimensions / BITS_PER_PART) * (BITS_PER_PART / 8);
  const queryAt = count * width;
  const distancesAt = queryAt + width;
  const { scan, buffer } = scanOf(bitDistanceModule, distancesAt + 2 * count);
  const bytes = new Uint8Array(buffer);
  const distances = new Uint16Array(buffer, distancesAt, count);
  await forEachRow(count, (row) =>
    writeSigns(bytes, row * width, { values, start: row * dimensions, scale: scales[row] as number }, center),
  );

  return {
    distances(vector) {
      writeSigns(bytes, queryAt, { values: vector, start: 0, scale: 1 }, center);
      if (count > 0) scan(0, count, width, queryAt, distancesAt);
      return distances;
    },
  };
}

type ScaledRow = { values: Int8Array | Float32Array; start: number; scale: number };

/** Eight dimensions to a byte. */
function writeSigns(
  into: Uint8Array,
  at: number,
  { values, start, scale }: ScaledRow,
  center: Float32Array,
): void {
  const dimensions = center.length;
  for (let first = 0; first < dimensions; first += 8) {
    const end = Math.min(first + 8, dimensions);
    let signs = 0;
    for (let each = first; each < end; each += 1)
      signs |= Number((values[start + each] as number) * scale > (center[each] as number)) << (each - first);
    into[at + first / 8] = signs;
  }
}
