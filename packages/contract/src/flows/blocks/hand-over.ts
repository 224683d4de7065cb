import * as z from 'zod';
import { localizedText } from '../localized-text.ts';
import { commonFields, target } from './block-fields.ts';

export const handOverBlock = z.object({
  type: z.literal('hand-over'),
  ...commonFields,
  /** Sent at the hand-over; if empty, a built-in text. */
  message: localizedText,
  /** `tooLong` is taken if no agent came within this many minutes; 0: no limit. */
  waitMinutes: z.number().int().min(0).max(240),
  /** `nobody`: no agent is available. If unconnected, the visitor is informed and waits. */
  next: z.object({ nobody: target, tooLong: target }),
});
