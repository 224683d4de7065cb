/** Answering a visitor again, with corrected knowledge: from a message of the bot, at the desk. */
import * as z from 'zod';
import { message, messageSource } from '../conversations/conversations.shapes.ts';
import { desk } from '../core/access/access.ts';
import { defineCall } from '../core/call.ts';
import { faqId, msgId, userSessionId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { isBlank } from '../core/text/blank-text.ts';
import { REQUIRED } from '../core/validation.ts';
import { faqAnswer, faqQuestion } from '../knowledge/knowledge.shapes.ts';

const ofMessage = { userSessionId, msgId };
const correction = z.object({
  ...ofMessage,
  question: faqQuestion,
  /** Sent to the visitor, so not of invisible characters only. */
  answer: faqAnswer.refine((text) => !isBlank(text), REQUIRED),
  /** Changes the FAQ that the message came from instead of adding one. */
  changesFaq: z.boolean(),
});

export const openCorrection = defineCall({
  name: 'corrections.open',
  method: 'POST',
  base: 'parrot',
  path: '/desk/answer-again/open',
  access: desk,
  summary:
    'What a message of the bot answered, the FAQ it came from as it is now, and what the caller can do: save a draft or propose a fix, and send the new answer as the agent who has the conversation or as the bot.',
  body: z.object(ofMessage),
  reply: z.object({
    status: z.literal('success'),
    /** The question as the bot read it; blank for a message that answers none. */
    question: z.string(),
    /** Null if it came from something else, or the FAQ was deleted. */
    faq: z.object({ faqId, question: z.string(), answer: z.string() }).nullable(),
    saves: z.enum(['draft', 'proposal']),
    sendsAs: z.enum(['agent', 'bot']).nullable(),
  }),
});

export const tryCorrection = defineCall({
  name: 'corrections.try',
  method: 'POST',
  base: 'parrot',
  path: '/desk/answer-again/try',
  access: desk,
  summary:
    'What the bot would answer with this correction, which is not saved: the draft for editors of the app, otherwise the published version.',
  body: correction,
  reply: z.object({
    status: z.literal('success'),
    kind: z.enum(['answer', 'didYouMean', 'unknown']),
    /** Blank unless it would answer. */
    answer: z.string(),
    sources: z.array(messageSource),
    /** Whether the correction is what would answer. */
    isCorrection: z.boolean(),
  }),
});

export const saveCorrection = defineCall({
  name: 'corrections.save',
  method: 'POST',
  base: 'parrot',
  path: '/desk/answer-again/save',
  access: desk,
  summary:
    'Saves the correction as a draft FAQ or, without the right to edit apps, as a proposed fix, and sends the answer to the visitor if wanted. Nothing is published. If it can’t be sent anymore, it is saved all the same, and `notSent` has the reason.',
  body: correction.extend({
    /** The answer of the FAQ that the caller has seen; if it has another one now, the fix is only proposed. */
    instead: z.string().max(LIMITS.faqAnswerLength).default(''),
    /** The message to send; null to only save. */
    sendAs: z.object({ msgId, as: z.enum(['agent', 'bot']) }).nullable(),
  }),
  reply: z.object({
    status: z.literal('success'),
    saved: z.enum(['draft', 'proposal']),
    /** It was to change an FAQ that was deleted or changed meanwhile. */
    faqIs: z.enum(['same', 'deleted', 'changed']),
    message: message.nullable(),
    notSent: z.enum(['over', 'taken', 'tooLong']).nullable(),
  }),
});
