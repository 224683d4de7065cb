/**
 * Dot products of one row of small integers with many. Its vector instructions are about ten times as fast as
 * JavaScript, and every question waits for it.
 */
import {
  ADD,
  AGAIN_IF,
  END,
  get,
  IS_BELOW,
  LOOP,
  loadSixteen,
  number,
  STORE,
  SUBTRACT,
  scanModule,
  set,
  sumOfFour,
  vector,
  zeros,
} from './wasm-assembler.ts';

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
  ...LOOP,
  ...[...zeros, ...set(SUM), ...number(0), ...set(AT)],
  ...LOOP,
  ...[...get(ROWS), ...get(AT), ...ADD, ...loadSixteen, ...set(ROW_PART)],
  ...[...get(QUERY), ...get(AT), ...ADD, ...loadSixteen, ...set(QUERY_PART)],
  ...halves(lowerHalf),
  ...halves(upperHalf),
  ...[...get(AT), ...number(16), ...ADD, ...set(AT)],
  ...[...get(AT), ...get(WIDTH), ...IS_BELOW, ...AGAIN_IF],
  ...END,
  ...[...get(SUMS), ...sumOfFour(SUM), ...STORE],
  ...[...get(ROWS), ...get(WIDTH), ...ADD, ...set(ROWS)],
  ...[...get(SUMS), ...number(4), ...ADD, ...set(SUMS)],
  ...[...get(COUNT), ...number(1), ...SUBTRACT, ...set(COUNT)],
  ...[...get(COUNT), ...AGAIN_IF],
  ...END,
];

export const dotProductModule = scanModule({ parameters: 5, numbers: 1, vectors: 3, body });
