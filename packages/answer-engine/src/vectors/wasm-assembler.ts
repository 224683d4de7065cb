/** Assembles small WebAssembly modules: vector instructions, which JavaScript lacks. */

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
const { WebAssembly: wasm } = globalThis as unknown as { WebAssembly: Wasm };

const PAGE = 65_536;
const [I32, V128] = [0x7f, 0x7b];
const VECTOR = 0xfd;

export const get = (local: number) => [0x20, local];
export const set = (local: number) => [0x21, local];
const number = (value: number) => [0x41, ...signed(value)];
const ADD = [0x6a];
const SUBTRACT = [0x6b];
const IS_BELOW = [0x49];
const LOOP = [0x03, 0x40];
const AGAIN_IF = [0x0d, 0x00];
const END = [0x0b];
export const STORE = [0x36, 0x02, 0x00];
export const STORE_SHORT = [0x3b, 0x01, 0x00];
export const vector = (...instruction: number[]) => [VECTOR, ...instruction];
const loadSixteen = vector(0x00, 0x00, 0x00);
const zeros = vector(0x0c, ...new Array<number>(16).fill(0));

/** Sixteen bytes of the row, or of the query, where the scan is. */
export const partOf = (start: typeof ROWS | typeof QUERY) => [
  ...[...get(start), ...get(AT), ...ADD],
  ...loadSixteen,
];

/** Adds the four numbers of a vector. */
export const sumOfFour = (local: number) => {
  const lane = (at: number) => [...get(local), ...vector(0x1b, at)];
  return [...lane(0), ...lane(1), ...ADD, ...lane(2), ...ADD, ...lane(3), ...ADD];
};

/**
 * The locals of every scan: its parameters, which are the start of the rows, their count and bytes (in units
 * of 16), the query and the output; where in a row it is; and a vector that sums up a row.
 */
const [ROWS, COUNT, BYTES, QUERY, RESULTS, AT, SUM] = [0, 1, 2, 3, 4, 5, 6] as const;

export { QUERY, ROWS, SUM };

const PARAMETERS = 5;

/** Compares the query with each row, sixteen bytes at a time. */
type Scan = {
  /** The locals from 7 on. */
  moreVectors?: number;
  comparePart: number[];
  /** Leaves the result of a row on the stack. */
  result: number[];
  store: number[];
  resultBytes: number;
};

/** A module with one function, `scan`, of the parameters above. */
export function scanModule({ moreVectors = 0, comparePart, result, store, resultBytes }: Scan) {
  const body = [
    ...LOOP,
    ...[...zeros, ...set(SUM), ...number(0), ...set(AT)],
    ...LOOP,
    ...comparePart,
    ...[...get(AT), ...number(16), ...ADD, ...set(AT)],
    ...[...get(AT), ...get(BYTES), ...IS_BELOW, ...AGAIN_IF],
    ...END,
    ...[...get(RESULTS), ...result, ...store],
    ...[...get(ROWS), ...get(BYTES), ...ADD, ...set(ROWS)],
    ...[...get(RESULTS), ...number(resultBytes), ...ADD, ...set(RESULTS)],
    ...[...get(COUNT), ...number(1), ...SUBTRACT, ...set(COUNT)],
    ...[...get(COUNT), ...AGAIN_IF],
    ...END,
  ];
  const code = [2, 1, I32, 1 + moreVectors, V128, ...body, ...END];
  return new wasm.Module(
    Uint8Array.from([
      ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
      ...section(1, [1, 0x60, PARAMETERS, ...new Array<number>(PARAMETERS).fill(I32), 0]),
      ...section(2, [1, ...text('table'), ...text('memory'), 0x02, 0x00, 0x01]),
      ...section(3, [1, 0]),
      ...section(7, [1, ...text('scan'), 0x00, 0x00]),
      ...section(10, [1, ...unsigned(code.length), ...code]),
    ]),
  );
}

/** An instance of such a module with its own memory. */
export function scanOf(module: object, bytes: number) {
  const memory = new wasm.Memory({ initial: Math.ceil(bytes / PAGE) + 1 });
  const { scan } = new wasm.Instance(module, { table: { memory } }).exports;
  return { scan: scan as (...parameters: number[]) => void, buffer: memory.buffer };
}

const text = (letters: string) => [letters.length, ...new TextEncoder().encode(letters)];
const section = (id: number, content: number[]) => [id, ...unsigned(content.length), ...content];

/** Integers in LEB128: seven bits per byte, lowest first. */
function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];
}

function signed(value: number): number[] {
  return value < 0x40 ? [value] : [(value & 0x7f) | 0x80, ...signed(value >> 7)];
}
