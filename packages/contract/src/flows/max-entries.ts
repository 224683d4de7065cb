import * as z from 'zod';

/**
 * Refuses an object with more entries than this before a single one of them is looked at: what was made to hurt costs
 * as little as what is far too long.
 */
export const maxEntries = <Schema extends z.ZodType>(most: number, schema: Schema, message = tooMany(most)) =>
  z.preprocess((value, context) => {
    if (typeof value !== 'object' || value === null || Object.keys(value).length <= most) return value;
    context.addIssue({ code: 'custom', message, input: null });
    return z.NEVER;
  }, schema);

const tooMany = (most: number): string => `Please use at most ${most.toLocaleString('en')} entries.`;
