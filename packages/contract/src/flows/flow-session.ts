/** Where one visitor stands in a flow. Plain JSON, stored with the conversation's session. */
import * as z from 'zod';
import { LIMITS } from '../core/limits.ts';
import { languageCode } from '../core/options.ts';
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

export const flowSession = z.object({
  blockId: blockId.nullable(),
  /** What must come in for the flow to go on; 'nothing' once it is over. */
  waitingFor: z.enum(WAITING_FOR),
  /** What was set in this conversation, and what is known of the visitor. */
  values,
  visitorValues: values,
  /** The blocks that run a reusable part right now, the outermost first. */
  stack: z.array(blockId).max(LIMITS.flowStack),
  /** Counts what was asked of the outside, so that each answer finds its question, once. */
  requests: z.number().int().min(0),
  /** Blocks that ran since the visitor last said something: a flow that goes on for ever by itself is cut off. */
  stepsAlone: z.number().int().min(0).default(0),
  /** Answers in a row that would not do. */
  tries: z.number().int().min(0),
  /** Questions in a row that the bot could not answer. */
  unanswered: z.number().int().min(0),
  /** The last thing the bot said offered a person, so that a plain yes accepts. */
  personOffered: z.boolean(),
  /** The question whose answer is being looked for. */
  question: z.string().max(LIMITS.messageLength).nullable(),
  /** The visitor's latest words, read as `{{lastMessage}}`. */
  lastMessage: z.string().max(LIMITS.messageLength),
  /** The visitor's words began the conversation and are still to be heard: no answer to a question that was put only then. */
  saidFirst: z.boolean().default(false),
  /** The visitor's language, once it is known. */
  language: languageCode.nullable(),
});
export type FlowSession = z.infer<typeof flowSession>;
