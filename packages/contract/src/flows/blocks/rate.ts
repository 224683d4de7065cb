import * as z from 'zod';
import { localizedText } from '../localized-text.ts';
import { valueName } from '../values.ts';
import { commonFields, target } from './block-fields.ts';

/** Asks for one to five stars, which are also stored with the session. */
export const rateBlock = z.object({
  type: z.literal('rate'),
  ...commonFields,
  prompt: localizedText,
  into: valueName.nullable(),
  /** `skipped`: the visitor wrote something else. */
  next: z.object({ done: target, skipped: target }),
});
