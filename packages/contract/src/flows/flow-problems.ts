/** Problems of a flow, each with its block. */
import * as z from 'zod';
import { blockId } from './blocks/index.ts';

export const FLOW_PROBLEMS = [
  /** A branch that leads nowhere and would end the conversation silently: `branch`. */
  'deadEnd',
  /** A failure branch that leads nowhere: `branch`. */
  'missingFailureBranch',
  'unreachable',
  /** `name` is read but not defined. */
  'unknownValue',
  /** `name` is read but never set. */
  'neverSet',
  /** `name` is a constant, and a block sets it. */
  'appValueSet',
  /** `secret` is used but not defined. */
  'unknownSecret',
  /** A hand-over while agents are disabled or there are none. */
  'nobodyToTakeIt',
  /** A translation without a connected model. */
  'noModel',
  /** Texts are missing in `language`. */
  'missingWords',
  /** No content, options or comparisons. */
  'empty',
  /** An invalid expression: `because`, an EXPRESSION_PROBLEM, with its values. */
  'badExpression',
  /** An address is neither http nor https. */
  'badAddress',
  /** A cycle of blocks in which none waits. */
  'endlessLoop',
  /** A part that runs itself. */
  'partRunsItself',
  'noSuchPart',
] as const;
export type FlowProblemKind = (typeof FLOW_PROBLEMS)[number];

const flowProblem = z.object({
  kind: z.enum(FLOW_PROBLEMS),
  /** 'stop' blocks publishing, because the bot would break. */
  severity: z.enum(['stop', 'warning']),
  blockId: blockId.nullable(),
  values: z.record(z.string(), z.string()),
});
export type FlowProblem = z.infer<typeof flowProblem>;
