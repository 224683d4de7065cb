/** What happened on the way, for people who ask why the bot did what it did. */
import * as z from 'zod';
import { blockId } from './blocks/index.ts';

export const TRACE_STEPS = [
  /** A block had its turn. `values.branch` is the way it took. */
  'ran',
  /** `values.name` became `values.value`. */
  'valueSet',
  /** Something could not be worked out or kept; where it was for a value, `values.name` is its name. */
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

/** Why a call to an API came to nothing. */
export const CALL_PROBLEMS = [
  /** The address is none we call. */
  'notAllowed',
  'notReachable',
  'timedOut',
  'tooLarge',
  'tooManyRedirects',
  /** `values.secret` was never given. */
  'noSecret',
] as const;
export type CallProblem = (typeof CALL_PROBLEMS)[number];

/** Why an expression can't be read or worked out. */
export const EXPRESSION_PROBLEMS = [
  'expressionTooLong',
  'expressionTooSlow',
  /** The language itself says what: `values.problem`. */
  'expressionWrong',
  /** There is no value `values.value`. */
  'noSuchValue',
  'tooMuchWork',
] as const;
export type ExpressionProblem = (typeof EXPRESSION_PROBLEMS)[number];

/** What decided, or what went wrong. Where one speaks of something in particular, that is in `values`. */
const TRACE_REASONS = [
  ...CALL_PROBLEMS,
  ...EXPRESSION_PROBLEMS,
  /** `values.count` answers would not do. */
  'wrongAnswers',
  'leftOut',
  'somethingElse',
  'noStars',
  /** `values.stars` of five. */
  'stars',
  /** It is `values.weekday`, `values.day`, `values.time`. */
  'localTime',
  /** Nobody knows `values.timeZone`. */
  'noSuchTimeZone',
  'nothingHolds',
  'nothingFits',
  'nothingSaid',
  'nothingFound',
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
  /** The same for everybody, and not to be set. */
  'constant',
  /** It is no `values.type`. */
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
/** A reason with what it speaks of. */
export type TraceCause<Reason extends TraceReason = TraceReason> = {
  because: Reason;
  values?: Record<string, string>;
};
