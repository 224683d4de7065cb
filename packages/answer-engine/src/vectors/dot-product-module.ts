/**
 * A WebAssembly module, assembled here: dot products of one row of small integers with many. Its vector
 * instructions are about ten times as fast as JavaScript, and every question waits for it.
 */

/** The part of the WebAssembly API used here; Node has it, but only browser typings declare it. */
type Memory = { readonly buffer: ArrayBuffer };
type Wasm = {
  Module: new (bytes: Uint8Array) => object;
  Memory: new (size: { initial: number }) => Memory;
  Instance: new (
    module: object,
    imports: Record<string, Record<string, Memory>>,
  ) => { readonly exports: Record<string, unknown> };
};
export const { WebAssembly: wasm } = globalThis as unknown as { WebAssembly: Wasm };

const [I32, V128] = [0x7f, 0x7b];
const VECTOR = 0xfd;
const get = (local: number) => [0x20, local];
const set = (local: number) => [0x21, local];
const number = (value: number) => [0x41, ...signed(value)];
const ADD = [0x6a];
const SUBTRACT = [0x6b];
const IS_BELOW = [0x49];
const LOOP = [0x03, 0x40];
const AGAIN_IF = [0x0d, 0x00];
const END = [0x0b];
const STORE = [0x36, 0x02, 0x00];
const loadSixteen = [VECTOR, 0x00, 0x00, 0x00];
const zeros = [VECTOR, 0x0c, ...new Array<number>(16).fill(0)];
const lane = (at: number) => [VECTOR, 0x1b, at];
const lowerHalf = [VECTOR, 0x87, 0x01];
const upperHalf = [VECTOR, 0x88, 0x01];
const addFours = [VECTOR, 0xae, 0x01];
const multiplyPairs = [VECTOR, 0xba, 0x01];

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
  ...get(SUMS),
  ...[...get(SUM), ...lane(0), ...get(SUM), ...lane(1), ...ADD],
  ...[...get(SUM), ...lane(2), ...ADD, ...get(SUM), ...lane(3), ...ADD],
  ...STORE,
  ...[...get(ROWS), ...get(WIDTH), ...ADD, ...set(ROWS)],
  ...[...get(SUMS), ...number(4), ...ADD, ...set(SUMS)],
  ...[...get(COUNT), ...number(1), ...SUBTRACT, ...set(COUNT)],
  ...[...get(COUNT), ...AGAIN_IF],
  ...END,
  ...END,
];

const text = (letters: string) => [letters.length, ...new TextEncoder().encode(letters)];
const section = (id: number, content: number[]) => [id, ...unsigned(content.length), ...content];
/** One local AT, then three vectors. */
const locals = [2, 1, I32, 3, V128];
const code = [...locals, ...body];

export const dotProductModule = new wasm.Module(
  Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, [1, 0x60, 5, I32, I32, I32, I32, I32, 0]),
    ...section(2, [1, ...text('table'), ...text('memory'), 0x02, 0x00, 0x01]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...text('scan'), 0x00, 0x00]),
    ...section(10, [1, ...unsigned(code.length), ...code]),
  ]),
);

/** Integers in LEB128: seven bits per byte, lowest first. */
function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];
}

function signed(value: number): number[] {
  return value < 0x40 ? [value] : [(value & 0x7f) | 0x80, ...signed(value >> 7)];
}
