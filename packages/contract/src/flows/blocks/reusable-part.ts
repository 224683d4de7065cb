import * as z from 'zod';
import { commonFields, optionId, target } from './block-fields.ts';

/** Runs a part of the flow that has a name, and goes on where that part ends. */
export const reusablePartBlock = z.object({
  type: z.literal('reusable-part'),
  ...commonFields,
  runs: optionId.nullable(),
  next: z.object({ done: target }),
});
