/** What is not right about a flow, each with the block to look at. */
import * as z from 'zod';
import { blockId } from './blocks/index.ts';

export const FLOW_PROBLEMS = [
  /** A way out that leads nowhere, where the conversation would end unawares: `branch`. */
  'deadEnd',
  /** A way out for the bad case leads nowhere: `branch`. */
  'missingFailureBranch',
  'unreachable',
  /** `name` is read and does not exist. */
  'unknownValue',
  /** `name` is read and nothing ever sets it. */
  'neverSet',
  /** `name` is the same for everybody, and a block wants to set it. */
  'appValueSet',
  /** `secret` is used and was never given. */
  'unknownSecret',
  /** A hand-over, and people are switched off or there are none. */
  'nobodyToTakeIt',
  /** A translation, and no model is connected. */
  'noModel',
  /** Words are missing in `language`. */
  'missingWords',
  /** Nothing at all to say, to choose or to compare. */
  'empty',
  /** An expression can't be read: `because`, an EXPRESSION_PROBLEM, with what it speaks of. */
  'badExpression',
  /** An address is neither http nor https. */
  'badAddress',
  /** Blocks in a circle in which nobody is ever waited for. */
  'endlessLoop',
  /** A part that runs itself. */
  'partRunsItself',
  'noSuchPart',
] as const;
export type FlowProblemKind = (typeof FLOW_PROBLEMS)[number];

const flowProblem = z.object({
  kind: z.enum(FLOW_PROBLEMS),
  /** 'stop' keeps the app from being published: the bot would break. */
  severity: z.enum(['stop', 'warning']),
  blockId: blockId.nullable(),
  values: z.record(z.string(), z.string()),
});
export type FlowProblem = z.infer<typeof flowProblem>;
