/** The agent's assistant. It proposes texts with their sources and never sends anything itself. */
import * as z from 'zod';
import { messageSource } from '../conversations/conversations.shapes.ts';
import { desk } from '../core/access/access.ts';
import { defineCall } from '../core/call.ts';
import { definePush } from '../core/event.ts';
import { clientRequestId, faqId, msgId, userSessionId } from '../core/ids.ts';
import { languageCode } from '../core/language-code.ts';
import { LIMITS } from '../core/limits.ts';
import { faqAnswer, faqQuestion } from '../knowledge/knowledge.shapes.ts';
import { handoverCard } from './handover.shapes.ts';

/** Whether a model wrote the text or it was extracted. */
const madeBy = z.enum(['model', 'extract']);
export type MadeBy = z.infer<typeof madeBy>;

const question = z.string().trim().min(1, 'Required').max(LIMITS.assistantQuestion);
const text = z.string().trim().min(1, 'Required').max(LIMITS.messageLength);

const conversationSummary = z.object({
  text: z.string(),
  /** Short topics. */
  tags: z.array(z.string()),
  madeBy,
  /** The last message that the summary covers. */
  upToSeq: z.number().int().min(0),
  madeAt: z.iso.datetime(),
});
export type ConversationSummary = z.infer<typeof conversationSummary>;

export const generateSummary = defineCall({
  name: 'desk.generateSummary',
  method: 'POST',
  base: 'desk',
  path: '/desk/generate/summary',
  access: desk,
  summary:
    'The summary of a conversation. It is created automatically when an agent is requested and when the session is closed; `fresh` creates a new one.',
  body: z.object({ userSessionId, fresh: z.boolean().default(false) }),
  reply: z.object({
    status: z.literal('success'),
    summary: conversationSummary.nullable(),
    /** What the bot understood when an agent was requested, and what the visitor corrected of it. */
    handover: handoverCard.nullable(),
  }),
});

const knowledgeAnswer = z.object({
  text: z.string(),
  sources: z.array(messageSource),
  score: z.number(),
  faqId: faqId.nullable(),
  madeBy,
});
export type KnowledgeAnswer = z.infer<typeof knowledgeAnswer>;

export const askParrot = defineCall({
  name: 'desk.askParrot',
  method: 'POST',
  base: 'desk',
  path: '/ask/parrot',
  access: desk,
  summary: 'Answers an agent’s question from the app’s knowledge, best answer first; empty if there is none.',
  body: z.object({ userSessionId, question }),
  reply: z.object({ status: z.literal('success'), answers: z.array(knowledgeAnswer) }),
});

export const askParrotGpt = defineCall({
  name: 'desk.askParrotGpt',
  method: 'POST',
  base: 'desk',
  path: '/ask/parrotgpt',
  access: desk,
  summary:
    'Asks the connected model, with the conversation and the app’s knowledge as context. The text so far is pushed as `assistant.part` with the `requestId`; aborting the call stops it. Requires a connected model.',
  body: z.object({
    userSessionId,
    requestId: clientRequestId,
    question,
  }),
  reply: z.object({ status: z.literal('success'), text: z.string(), sources: z.array(messageSource) }),
});

export const assistantPart = definePush({
  name: 'assistant.part',
  channel: 'desk',
  summary: 'The assistant’s text so far, for the agent who asked.',
  payload: z.object({ requestId: z.string(), value: z.string() }),
});

export const suggestReplies = defineCall({
  name: 'desk.suggestReplies',
  method: 'POST',
  base: 'parrot',
  path: '/desk/suggest/replies',
  access: desk,
  summary:
    'Suggests replies to the visitor’s last message, each with its sources. Without a model they are quotes.',
  body: z.object({ userSessionId }),
  reply: z.object({ status: z.literal('success'), replies: z.array(knowledgeAnswer) }),
});

export const REPHRASE_TONES = ['shorter', 'friendlier', 'formal'] as const;
export const rephrase = defineCall({
  name: 'desk.rephrase',
  method: 'POST',
  base: 'parrot',
  path: '/desk/rephrase',
  access: desk,
  summary: 'Rephrases the agent’s draft in its own language. Requires a connected model.',
  body: z.object({ userSessionId, text, tone: z.enum(REPHRASE_TONES) }),
  reply: z.object({ status: z.literal('success'), text: z.string() }),
});

export const translateMessage = defineCall({
  name: 'desk.translate',
  method: 'POST',
  base: 'parrot',
  path: '/desk/translate',
  access: desk,
  summary: 'Translates a message of the conversation, or a draft. Requires a connected model.',
  body: z.object({ userSessionId, text, to: languageCode }),
  reply: z.object({ status: z.literal('success'), text: z.string() }),
});

/** What the assistant can do in this conversation, so that the UI offers nothing else. */
export const assistantAbilities = defineCall({
  name: 'desk.assistantAbilities',
  method: 'GET',
  base: 'parrot',
  path: '/desk/assistant',
  access: desk,
  summary:
    'Whether a model is connected for the app of a conversation, and whether smart suggestions are enabled.',
  query: z.object({ userSessionId }),
  reply: z.object({ status: z.literal('success'), hasModel: z.boolean(), smartSuggestions: z.boolean() }),
});

export const proposeFix = defineCall({
  name: 'desk.proposeFix',
  method: 'POST',
  base: 'parrot',
  path: '/desk/propose/fix',
  access: desk,
  summary:
    'Proposes a better answer to the question behind a bot message. It appears in the Studio as a proposed change with the agent’s name.',
  body: z.object({
    userSessionId,
    msgId,
    question: faqQuestion,
    answer: faqAnswer,
    /** Changes the FAQ that the message came from instead of adding one. */
    changesFaq: z.boolean().default(false),
  }),
  reply: z.object({ status: z.literal('success') }),
});
