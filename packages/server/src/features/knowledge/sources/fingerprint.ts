import { createHash } from 'node:crypto';
import { inSlices } from '../../../platform/index.ts';

const PIECE = 262_144;

/** A hash of all parts. */
export const fingerprintOf = (...parts: readonly unknown[]): string =>
  createHash('md5').update(JSON.stringify(parts)).digest('hex');

/** `text`: the JSON of all parts. Hashed in slices, as it can be large. */
export async function fingerprintOfJson(text: string): Promise<string> {
  const hash = createHash('md5');
  const starts = Array.from({ length: Math.ceil(text.length / PIECE) }, (_, at) => at * PIECE);
  // A piece must not end within a surrogate pair, which would be hashed as two broken characters.
  const cut = (at: number) => (isLowSurrogate(text.charCodeAt(at)) ? at + 1 : at);
  await inSlices(starts, (start) => hash.update(text.slice(cut(start), cut(start + PIECE))));
  return hash.digest('hex');
}

const isLowSurrogate = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;

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
