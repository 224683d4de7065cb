/** The number of bits in which one code differs from many. */
import {
  get,
  partOf,
  QUERY,
  ROWS,
  STORE_SHORT,
  SUM,
  scanModule,
  set,
  sumOfFour,
  vector,
} from './wasm-assembler.ts';

const differing = vector(0x51);
const countBits = vector(0x62);
const addSixteens = vector(0x6e);
const addNeighborBytes = vector(0x7d);
const addNeighborShorts = vector(0x7f);

export const bitDistanceModule = scanModule({
  comparePart: [
    ...[...partOf(ROWS), ...partOf(QUERY), ...differing, ...countBits],
    ...[...get(SUM), ...addSixteens, ...set(SUM)],
  ],
  result: [...get(SUM), ...addNeighborBytes, ...addNeighborShorts, ...set(SUM), ...sumOfFour(SUM)],
  store: STORE_SHORT,
  resultBytes: 2,
});
