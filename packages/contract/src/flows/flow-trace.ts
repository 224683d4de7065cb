/** The trace of a flow, which explains why the bot did what it did. */
import * as z from 'zod';
import { blockId } from './blocks/index.ts';

export const TRACE_STEPS = [
  /** A block ran. `values.branch` is the branch it took. */
  'ran',
  /** `values.name` became `values.value`. */
  'valueSet',
  /** An evaluation or assignment failed; for a value, `values.name` is its name. */
  'notWorkedOut',
  /** An invalid answer: `values.answer`. */
  'answerRefused',
  'inputIgnored',
  'personRequested',
  'restarted',
  'stopped',
  /** More steps than allowed without waiting. */
  'loopCutOff',
  /** Parts nested too deeply. */
  'tooDeep',
  /** The session is at a block that does not exist in the flow. */
  'blockMissing',
] as const;

/** Why an API call failed. */
export const CALL_PROBLEMS = [
  /** The address is not allowed. */
  'notAllowed',
  'notReachable',
  'timedOut',
  'tooLarge',
  'tooManyRedirects',
  /** `values.secret` is not defined. */
  'noSecret',
] as const;
export type CallProblem = (typeof CALL_PROBLEMS)[number];

/** Why an expression can't be parsed or evaluated. */
export const EXPRESSION_PROBLEMS = [
  'expressionTooLong',
  'expressionTooSlow',
  /** The language's own message: `values.problem`. */
  'expressionWrong',
  /** There is no value `values.value`. */
  'noSuchValue',
  'tooMuchWork',
] as const;
export type ExpressionProblem = (typeof EXPRESSION_PROBLEMS)[number];

/** What decided, or what went wrong; details are in `values`. */
const TRACE_REASONS = [
  ...CALL_PROBLEMS,
  ...EXPRESSION_PROBLEMS,
  /** After `values.count` invalid answers. */
  'wrongAnswers',
  'leftOut',
  'somethingElse',
  'noStars',
  /** `values.stars` of five. */
  'stars',
  /** It is `values.weekday`, `values.day`, `values.time`. */
  'localTime',
  /** The schedule of the app says so. */
  'appHours',
  /** `values.timeZone` is unknown. */
  'noSuchTimeZone',
  'nothingHolds',
  'nothingFits',
  'nothingSaid',
  'nothingFound',
  /** A greeting, thanks and the like. */
  'smallTalk',
  /** None of the suggested questions was meant. */
  'noneMeant',
  'answerFound',
  'noTranslation',
  'nothingToTranslate',
  /** The API replied with `values.status`. */
  'status',
  'noJson',
  'noAddress',
  'tooMuchToSend',
  'nobodyThere',
  'nobodyCame',
  'peopleOff',
  'givenBack',
  'noSuchPart',
  /** A constant, which can't be set. */
  'constant',
  /** Not a `values.type`. */
  'wrongType',
  'tooMuchKept',
  'notYesOrNo',
  'quietForLong',
  'saysTooMuch',
] as const;
export type TraceReason = (typeof TRACE_REASONS)[number];

export const traceStep = z.object({
  what: z.enum(TRACE_STEPS),
  blockId: blockId.nullable(),
  because: z.enum(TRACE_REASONS).optional(),
  values: z.record(z.string(), z.string()).optional(),
});
export type TraceStep = z.infer<typeof traceStep>;
/** A reason with its values. */
export type TraceCause<Reason extends TraceReason = TraceReason> = {
  because: Reason;
  values?: Record<string, string>;
};
