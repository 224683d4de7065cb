/** Typos in a question, and how the bot read them. */
import * as z from 'zod';

/** Empty in older messages. */
export const spellingCorrections = z.array(z.object({ written: z.string(), readAs: z.string() })).default([]);
