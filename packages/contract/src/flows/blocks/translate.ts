import * as z from 'zod';
import { languageCode } from '../../core/language-code.ts';
import { valueName } from '../values.ts';
import { commonFields, target, template } from './block-fields.ts';

export const translateBlock = z.object({
  type: z.literal('translate'),
  ...commonFields,
  text: template,
  to: z.union([languageCode, z.literal('visitor')]),
  into: valueName.nullable(),
  next: z.object({ done: target, failed: target }),
});
