import * as z from 'zod';
import { LIMITS } from '../../core/limits.ts';
import { label, localizedText } from '../localized-text.ts';
import { valueName } from '../values.ts';
import { branches, commonFields, optionId, template } from './block-fields.ts';

/** A way out by the button's id; `other` is taken where the visitor writes something else instead. */
export const buttonsBlock = z.object({
  type: z.literal('buttons'),
  ...commonFields,
  prompt: localizedText,
  buttons: z
    .array(
      z.object({
        id: optionId,
        label,
        /** Opened in the visitor's browser; empty: the flow goes on at the button's way out. */
        url: template,
      }),
    )
    .max(LIMITS.flowOptions),
  /** Where the label that was chosen, or what was written instead, is kept. */
  into: valueName.nullable(),
  next: branches,
});
