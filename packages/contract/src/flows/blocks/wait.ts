import * as z from 'zod';
import { commonFields, target } from './block-fields.ts';

export const waitBlock = z.object({
  type: z.literal('wait'),
  ...commonFields,
  seconds: z.number().int().min(1).max(3_600),
  next: z.object({ done: target }),
});
