import * as z from 'zod';
import { LIMITS } from '../../core/limits.ts';
import { branches, commonFields, optionId, template } from './block-fields.ts';

const intent = z.object({
  id: optionId,
  name: z.string().max(60),
  /** Example phrases, in any language. */
  phrases: z.array(z.string().max(LIMITS.faqQuestionLength)).max(LIMITS.flowPhrases),
});
export type Intent = z.infer<typeof intent>;

/** A branch per intent id, and `otherwise`. */
export const routeByIntentBlock = z.object({
  type: z.literal('route-by-intent'),
  ...commonFields,
  text: template,
  intents: z.array(intent).max(LIMITS.flowOptions),
  next: branches,
});
