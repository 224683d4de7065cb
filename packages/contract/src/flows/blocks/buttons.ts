import * as z from 'zod';
import { LIMITS } from '../../core/limits.ts';
import { label, localizedText } from '../localized-text.ts';
import { valueName } from '../values.ts';
import { branches, commonFields, optionId, template } from './block-fields.ts';

/** A branch per button id; `other` is taken if the visitor writes something else. */
export const buttonsBlock = z.object({
  type: z.literal('buttons'),
  ...commonFields,
  prompt: localizedText,
  buttons: z
    .array(
      z.object({
        id: optionId,
        label,
        /** Opened in the visitor's browser; if empty, the flow continues at the button's branch. */
        url: template,
      }),
    )
    .max(LIMITS.flowOptions),
  /** The value that receives the chosen label or the visitor's text. */
  into: valueName.nullable(),
  next: branches,
});
