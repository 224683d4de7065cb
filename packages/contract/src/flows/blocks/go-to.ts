import * as z from 'zod';
import { commonFields, target } from './block-fields.ts';

/** Drawn without a line, so that a far block can be reached. */
export const goToBlock = z.object({
  type: z.literal('go-to'),
  ...commonFields,
  next: z.object({ done: target }),
});
