import { createHash } from 'node:crypto';

/** A few characters that stand for all of it: equal only for what is equal. */
export const fingerprintOf = (...parts: readonly unknown[]): string =>
  createHash('md5').update(JSON.stringify(parts)).digest('hex');

/** Those of several, in one; as the store reckons it too. */
export const combinedFingerprint = (all: readonly { id: string; print: string }[]): string =>
  createHash('md5')
    .update(
      [...all]
        .sort((one, other) => (one.id < other.id ? -1 : 1))
        .map(({ print }) => print)
        .join(','),
    )
    .digest('hex');
