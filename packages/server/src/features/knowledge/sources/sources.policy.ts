/** Checks what may become a source. */
import { AppError } from '@parrot/contract/core';
import { tooManySources } from '@parrot/contract/knowledge';

const MAX_NAME_LENGTH = 255;

/** The last segment of a path, without control characters. */
export function cleanFileName(name: string): string {
  const own = name.split(/[\\/]/).at(-1) ?? '';
  const shown = own
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim();
  return shown.length <= MAX_NAME_LENGTH ? shown : shown.slice(-MAX_NAME_LENGTH);
}

/** The canonical form of a page address, without its fragment. */
export function pageAddress(url: string): string {
  const address = new URL(url);
  address.hash = '';
  return address.href;
}

export function requireCapacity(count: number, most: number): void {
  if (count < most) return;
  throw new AppError('bad_input', { message: tooManySources(most) });
}
