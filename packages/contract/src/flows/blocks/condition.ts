import * as z from 'zod';
import { LIMITS } from '../../core/limits.ts';
import { branches, commonFields, expression, optionId, template } from './block-fields.ts';

export const OPERATORS = [
  'is',
  'isNot',
  'contains',
  'containsNot',
  'startsWith',
  'endsWith',
  'greater',
  'greaterOrSame',
  'less',
  'lessOrSame',
  'before',
  'after',
  'isSet',
  'isNotSet',
  'isYes',
  'isNo',
] as const;
const operator = z.enum(OPERATORS);
export type Operator = z.infer<typeof operator>;

const comparison = z.object({
  /** A value, built-in ones included. */
  value: z.string().max(40),
  operator,
  operand: template,
});
export type Comparison = z.infer<typeof comparison>;

const conditionBranch = z.object({
  id: optionId,
  /** The builder's label; without one, the comparison is shown. */
  name: z.string().max(60).optional(),
  match: z.enum(['all', 'any']),
  comparisons: z.array(comparison).max(LIMITS.flowOptions),
  /** If not empty, used instead of the comparisons. */
  expression,
});
export type ConditionBranch = z.infer<typeof conditionBranch>;

/** The first true branch is taken, otherwise `otherwise`. */
export const conditionBlock = z.object({
  type: z.literal('condition'),
  ...commonFields,
  branches: z.array(conditionBranch).max(LIMITS.flowOptions),
  next: branches,
});
