import * as z from 'zod';
import { LIMITS } from '../../core/limits.ts';
import { label, localizedText } from '../localized-text.ts';
import { valueName } from '../values.ts';
import { commonFields, optionId, target } from './block-fields.ts';

export const ANSWER_KINDS = ['text', 'number', 'email', 'phone', 'date', 'choice', 'file'] as const;
/** What counts as an answer. */
const answer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    minLength: z.number().int().min(0).max(1_000),
    maxLength: z.number().int().min(1).max(LIMITS.messageLength),
  }),
  z.object({
    kind: z.literal('number'),
    min: z.number().nullable(),
    max: z.number().nullable(),
    whole: z.boolean(),
  }),
  z.object({ kind: z.literal('email') }),
  z.object({ kind: z.literal('phone') }),
  z.object({ kind: z.literal('date'), when: z.enum(['any', 'past', 'future']) }),
  z.object({
    kind: z.literal('choice'),
    options: z.array(z.object({ id: optionId, label })).max(LIMITS.flowOptions),
    /** Whether several can be chosen; the value is then a list. */
    several: z.boolean(),
  }),
  z.object({ kind: z.literal('file'), accepts: z.enum(['any', 'picture', 'document']) }),
]);
export type Answer = z.infer<typeof answer>;

export const askBlock = z.object({
  type: z.literal('ask'),
  ...commonFields,
  prompt: localizedText,
  answer,
  into: valueName.nullable(),
  /** Sent after an invalid answer; if empty, a built-in text. */
  retry: localizedText,
  /** `gaveUp` is taken after this many invalid answers. */
  tries: z.number().int().min(1).max(10),
  /** Whether the visitor can skip the question; `done` is taken and nothing is set. */
  canSkip: z.boolean(),
  next: z.object({ done: target, gaveUp: target }),
});
