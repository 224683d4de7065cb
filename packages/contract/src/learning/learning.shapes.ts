/** What visitors asked in vain, and what becomes of it. Questions that mean the same are one group. */
import * as z from 'zod';
import { askedId, conversationId, faqId, questionGroupId, userSessionId } from '../core/ids.ts';
import { languageCode } from '../core/options.ts';

export const UNANSWERED_REASONS = [
  /** The bot did not know, or asked back and nothing it named was meant. */
  'unanswered',
  /** The visitor found the answer bad. */
  'thumbsDown',
  /** It was the last thing asked before a person took over. */
  'handedOver',
  /** An agent says what the bot should have answered. */
  'proposed',
] as const;
export const unansweredReason = z.enum(UNANSWERED_REASONS);
export type UnansweredReason = z.infer<typeof unansweredReason>;

export const GROUP_STATES = ['open', 'solved', 'ignored'] as const;
export const groupState = z.enum(GROUP_STATES);
export type GroupState = z.infer<typeof groupState>;

/** How many days `days` of a group counts. */
export const DAYS_COUNTED = 7;

export const questionGroup = z.object({
  groupId: questionGroupId,
  /** The one that was asked first. */
  question: z.string(),
  count: z.number().int(),
  /** How many of them for which reason; one question may have several. */
  why: z.object({
    unanswered: z.number().int(),
    thumbsDown: z.number().int(),
    handedOver: z.number().int(),
    proposed: z.number().int(),
  }),
  languages: z.array(languageCode),
  lastAskedAt: z.iso.datetime(),
  /** How many in each of the last days, today's last. */
  days: z.array(z.number().int()).length(DAYS_COUNTED),
  state: groupState,
  /** What answers it; null where nobody has answered it, or the FAQ was deleted since. */
  faq: z.object({ faqId, question: z.string() }).nullable(),
});
export type QuestionGroup = z.infer<typeof questionGroup>;

export const unansweredQuestion = z.object({
  askedId,
  text: z.string(),
  languageCode: languageCode.nullable(),
  askedAt: z.iso.datetime(),
  why: z.array(unansweredReason),
  /** What the bot said to it. */
  botReply: z.string(),
  /** Where it was asked; null for those who have no desk. */
  conversation: z.object({ conversationId, userSessionId }).nullable(),
});
export type UnansweredQuestion = z.infer<typeof unansweredQuestion>;

/** What somebody at the desk answered to one of the questions, or says that the bot should have answered. */
export const proposedAnswer = z.object({
  answer: z.string(),
  agentName: z.string(),
  at: z.iso.datetime(),
  question: z.string(),
  /** Meant as the bot's answer by whoever wrote it, and not said to a visitor. */
  isFix: z.boolean(),
  /** The FAQ whose answer it would change, as it stands now; null where it would be another one. */
  change: z.object({ fixId: z.uuid(), faqId, question: z.string(), answer: z.string() }).nullable(),
});
export type ProposedAnswer = z.infer<typeof proposedAnswer>;
