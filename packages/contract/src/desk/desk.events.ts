/** The desk channel: what an agent's browser emits and receives. */
import * as z from 'zod';
import {
  EMPTY_MESSAGE,
  message,
  messageText,
  queueUser,
  senderType,
} from '../conversations/conversations.shapes.ts';
import { stars } from '../conversations/stars.ts';
import { desk } from '../core/access/access.ts';
import { connectionCut } from '../core/connection-cut.ts';
import { defineEmit, definePush } from '../core/event.ts';
import { conversationId, fileId, msgId, userId, userSessionId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { enveloped, sessionField } from './envelope.ts';
import { note } from './notes.events.ts';

const seq = z.number().int().min(0);

/** A visitor's rating of one session of a conversation. */
const sessionRating = z.object({
  userSessionId,
  stars,
  comment: z.string(),
  ratedAt: z.iso.datetime(),
});
export type SessionRating = z.infer<typeof sessionRating>;

export const agentConnect = defineEmit({
  name: 'agent.connect',
  channel: 'desk',
  access: desk,
  summary: 'The agent is at the desk; this socket now receives the pushes of their apps.',
  payload: enveloped({ channel: z.literal('web'), agentName: z.string().max(80) }),
  reply: z.object({ status: z.literal('success') }),
});

export const openConversation = defineEmit({
  name: 'conversation.open',
  channel: 'desk',
  access: desk,
  summary:
    'Opens a conversation: its session, notes, ratings and latest messages, or those after `afterSeq`, or the page before `beforeSeq`. Other agents’ conversations require ‘Agent chat monitoring’.',
  payload: enveloped({
    ...sessionField,
    afterSeq: seq.default(0),
    beforeSeq: seq.optional(),
    /** How many of the latest messages, or of those before `beforeSeq`. */
    limit: z.number().int().min(1).max(LIMITS.messagesAtOnce).default(LIMITS.messagePage),
  }),
  reply: z.object({
    session: queueUser,
    messages: z.array(message),
    notes: z.array(note),
    ratings: z.array(sessionRating),
    lastSeq: seq,
    /** Whether the visitor is online; `visitorLeftAt` says the same for an open session. */
    visitorIsThere: z.boolean(),
  }),
});

export const sendAgentMessage = defineEmit({
  name: 'message.send',
  channel: 'desk',
  access: desk,
  summary:
    'Stores the agent’s message; the acknowledgement means that it is stored. A repeated msgId is not stored again.',
  payload: enveloped({
    ...sessionField,
    msgId,
    value: messageText,
    files: z.array(fileId).max(LIMITS.filesPerMessage).default([]),
    /** Quick replies for the visitor. */
    suggestions: z.array(z.string().trim().min(1).max(LIMITS.flowLabel)).max(LIMITS.flowOptions).default([]),
  }).refine(({ value, files }) => value !== '' || files.length > 0, {
    path: ['value'],
    message: EMPTY_MESSAGE,
  }),
  reply: z.object({ message }),
});

export const readConversation = defineEmit({
  name: 'conversation.read',
  channel: 'desk',
  access: desk,
  summary: 'The agent of the conversation has read it up to `seq`.',
  payload: enveloped({ ...sessionField, seq }),
  reply: z.object({ unreadCount: z.number().int() }),
});

export const leaveConversation = defineEmit({
  name: 'conversation.leave',
  channel: 'desk',
  access: desk,
  summary:
    'The agent has closed the conversation that this connection opened last, without opening another one.',
  payload: enveloped(sessionField),
  reply: z.object({}),
});

export const agentTyping = defineEmit({
  name: 'agent.typing',
  channel: 'desk',
  access: desk,
  summary:
    'The agent is typing a reply, or has stopped; with `note`, a note, of which the visitor learns nothing.',
  payload: enveloped({ ...sessionField, typing: z.boolean(), note: z.boolean().default(false) }),
  reply: z.object({}),
});

/** What an agent does who has a conversation open. */
const viewerState = z.enum(['viewing', 'replying', 'noting']);
export type ViewerState = z.infer<typeof viewerState>;
const viewer = z.object({ userId, userName: z.string(), state: viewerState });
export type Viewer = z.infer<typeof viewer>;

export const viewersChanged = definePush({
  name: 'viewers.changed',
  channel: 'desk',
  summary:
    'Who has a conversation open that is open at this desk, and who is writing in it: all of them, by name, each once.',
  payload: z.object({ conversationId, viewers: z.array(viewer).max(LIMITS.viewersShown) }),
});

export const deskMessageAdded = definePush({
  name: 'message.added',
  channel: 'desk',
  summary: 'A message was stored in a conversation of the agent’s apps.',
  payload: z.object({ message }),
});

export const deskMessageChanged = definePush({
  name: 'message.changed',
  channel: 'desk',
  summary:
    'A message of a conversation that is open at this desk has changed: the visitor rated it, or a file was deleted.',
  payload: z.object({ message }),
});

export const deskSessionChanged = definePush({
  name: 'session.changed',
  channel: 'desk',
  summary: 'A session is new or has changed, or has a new last message: its current row in a list.',
  payload: z.object({ session: queueUser }),
});

export const deskTypingChanged = definePush({
  name: 'typing',
  channel: 'desk',
  summary: 'The visitor or the agent of an open conversation is typing, or has stopped.',
  payload: z.object({ conversationId, userType: senderType, senderName: z.string(), typing: z.boolean() }),
});

export const deskReadChanged = definePush({
  name: 'read.changed',
  channel: 'desk',
  summary: 'The visitor or the agent has read a conversation up to `seq`.',
  payload: z.object({ conversationId, by: z.enum(['visitor', 'agent']), seq }),
});

export const visitorPresenceChanged = definePush({
  name: 'visitor.presence',
  channel: 'desk',
  summary: 'The visitor of a conversation that is open at this desk is online or offline now.',
  payload: z.object({ conversationId, isThere: z.boolean() }),
});

export const deskVisitorPageChanged = definePush({
  name: 'visitor.page',
  channel: 'desk',
  summary:
    'The page that a visitor is on now. Sent to the desks that have the conversation open, and while the visitor waits to all desks of the app.',
  payload: z.object({ conversationId, page: z.string() }),
});

export const deskConnectionCut = definePush({
  name: 'line.cut',
  channel: 'desk',
  summary:
    'Sent before the server closes a connection that sends too much, with the seconds to wait before reconnecting.',
  payload: connectionCut,
});

export const deskAccessChanged = definePush({
  name: 'access.changed',
  channel: 'desk',
  summary:
    'The agent’s visibility has changed. The connection receives nothing more until the agent joins again and refetches.',
  payload: z.object({}),
});
