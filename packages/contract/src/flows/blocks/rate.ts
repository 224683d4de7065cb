import * as z from 'zod';
import { valueName } from '../values.ts';
import { localizedText } from '../words.ts';
import { commonFields, target } from './parts-of-blocks.ts';

/** Asks for one to five stars; they are kept with the conversation too. */
export const rateBlock = z.object({
  type: z.literal('rate'),
  ...commonFields,
  prompt: localizedText,
  into: valueName.nullable(),
  /** `skipped`: the visitor wrote something else. */
  next: z.object({ done: target, skipped: target }),
});
