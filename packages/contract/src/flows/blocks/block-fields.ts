/** What several blocks are made of. */
import * as z from 'zod';
import { LIMITS } from '../../core/limits.ts';
import { maxEntries } from '../max-entries.ts';

/** Short and plain, so that a trace reads well. */
export const blockId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'Please use lower-case letters, digits and hyphens only.');
export type BlockId = z.infer<typeof blockId>;

/** One of several ways out of a block, or things in it, by a name of its own. */
export const optionId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,31}$/, 'Please use up to 32 lower-case letters, digits and hyphens.');

/** Where a branch leads; null while nothing is connected. */
export const target = blockId.nullable();

/** The ways out of a block that has as many as its builder likes: one for each, and one for what is left. */
export const branches = maxEntries(2 * LIMITS.flowOptions, z.record(optionId, target));

/** Text in which `{{name}}` stands for a value. */
export const template = z.string().max(LIMITS.flowTemplate);

/** Worked out by the sandboxed expression language; see the flow engine's SPEC. */
export const expression = z.string().max(LIMITS.flowExpression);

/** What every block has: a title of its own, and the reusable part it belongs to (none: the flow itself). */
export const commonFields = {
  title: z.string().max(60).default(''),
  part: optionId.nullable().default(null),
};
