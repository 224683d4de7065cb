import * as z from 'zod';
import { commonFields, target } from './block-fields.ts';

export const startBlock = z.object({
  type: z.literal('start'),
  ...commonFields,
  next: z.object({ done: target }),
});
