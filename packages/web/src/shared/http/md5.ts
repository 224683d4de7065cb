/** MD5 of a text, in hexadecimal: the `hash` header of a call. Browsers have no MD5 of their own. */

/** How far each round rotates, in turn. */
const ROTATIONS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;
/** Which word of a block a step reads. */
const STRIDES = [1, 5, 3, 7];
const OFFSETS = [0, 1, 5, 0];
const CONSTANTS = Array.from({ length: 64 }, (_, step) => Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32));
const START = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];

export function md5(text: string): string {
  const blocks = paddedBlocks(new TextEncoder().encode(text));
  let sums = START;
  for (let from = 0; from < blocks.length; from += 16) {
    const mixed = mix(sums, blocks.subarray(from, from + 16));
    sums = sums.map((sum, at) => (sum + (mixed[at] ?? 0)) | 0);
  }
  return Array.from(new Uint8Array(Int32Array.from(sums).buffer), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Blocks of 16 integers: the bytes, one set bit, zeros, and the length in bits. */
function paddedBlocks(bytes: Uint8Array): Int32Array {
  const integers = new Int32Array((((bytes.length + 8) >> 6) + 1) * 16);
  const padded = new Uint8Array(integers.buffer);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  integers[integers.length - 2] = bytes.length << 3;
  integers[integers.length - 1] = bytes.length >>> 29;
  return integers;
}

function mix(sums: readonly number[], block: Int32Array): number[] {
  let [a = 0, b = 0, c = 0, d = 0] = sums;
  for (let step = 0; step < 64; step += 1) {
    const round = step >> 4;
    const word = block[((STRIDES[round] ?? 0) * step + (OFFSETS[round] ?? 0)) & 15] ?? 0;
    const sum = (a + chosenBits(round, b, c, d) + (CONSTANTS[step] ?? 0) + word) | 0;
    const by = ROTATIONS[round]?.[step & 3] ?? 0;
    a = d;
    d = c;
    c = b;
    b = (b + ((sum << by) | (sum >>> (32 - by)))) | 0;
  }
  return [a, b, c, d];
}

function chosenBits(round: number, b: number, c: number, d: number): number {
  if (round === 0) return (b & c) | (~b & d);
  if (round === 1) return (d & b) | (~d & c);
  return round === 2 ? b ^ c ^ d : c ^ (b | ~d);
}
