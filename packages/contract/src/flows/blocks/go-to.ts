import * as z from 'zod';
import { commonFields, target } from './block-fields.ts';

/** Drawn without an edge, to reach a distant block. */
export const goToBlock = z.object({
  type: z.literal('go-to'),
  ...commonFields,
  next: z.object({ done: target }),
});
