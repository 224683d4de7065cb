/** What may become a source. */
import { AppError, LIMITS } from '@parrot/contract/core';
import { SOURCE_FILE_ENDINGS } from '@parrot/contract/knowledge';

const LONGEST_NAME = 255;
const MEGABYTE = 1_048_576;

/** What is wrong with a file of this name and size; empty where nothing is. */
export function faultOfFile(name: string, bytes: number): string {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!SOURCE_FILE_ENDINGS.some((each) => each === ending))
    return `Please choose a file of one of these kinds: ${SOURCE_FILE_ENDINGS.join(', ').toUpperCase()}.`;
  if (bytes >= LIMITS.sourceFileBytes)
    return `Please choose a file under ${LIMITS.sourceFileBytes / MEGABYTE} MB.`;
  if (bytes === 0) return 'This file is empty.';
  return '';
}

/** The last part of a path, without what can't be shown. */
export function cleanFileName(name: string): string {
  const own = name.split(/[\\/]/).at(-1) ?? '';
  const shown = own
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim();
  return shown.length <= LONGEST_NAME ? shown : shown.slice(-LONGEST_NAME);
}

/** One spelling for one page; where on the page makes no difference. */
export function pageAddress(url: string): string {
  const address = new URL(url);
  address.hash = '';
  return address.href;
}

export function requireRoom(count: number, most: number): void {
  if (count < most) return;
  throw new AppError('bad_input', {
    message: `An app holds at most ${most} documents and pages. Please delete some first.`,
  });
}
