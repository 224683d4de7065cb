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
export const number = (value: number) => [0x41, ...signed(value)];
export const ADD = [0x6a];
export const SUBTRACT = [0x6b];
export const IS_BELOW = [0x49];
export const LOOP = [0x03, 0x40];
export const AGAIN_IF = [0x0d, 0x00];
export const END = [0x0b];
export const STORE = [0x36, 0x02, 0x00];
export const STORE_SHORT = [0x3b, 0x01, 0x00];
export const vector = (...instruction: number[]) => [VECTOR, ...instruction];
export const loadSixteen = vector(0x00, 0x00, 0x00);
export const zeros = vector(0x0c, ...new Array<number>(16).fill(0));

/** Adds the four numbers of a vector. */
export const sumOfFour = (local: number) => {
  const lane = (at: number) => [...get(local), ...vector(0x1b, at)];
  return [...lane(0), ...lane(1), ...ADD, ...lane(2), ...ADD, ...lane(3), ...ADD];
};

/** A module with one function, `scan`, of numbers only; its locals are numbers, then vectors. */
export function scanModule(scan: { parameters: number; numbers: number; vectors: number; body: number[] }) {
  const { parameters, numbers, vectors, body } = scan;
  const code = [2, numbers, I32, vectors, V128, ...body, ...END];
  return new wasm.Module(
    Uint8Array.from([
      ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
      ...section(1, [1, 0x60, parameters, ...new Array<number>(parameters).fill(I32), 0]),
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
