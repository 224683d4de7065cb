import * as z from 'zod';
import { localizedText } from '../localized-text.ts';
import { commonFields } from './block-fields.ts';

/** Ends the conversation; in a reusable part, only that part. */
export const endBlock = z.object({
  type: z.literal('end'),
  ...commonFields,
  message: localizedText,
  next: z.object({}),
});
