import * as z from 'zod';
import { LIMITS } from '../../core/limits.ts';
import { valueName } from '../values.ts';
import { commonFields, expression, target, template } from './block-fields.ts';

const assignment = z.object({
  into: valueName.nullable(),
  from: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('template'), text: template }),
    z.object({ kind: z.literal('expression'), expression }),
    z.object({ kind: z.literal('nothing') }),
  ]),
});
export type Assignment = z.infer<typeof assignment>;

export const setValueBlock = z.object({
  type: z.literal('set-value'),
  ...commonFields,
  assignments: z.array(assignment).max(LIMITS.flowOptions),
  next: z.object({ done: target }),
});
