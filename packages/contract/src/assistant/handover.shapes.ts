/** What the bot understood before an agent was requested; the visitor can correct it while waiting. */
import * as z from 'zod';
import { userSessionId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { requiredText } from '../core/text/written-text.ts';

const HANDOVER_FACT_KINDS = [
  'topic',
  'order',
  'invoice',
  'ticket',
  'customer',
  /** A code whose meaning is unknown. */
  'code',
  'email',
  'phone',
  /** What the visitor answered to a question of a flow; `name` has its value's name. */
  'value',
  /** An answer of the bot that did not help. */
  'tried',
] as const;
const factKind = z.enum(HANDOVER_FACT_KINDS);
export type HandoverFactKind = z.infer<typeof factKind>;

const factState = z.enum(['understood', 'confirmed', 'corrected']);

const handoverFact = z.object({
  factId: z.uuid(),
  kind: factKind,
  name: z.string(),
  value: z.string(),
  state: factState,
  /** As the bot understood it, if the visitor corrected it; else blank. */
  before: z.string(),
});
export type HandoverFact = z.infer<typeof handoverFact>;

export const handoverCard = z.object({
  userSessionId,
  /** Counts changes. */
  revision: z.number().int(),
  facts: z.array(handoverFact),
  /** When the visitor confirmed it; null before, and after the bot understood more. */
  confirmedAt: z.iso.datetime().nullable(),
});
export type HandoverCard = z.infer<typeof handoverCard>;

export const handoverFactValue = requiredText(LIMITS.handoverFacts.value);
