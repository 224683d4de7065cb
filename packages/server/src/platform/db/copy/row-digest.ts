/** The number of rows and a checksum that does not depend on their order, which a store may change. */
import { createHash } from 'node:crypto';

export type RowDigest = { rows: number; checksum: string };

const NEWLINE = 10;

/** `add` takes whole rows in COPY's text format, in which a newline always ends a row. */
export function createRowDigest() {
  let count = 0;
  let sum = 0n;
  return {
    add(rows: Uint8Array): void {
      let start = 0;
      for (let end = rows.indexOf(NEWLINE); end >= 0; end = rows.indexOf(NEWLINE, start)) {
        const hash = createHash('sha256').update(rows.subarray(start, end)).digest();
        sum += hash.readBigUInt64BE();
        count += 1;
        start = end + 1;
      }
    },
    result: (): RowDigest => ({
      rows: count,
      checksum: BigInt.asUintN(64, sum).toString(16).padStart(16, '0'),
    }),
  };
}
