import * as z from 'zod';
import { common, target } from './parts-of-blocks.ts';

export const waitBlock = z.object({
  type: z.literal('wait'),
  ...common,
  seconds: z.number().int().min(1).max(3_600),
  next: z.object({ done: target }),
});
