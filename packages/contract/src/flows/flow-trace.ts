/** What happened on the way, for people who ask why the bot did what it did. */
import * as z from 'zod';
import { blockId } from './blocks/index.ts';

export const TRACE_STEPS = [
  /** A block had its turn. `values.branch` is the way it took, `values.because` what decided. */
  'ran',
  /** `values.name` became `values.value`. */
  'valueSet',
  /** An expression or template could not be worked out: `values.problem`. */
  'notWorkedOut',
  /** An answer would not do: `values.answer`. */
  'answerRefused',
  'inputIgnored',
  'personRequested',
  'restarted',
  'stopped',
  /** More steps than allowed without waiting for anybody. */
  'loopCutOff',
  /** Parts that run parts, too deep. */
  'tooDeep',
  /** The session stands at a block that the flow does not have. */
  'blockMissing',
] as const;

export const traceStep = z.object({
  what: z.enum(TRACE_STEPS),
  blockId: blockId.nullable(),
  values: z.record(z.string(), z.string()).optional(),
});
export type TraceStep = z.infer<typeof traceStep>;
