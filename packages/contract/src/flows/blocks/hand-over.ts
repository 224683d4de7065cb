import * as z from 'zod';
import { localizedText } from '../localized-text.ts';
import { commonFields, target } from './block-fields.ts';

export const handOverBlock = z.object({
  type: z.literal('hand-over'),
  ...commonFields,
  /** Said at the hand-over; where it is empty, the bot says it in words of its own. */
  message: localizedText,
  /** After so many minutes in which nobody came, `tooLong` is taken; 0: the visitor waits for as long as it takes. */
  waitMinutes: z.number().int().min(0).max(240),
  /** `nobody`: there is nobody who could come. Unconnected: the visitor is told, and waits. */
  next: z.object({ nobody: target, tooLong: target }),
});
