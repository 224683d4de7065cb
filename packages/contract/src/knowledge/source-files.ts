/** Which files can be sources; checked before and after the upload. */
import { LIMITS } from '../core/limits.ts';
import { SOURCE_FILE_ENDINGS } from './sources.shapes.ts';

const MEGABYTE = 1_048_576;

/** What is wrong with a file of this name and size; empty if nothing. */
export function sourceFileFault(name: string, bytes: number): string {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!SOURCE_FILE_ENDINGS.some((each) => each === ending))
    return `Please choose one of these file types: ${SOURCE_FILE_ENDINGS.join(', ').toUpperCase()}.`;
  if (bytes >= LIMITS.sourceFileBytes)
    return `Please choose a file under ${LIMITS.sourceFileBytes / MEGABYTE} MB.`;
  return bytes === 0 ? 'This file is empty.' : '';
}

export const tooManySources = (most: number): string =>
  `An app can have at most ${most} documents and pages. Delete some first.`;
