/** The visitor's channel: what the widget sends and hears. */
import * as z from 'zod';
import { visitor } from '../core/access.ts';
import { defineEmit, definePush } from '../core/event.ts';
import { conversationId, msgId } from '../core/ids.ts';
import { languageCode } from '../core/options.ts';
import { message, messageText, senderType, visitorSession } from './conversations.shapes.ts';

/** What the widget shows at the handshake. The visitor token is absent at the first visit. */
export const visitorAuth = z.object({
  parrotId: z.string().max(40),
  visitorToken: z.string().max(2_000).optional(),
  page: z.string().max(2_000).optional(),
  language: z.string().max(20).optional(),
});
export type VisitorAuth = z.infer<typeof visitorAuth>;

const seq = z.number().int().min(0);
const thread = z.object({
  conversationId,
  session: visitorSession.nullable(),
  messages: z.array(message),
  lastSeq: seq,
});

export const openThread = defineEmit({
  name: 'thread.open',
  channel: 'visitor',
  access: visitor,
  summary:
    'Starts or resumes the conversation: the token to come back with, and the messages after `afterSeq` (the last ones where it is 0).',
  payload: z.object({ afterSeq: seq.default(0) }),
  reply: thread.extend({ visitorToken: z.string() }),
});

export const sendVisitorMessage = defineEmit({
  name: 'message.send',
  channel: 'visitor',
  access: visitor,
  summary:
    "Stores the visitor's message; the answer means that it is stored. Sending the same msgId again stores nothing.",
  payload: z.object({ msgId, value: messageText }),
  reply: z.object({ message, session: visitorSession }),
});

export const requestPerson = defineEmit({
  name: 'person.request',
  channel: 'visitor',
  access: visitor,
  summary: 'Asks for a person: the session moves to the unassigned queue.',
  payload: z.object({}),
  reply: z.object({ session: visitorSession }),
});

export const visitorTyping = defineEmit({
  name: 'visitor.typing',
  channel: 'visitor',
  access: visitor,
  summary: 'The visitor is writing, or has stopped.',
  payload: z.object({ typing: z.boolean() }),
  reply: z.object({}),
});

export const chooseLanguage = defineEmit({
  name: 'language.choose',
  channel: 'visitor',
  access: visitor,
  summary: 'The visitor has chosen a language for the chat; it is kept with them.',
  payload: z.object({ language: languageCode }),
  reply: z.object({}),
});

export const visitorMessageAdded = definePush({
  name: 'message.added',
  channel: 'visitor',
  summary: 'A message was stored in this conversation.',
  payload: z.object({ message }),
});

export const visitorSessionChanged = definePush({
  name: 'session.changed',
  channel: 'visitor',
  summary: 'The session moved: somebody took it, it was closed.',
  payload: z.object({ session: visitorSession }),
});

export const visitorHearsTyping = definePush({
  name: 'typing',
  channel: 'visitor',
  summary: 'The bot or an agent is writing, or has stopped.',
  payload: z.object({ userType: senderType, senderName: z.string(), typing: z.boolean() }),
});
