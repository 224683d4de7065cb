import * as z from 'zod';
import { commonFields, optionId, target } from './block-fields.ts';

/** Runs a reusable part of the flow and continues after it. */
export const reusablePartBlock = z.object({
  type: z.literal('reusable-part'),
  ...commonFields,
  runs: optionId.nullable(),
  next: z.object({ done: target }),
});
