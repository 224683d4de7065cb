/** The stored form of a vector: one byte per dimension is enough to compare meanings. */
const MAX_VALUE = 127;

export const packVector = (vector: Float32Array): string =>
  Buffer.from(Int8Array.from(vector, (part) => Math.round(part * MAX_VALUE)).buffer).toString('base64');

export function unpackVector(packed: string | null): Float32Array | null {
  if (packed === null) return null;
  const bytes = Buffer.from(packed, 'base64');
  const parts = Float32Array.from(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length));
  const length = Math.sqrt(parts.reduce((sum, part) => sum + part * part, 0));
  return length > 0 ? parts.map((part) => part / length) : null;
}
