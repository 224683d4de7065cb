/** A visitor's position in a flow. Plain JSON, stored with the session. */
import * as z from 'zod';
import { faqId, sourceId } from '../core/ids.ts';
import { languageCode } from '../core/language-code.ts';
import { LIMITS } from '../core/limits.ts';
import { blockId } from './blocks/index.ts';
import { values } from './values.ts';

export const WAITING_FOR = [
  'start',
  'message',
  'finding',
  'intent',
  'apiReply',
  'translation',
  'time',
  'person',
  'nothing',
] as const;

/** A question and the origin of its answer, if it got one. */
const previousTurn = z.object({
  question: z.string().max(LIMITS.previousQuestionLength),
  answer: z
    .union([
      z.object({ faqId }),
      z.object({ sourceId, heading: z.string().max(LIMITS.previousQuestionLength) }),
    ])
    .exactOptional(),
});

export const flowSession = z.object({
  blockId: blockId.nullable(),
  /** The input that the flow waits for; 'nothing' once it has ended. */
  waitingFor: z.enum(WAITING_FOR),
  /** Values set in this conversation, and values of the visitor. */
  values,
  visitorValues: values,
  /** The blocks that are running a reusable part, outermost first. */
  stack: z.array(blockId).max(LIMITS.flowStack),
  /** Counts requests, so that each answer matches one request. */
  requests: z.number().int().min(0),
  /** Blocks run since the visitor's last message, to cut off a flow that runs forever. */
  stepsAlone: z.number().int().min(0).default(0),
  /** Consecutive invalid answers. */
  tries: z.number().int().min(0),
  /** Consecutive unanswered questions. */
  unanswered: z.number().int().min(0),
  /** The bot's last message offered an agent, so that a plain yes accepts. */
  personOffered: z.boolean(),
  /** The question being answered. */
  question: z.string().max(LIMITS.messageLength).nullable(),
  /** What the visitor asked before, which a question such as 'and for children?' is read with. */
  previous: previousTurn.nullable().catch(null),
  /** The visitor's last message, read as `{{lastMessage}}`. */
  lastMessage: z.string().max(LIMITS.messageLength),
  /**
   * The conversation started with a visitor's message that is still to be handled; it does not answer a
   * question asked after it.
   */
  saidFirst: z.boolean().default(false),
  /** The visitor's language, once known. */
  language: languageCode.nullable(),
});
export type FlowSession = z.infer<typeof flowSession>;
