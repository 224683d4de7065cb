/** Fields shared by blocks. */
import * as z from 'zod';
import { LIMITS } from '../../core/limits.ts';
import { maxEntries } from '../max-entries.ts';

/** Short and plain, so that traces are readable. */
export const blockId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'Please use lowercase letters, digits, and hyphens only.');
export type BlockId = z.infer<typeof blockId>;

/** The id of one of several branches or options of a block. */
export const optionId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,31}$/, 'Please use up to 32 lowercase letters, digits, and hyphens.');

/** The target of a branch; null if unconnected. */
export const target = blockId.nullable();

/** Branches of a block with a variable number of them, by id. */
export const branches = maxEntries(2 * LIMITS.flowOptions, z.record(optionId, target));

/** Text in which `{{name}}` is replaced by a value. */
export const template = z.string().max(LIMITS.flowTemplate);

/** Evaluated by the sandboxed expression language; see the flow engine's SPEC. */
export const expression = z.string().max(LIMITS.flowExpression);

/** Fields of every block: a title, and the reusable part it belongs to (null: the flow itself). */
export const commonFields = {
  title: z.string().max(60).default(''),
  part: optionId.nullable().default(null),
};
