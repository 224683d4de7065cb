/**
 * Wire messages that run a prepared statement, written into one buffer: PGlite's writer takes ten times as
 * long.
 */

/** Binds the values, as texts. */
export function bindMessage(statement: string, values: readonly (string | null)[]): Uint8Array {
  const lengths = values.map((value) => (value === null ? -1 : Buffer.byteLength(value)));
  const valuesLength = lengths.reduce((sum, length) => sum + 4 + Math.max(length, 0), 0);
  const message = Buffer.allocUnsafe(1 + 4 + 1 + Buffer.byteLength(statement) + 1 + 2 + 2 + valuesLength + 2);
  let at = message.write('B');
  at = message.writeInt32BE(message.length - 1, at);
  // The unnamed portal.
  at = message.writeUInt8(0, at);
  at += message.write(statement, at);
  at = message.writeUInt8(0, at);
  // No format codes: all values are texts.
  at = message.writeInt16BE(0, at);
  at = message.writeUInt16BE(values.length, at);
  values.forEach((value, index) => {
    at = message.writeInt32BE(lengths[index] ?? -1, at);
    if (value !== null) at += message.write(value, at);
  });
  message.writeInt16BE(0, at);
  return message;
}

/** Executes the unnamed portal for all rows. */
export const EXECUTE = Uint8Array.of(0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0);
export const SYNC = Uint8Array.of(0x53, 0, 0, 0, 4);
