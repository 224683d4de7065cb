import * as z from 'zod';

/**
 * Rejects an object with too many entries before validating any of them, so that a malicious one costs
 * little.
 */
export const maxEntries = <Schema extends z.ZodType>(most: number, schema: Schema, message = tooMany(most)) =>
  z.preprocess((value, context) => {
    if (typeof value !== 'object' || value === null || Object.keys(value).length <= most) return value;
    context.addIssue({ code: 'custom', message, input: null });
    return z.NEVER;
  }, schema);

const tooMany = (most: number): string => `Please use at most ${most.toLocaleString('en')} entries.`;
