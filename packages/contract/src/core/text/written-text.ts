/** Text that users write. */
import * as z from 'zod';
import { isBlank } from './blank-text.ts';

/** Control characters except line breaks and tabs, lone surrogates, and direction marks. */
const REMOVED_CHARACTERS = /(?![\n\t])\p{Cc}|\p{Surrogate}|[\u202a-\u202e]/gu;

const cleanedText = (text: string): string => {
  const cleaned = text.replace(/\r\n?/g, '\n').replace(REMOVED_CHARACTERS, '').trim();
  return isBlank(cleaned) ? '' : cleaned;
};

/** Stored as written, without invisible characters; a text of nothing else becomes empty. */
export const writtenText = (longest: number) => z.string().overwrite(cleanedText).max(longest);
/** The same, but not empty. */
export const requiredText = (longest: number) =>
  z.string().overwrite(cleanedText).min(1, 'Required').max(longest);
