/** What people write to each other. */
import * as z from 'zod';
import { isBlank } from './blank-text.ts';

/** Control characters but for lines and tabs, halves of characters, and marks that turn the writing around them. */
const NOT_SAID = /(?![\n\t])\p{Cc}|\p{Surrogate}|[\u202a-\u202e]/gu;

const asSaid = (text: string): string => {
  const said = text.replace(/\r\n?/g, '\n').replace(NOT_SAID, '').trim();
  return isBlank(said) ? '' : said;
};

/** Kept as it was written, but for what can be neither seen nor meant; a text that shows nothing is empty. */
export const writtenText = (longest: number) => z.string().overwrite(asSaid).max(longest);
/** The same, where there has to be something. */
export const requiredText = (longest: number) => z.string().overwrite(asSaid).min(1, 'Required').max(longest);
