/** What people write to each other. */
import * as z from 'zod';

/** Control characters but for lines and tabs, halves of characters, and marks that turn the writing around them. */
const NOT_SAID = /(?![\n\t])\p{Cc}|\p{Surrogate}|[\u202a-\u202e]/gu;

const asSaid = (text: string): string => text.replace(/\r\n?/g, '\n').replace(NOT_SAID, '').trim();

/** Kept as it was written, but for what can be neither seen nor meant. */
export const writtenText = (longest: number) => z.string().overwrite(asSaid).max(longest);
/** The same, where there has to be something. */
export const requiredText = (longest: number) => z.string().overwrite(asSaid).min(1, 'Required').max(longest);
