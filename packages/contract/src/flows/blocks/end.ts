import * as z from 'zod';
import { words } from '../words.ts';
import { common } from './parts-of-blocks.ts';

/** Ends the conversation; within a reusable part, only that part. */
export const endBlock = z.object({
  type: z.literal('end'),
  ...common,
  message: words,
  next: z.object({}),
});
