/** The number of bits in which one code differs from many. */
import * as wasm from './wasm-assembler.ts';

const { get, set, number, vector } = wasm;
const differing = vector(0x51);
const countBits = vector(0x62);
const addSixteens = vector(0x6e);
const addNeighborBytes = vector(0x7d);
const addNeighborShorts = vector(0x7f);

/** Parameters: start of the codes, their count and bytes (in units of 16), the query, and the output. */
const [CODES, COUNT, BYTES, QUERY, DISTANCES, AT, SUM] = [0, 1, 2, 3, 4, 5, 6] as const;

const body = [
  ...wasm.LOOP,
  ...[...wasm.zeros, ...set(SUM), ...number(0), ...set(AT)],
  ...wasm.LOOP,
  ...[...get(CODES), ...get(AT), ...wasm.ADD, ...wasm.loadSixteen],
  ...[...get(QUERY), ...get(AT), ...wasm.ADD, ...wasm.loadSixteen],
  ...[...differing, ...countBits, ...get(SUM), ...addSixteens, ...set(SUM)],
  ...[...get(AT), ...number(16), ...wasm.ADD, ...set(AT)],
  ...[...get(AT), ...get(BYTES), ...wasm.IS_BELOW, ...wasm.AGAIN_IF],
  ...wasm.END,
  ...[...get(SUM), ...addNeighborBytes, ...addNeighborShorts, ...set(SUM)],
  ...[...get(DISTANCES), ...wasm.sumOfFour(SUM), ...wasm.STORE_SHORT],
  ...[...get(CODES), ...get(BYTES), ...wasm.ADD, ...set(CODES)],
  ...[...get(DISTANCES), ...number(2), ...wasm.ADD, ...set(DISTANCES)],
  ...[...get(COUNT), ...number(1), ...wasm.SUBTRACT, ...set(COUNT)],
  ...[...get(COUNT), ...wasm.AGAIN_IF],
  ...wasm.END,
];

export const bitDistanceModule = wasm.scanModule({ parameters: 5, numbers: 1, vectors: 1, body });
