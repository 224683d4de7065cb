/** Unanswered questions of visitors, grouped by meaning. */
import * as z from 'zod';
import { askedId, conversationId, faqId, questionGroupId, userSessionId } from '../core/ids.ts';
import { languageCode } from '../core/language-code.ts';

export const UNANSWERED_REASONS = [
  /** The bot did not know, or the visitor took none of its suggestions. */
  'unanswered',
  /** The visitor said that none of the suggestions was meant. */
  'noneMeant',
  /** The visitor rated the answer down. */
  'thumbsDown',
  /** The last question before an agent took over. */
  'handedOver',
  /** An agent proposed another answer. */
  'proposed',
] as const;
export const unansweredReason = z.enum(UNANSWERED_REASONS);
export type UnansweredReason = z.infer<typeof unansweredReason>;

export const GROUP_STATES = ['open', 'solved', 'ignored'] as const;
export const groupState = z.enum(GROUP_STATES);
export type GroupState = z.infer<typeof groupState>;

/** How many days `days` of a group covers. */
export const DAYS_COUNTED = 7;

export const questionGroup = z.object({
  groupId: questionGroupId,
  /** The first question that was asked. */
  question: z.string(),
  count: z.number().int(),
  /** How many per reason; a question can have several. */
  why: z.object({
    unanswered: z.number().int(),
    noneMeant: z.number().int(),
    thumbsDown: z.number().int(),
    handedOver: z.number().int(),
    proposed: z.number().int(),
  }),
  languages: z.array(languageCode),
  lastAskedAt: z.iso.datetime(),
  /** The number on each of the last days, today last. */
  days: z.array(z.number().int()).length(DAYS_COUNTED),
  state: groupState,
  /** The FAQ that answers it; null if there is none or it was deleted. */
  faq: z.object({ faqId, question: z.string() }).nullable(),
});
export type QuestionGroup = z.infer<typeof questionGroup>;

export const unansweredQuestion = z.object({
  askedId,
  text: z.string(),
  languageCode: languageCode.nullable(),
  askedAt: z.iso.datetime(),
  why: z.array(unansweredReason),
  /** The bot's reply. */
  botReply: z.string(),
  /** The conversation; null for users without desk access. */
  conversation: z.object({ conversationId, userSessionId }).nullable(),
});
export type UnansweredQuestion = z.infer<typeof unansweredQuestion>;

/** An agent's answer to one of the questions, or the answer an agent proposed. */
export const proposedAnswer = z.object({
  answer: z.string(),
  agentName: z.string(),
  at: z.iso.datetime(),
  question: z.string(),
  /** Proposed as the bot's answer, and not sent to a visitor. */
  isFix: z.boolean(),
  /** The FAQ whose answer it would change, in its current state; null if it would be a new FAQ. */
  change: z.object({ fixId: z.uuid(), faqId, question: z.string(), answer: z.string() }).nullable(),
});
export type ProposedAnswer = z.infer<typeof proposedAnswer>;
