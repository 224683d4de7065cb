import * as z from 'zod';
import { commonFields, target } from './parts-of-blocks.ts';

export const startBlock = z.object({
  type: z.literal('start'),
  ...commonFields,
  next: z.object({ done: target }),
});
