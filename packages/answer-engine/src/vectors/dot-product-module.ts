/**
 * Dot products of one row of small integers with many. Its vector instructions are about ten times as fast as
 * JavaScript, and every question waits for it.
 */
import * as wasm from './wasm-assembler.ts';

const { get, set, number, vector } = wasm;
const lowerHalf = vector(0x87, 0x01);
const upperHalf = vector(0x88, 0x01);
const addFours = vector(0xae, 0x01);
const multiplyPairs = vector(0xba, 0x01);

/** Parameters: start of the rows, their count and width (in units of 16), the query, and the output. */
const [ROWS, COUNT, WIDTH, QUERY, SUMS, AT, SUM, ROW_PART, QUERY_PART] = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

const halves = (half: number[]) => [
  ...[...get(ROW_PART), ...half, ...get(QUERY_PART), ...half, ...multiplyPairs],
  ...[...get(SUM), ...addFours, ...set(SUM)],
];

const body = [
  ...wasm.LOOP,
  ...[...wasm.zeros, ...set(SUM), ...number(0), ...set(AT)],
  ...wasm.LOOP,
  ...[...get(ROWS), ...get(AT), ...wasm.ADD, ...wasm.loadSixteen, ...set(ROW_PART)],
  ...[...get(QUERY), ...get(AT), ...wasm.ADD, ...wasm.loadSixteen, ...set(QUERY_PART)],
  ...halves(lowerHalf),
  ...halves(upperHalf),
  ...[...get(AT), ...number(16), ...wasm.ADD, ...set(AT)],
  ...[...get(AT), ...get(WIDTH), ...wasm.IS_BELOW, ...wasm.AGAIN_IF],
  ...wasm.END,
  ...[...get(SUMS), ...wasm.sumOfFour(SUM), ...wasm.STORE],
  ...[...get(ROWS), ...get(WIDTH), ...wasm.ADD, ...set(ROWS)],
  ...[...get(SUMS), ...number(4), ...wasm.ADD, ...set(SUMS)],
  ...[...get(COUNT), ...number(1), ...wasm.SUBTRACT, ...set(COUNT)],
  ...[...get(COUNT), ...wasm.AGAIN_IF],
  ...wasm.END,
];

export const dotProductModule = wasm.scanModule({ parameters: 5, numbers: 1, vectors: 3, body });
