/** The number of bits in which one code differs from many. */
import {
  ADD,
  AGAIN_IF,
  END,
  get,
  IS_BELOW,
  LOOP,
  loadSixteen,
  number,
  STORE_SHORT,
  SUBTRACT,
  scanModule,
  set,
  sumOfFour,
  vector,
  zeros,
} from './wasm-assembler.ts';

const differing = vector(0x51);
const countBits = vector(0x62);
const addSixteens = vector(0x6e);
const addNeighborBytes = vector(0x7d);
const addNeighborShorts = vector(0x7f);

/** Parameters: start of the codes, their count and bytes (in units of 16), the query, and the output. */
const [CODES, COUNT, BYTES, QUERY, DISTANCES, AT, SUM] = [0, 1, 2, 3, 4, 5, 6] as const;

const body = [
  ...LOOP,
  ...[...zeros, ...set(SUM), ...number(0), ...set(AT)],
  ...LOOP,
  ...[...get(CODES), ...get(AT), ...ADD, ...loadSixteen],
  ...[...get(QUERY), ...get(AT), ...ADD, ...loadSixteen],
  ...[...differing, ...countBits, ...get(SUM), ...addSixteens, ...set(SUM)],
  ...[...get(AT), ...number(16), ...ADD, ...set(AT)],
  ...[...get(AT), ...get(BYTES), ...IS_BELOW, ...AGAIN_IF],
  ...END,
  ...[...get(SUM), ...addNeighborBytes, ...addNeighborShorts, ...set(SUM)],
  ...[...get(DISTANCES), ...sumOfFour(SUM), ...STORE_SHORT],
  ...[...get(CODES), ...get(BYTES), ...ADD, ...set(CODES)],
  ...[...get(DISTANCES), ...number(2), ...ADD, ...set(DISTANCES)],
  ...[...get(COUNT), ...number(1), ...SUBTRACT, ...set(COUNT)],
  ...[...get(COUNT), ...AGAIN_IF],
  ...END,
];

export const bitDistanceModule = scanModule({ parameters: 5, numbers: 1, vectors: 1, body });
