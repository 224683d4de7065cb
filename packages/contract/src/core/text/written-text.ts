/** What people write to each other. */
import * as z from 'zod';
import { isBlank } from './blank-text.ts';

/** Control characters but for lines and tabs, halves of characters, and marks that turn the writing around them. */
const REMOVED_CHARACTERS = /(?![\n\t])\p{Cc}|\p{Surrogate}|[\u202a-\u202e]/gu;

const cleanedText = (text: string): string => {
  const cleaned = text.replace(/\r\n?/g, '\n').replace(REMOVED_CHARACTERS, '').trim();
  return isBlank(cleaned) ? '' : cleaned;
};

/** Kept as it was written, but for what can be neither seen nor meant; a text that shows nothing is empty. */
export const writtenText = (longest: number) => z.string().overwrite(cleanedText).max(longest);
/** The same, where there has to be something. */
export const requiredText = (longest: number) =>
  z.string().overwrite(cleanedText).min(1, 'Required').max(longest);
