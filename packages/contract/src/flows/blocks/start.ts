import * as z from 'zod';
import { common, target } from './parts-of-blocks.ts';

export const startBlock = z.object({
  type: z.literal('start'),
  ...common,
  next: z.object({ done: target }),
});
