import { createHash } from 'node:crypto';

/** A hash of all parts. */
export const fingerprintOf = (...parts: readonly unknown[]): string =>
  createHash('md5').update(JSON.stringify(parts)).digest('hex');

/** The combined hash of several sources, computed in the same way as in SQL. */
export const combinedFingerprint = (all: readonly { id: string; print: string }[]): string =>
  createHash('md5')
    .update(
      [...all]
        .sort((one, other) => (one.id < other.id ? -1 : 1))
        .map(({ print }) => print)
        .join(','),
    )
    .digest('hex');
