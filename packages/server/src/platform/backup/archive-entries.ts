/** The names of the entries of a backup, and the digest that its manifest has of them. */
import { createHash } from 'node:crypto';

export type Entry = { name: string; content: Buffer };

export const MANIFEST = 'manifest.json';
export const KEY = 'secret.key';
const ROWS = 'rows/';
const FILES = 'files/';

/** The number keeps names of parts apart; their order does not matter. */
export const rowsEntry = (table: string, part: number): string =>
  `${ROWS}${table}/${String(part).padStart(6, '0')}`;
export const tableOf = (name: string): string | undefined =>
  name.startsWith(ROWS) ? name.slice(ROWS.length, name.lastIndexOf('/')) : undefined;

/** `path`: below the folder of files, with slashes. */
export const fileEntry = (path: string): string => FILES + path;
export const filePathOf = (name: string): string | undefined =>
  name.startsWith(FILES) ? name.slice(FILES.length) : undefined;

export function createArchiveDigest() {
  const hash = createHash('sha256');
  return {
    add({ name, content }: Entry): void {
      hash.update(`${name}\0${content.length}\0`).update(content);
    },
    result: (): string => hash.digest('hex'),
  };
}
