/** The visitor channel: what the widget emits and receives. */
import * as z from 'zod';
import { visitor } from '../core/access/access.ts';
import { connectionCut } from '../core/connection-cut.ts';
import { defineEmit, definePush } from '../core/event.ts';
import { conversationId, fileId, msgId } from '../core/ids.ts';
import { languageCode } from '../core/language-code.ts';
import { LIMITS } from '../core/limits.ts';
import { writtenText } from '../core/text/written-text.ts';
import { email } from '../core/validation.ts';
import {
  EMPTY_MESSAGE,
  message,
  messageText,
  queuePosition,
  senderType,
  thumb,
  visitorSession,
} from './conversations.shapes.ts';
import { reportedLanguage, reportedPage, reportedTimeZone, visitedPage } from './reported-context.ts';
import { stars } from './stars.ts';

/** The handshake of the widget. The visitor token is absent on the first visit. */
export const visitorAuth = z.object({
  parrotId: z.string().max(40),
  visitorToken: z.string().max(2_000).optional(),
  page: reportedPage.optional(),
  language: reportedLanguage.optional(),
  timeZone: reportedTimeZone.optional(),
  /** The visitor's identity, signed by the host page (JWT, HS256, with the app's secret). */
  identity: z.string().max(LIMITS.identityToken).optional(),
});
export type VisitorAuth = z.infer<typeof visitorAuth>;

const seq = z.number().int().min(0);
const thread = z.object({
  conversationId,
  session: visitorSession.nullable(),
  messages: z.array(message),
  lastSeq: seq,
});

export const openVisitorConversation = defineEmit({
  name: 'thread.open',
  channel: 'visitor',
  access: visitor,
  summary:
    'Starts or resumes the conversation. Returns the visitor token and the messages after `afterSeq` (the latest ones if it is 0).',
  payload: z.object({ afterSeq: seq.default(0) }),
  reply: thread.extend({
    visitorToken: z.string(),
    /**
     * The result of verifying the signed identity; a failure is logged in the console for the site's
     * developer.
     */
    identity: z.enum(['none', 'verified', 'malformed', 'forged', 'expired', 'incomplete']),
  }),
});

export const sendVisitorMessage = defineEmit({
  name: 'message.send',
  channel: 'visitor',
  access: visitor,
  summary:
    'Stores the visitor’s message; the acknowledgement means that it is stored. A repeated msgId is not stored again.',
  payload: z
    .object({
      msgId,
      value: messageText,
      files: z.array(fileId).max(LIMITS.filesPerMessage).default([]),
    })
    .refine(({ value, files }) => value !== '' || files.length > 0, {
      path: ['value'],
      message: EMPTY_MESSAGE,
    }),
  reply: z.object({ message, session: visitorSession }),
});

export const requestAgent = defineEmit({
  name: 'person.request',
  channel: 'visitor',
  access: visitor,
  summary: 'Requests an agent: the session moves to the unassigned queue.',
  payload: z.object({}),
  reply: z.object({ session: visitorSession }),
});

export const cancelAgentRequest = defineEmit({
  name: 'person.cancel',
  channel: 'visitor',
  access: visitor,
  summary: 'The visitor continues with the bot instead of waiting for an agent.',
  payload: z.object({}),
  reply: z.object({ session: visitorSession }),
});

export const leaveEmail = defineEmit({
  name: 'email.leave',
  channel: 'visitor',
  access: visitor,
  summary:
    'The visitor leaves an email address instead of waiting: the conversation stays in the queue, and agents’ messages are emailed while the visitor is offline.',
  payload: z.object({ email }),
  reply: z.object({ session: visitorSession }),
});

export const readQueuePosition = defineEmit({
  name: 'waiting.read',
  channel: 'visitor',
  access: visitor,
  summary: 'The visitor’s position in the queue; null if they are not waiting.',
  payload: z.object({}),
  reply: z.object({ waiting: queuePosition.nullable() }),
});

export const readVisitorConversation = defineEmit({
  name: 'thread.read',
  channel: 'visitor',
  access: visitor,
  summary: 'The visitor has read the conversation up to `seq`.',
  payload: z.object({ seq }),
  reply: z.object({}),
});

export const visitorTyping = defineEmit({
  name: 'visitor.typing',
  channel: 'visitor',
  access: visitor,
  summary: 'The visitor is typing, or has stopped.',
  payload: z.object({ typing: z.boolean() }),
  reply: z.object({}),
});

export const visitorPage = defineEmit({
  name: 'visitor.page',
  channel: 'visitor',
  access: visitor,
  summary: 'The visitor is on another page now, without having loaded the widget again.',
  payload: z.object({ page: visitedPage }),
  reply: z.object({}),
});

export const chooseLanguage = defineEmit({
  name: 'language.choose',
  channel: 'visitor',
  access: visitor,
  summary: 'The visitor has chosen a language for the chat; it is stored for the next visit.',
  payload: z.object({ language: languageCode }),
  reply: z.object({}),
});

export const visitorFileLink = defineEmit({
  name: 'file.link',
  channel: 'visitor',
  access: visitor,
  summary: 'A new address of a file in this conversation, after the one in its message has expired.',
  payload: z.object({ fileId }),
  reply: z.object({ url: z.string() }),
});

export const rateAnswer = defineEmit({
  name: 'answer.rate',
  channel: 'visitor',
  access: visitor,
  summary: 'The visitor rates an answer of the bot up or down, or withdraws the rating.',
  payload: z.object({ msgId, thumb: thumb.nullable() }),
  reply: z.object({ message }),
});

export const rateSession = defineEmit({
  name: 'session.rate',
  channel: 'visitor',
  access: visitor,
  summary: 'The visitor rates the latest session with one to five stars and a comment.',
  payload: z.object({ stars, comment: writtenText(LIMITS.ratingComment).default('') }),
  reply: z.object({ session: visitorSession }),
});

export const endSession = defineEmit({
  name: 'session.end',
  channel: 'visitor',
  access: visitor,
  summary: 'The visitor ends the session; the next message starts a new one.',
  payload: z.object({}),
  reply: z.object({ session: visitorSession }),
});

export const sendTranscript = defineEmit({
  name: 'transcript.send',
  channel: 'visitor',
  access: visitor,
  summary: 'Emails the transcript of the latest session to this address.',
  payload: z.object({ email }),
  reply: z.object({}),
});

export const visitorMessageAdded = definePush({
  name: 'message.added',
  channel: 'visitor',
  summary: 'A message was stored in this conversation.',
  payload: z.object({ message }),
});

export const visitorMessageChanged = definePush({
  name: 'message.changed',
  channel: 'visitor',
  summary: 'A message has changed: it was rated, possibly in another tab, or a file was deleted.',
  payload: z.object({ message }),
});

export const visitorSessionChanged = definePush({
  name: 'session.changed',
  channel: 'visitor',
  summary: 'The session has changed: an agent took it, or it was closed.',
  payload: z.object({ session: visitorSession }),
});

export const visitorQueuePositionChanged = definePush({
  name: 'waiting.changed',
  channel: 'visitor',
  summary: 'The visitor’s position in the queue has changed; null once they are no longer waiting.',
  payload: z.object({ waiting: queuePosition.nullable() }),
});

export const visitorReadChanged = definePush({
  name: 'read.changed',
  channel: 'visitor',
  summary: 'The agents have read up to `seq`.',
  payload: z.object({ seq }),
});

export const visitorConnectionCut = definePush({
  name: 'line.cut',
  channel: 'visitor',
  summary:
    'Sent before the server closes a connection that sends too much, with the seconds to wait before reconnecting.',
  payload: connectionCut,
});

export const visitorAnswerPart = definePush({
  name: 'answer.part',
  channel: 'visitor',
  summary:
    'The verified part of the answer the bot is writing, all of it so far. Not stored: the message that follows replaces it.',
  payload: z.object({ value: z.string() }),
});

export const visitorTypingChanged = definePush({
  name: 'typing',
  channel: 'visitor',
  summary: 'The bot or an agent is typing, or has stopped.',
  payload: z.object({ userType: senderType, senderName: z.string(), typing: z.boolean() }),
});
