/**
 * Dot products of one row of small integers with many. Its vector instructions are about ten times as fast as
 * JavaScript, and every question waits for it.
 */
import {
  get,
  partOf,
  QUERY,
  ROWS,
  STORE,
  SUM,
  scanModule,
  set,
  sumOfFour,
  vector,
} from './wasm-assembler.ts';

const lowerHalf = vector(0x87, 0x01);
const upperHalf = vector(0x88, 0x01);
const addFours = vector(0xae, 0x01);
const multiplyPairs = vector(0xba, 0x01);

const [ROW_PART, QUERY_PART] = [7, 8];

const halves = (half: number[]) => [
  ...[...get(ROW_PART), ...half, ...get(QUERY_PART), ...half, ...multiplyPairs],
  ...[...get(SUM), ...addFours, ...set(SUM)],
];

export const dotProductModule = scanModule({
  moreVectors: 2,
  comparePart: [
    ...[...partOf(ROWS), ...set(ROW_PART), ...partOf(QUERY), ...set(QUERY_PART)],
    ...halves(lowerHalf),
    ...halves(upperHalf),
  ],
  result: sumOfFour(SUM),
  store: STORE,
  resultBytes: 4,
});
