/** The desk's channel: what an agent's browser sends and hears. */
import * as z from 'zod';
import { message, messageText, queueUser, senderType } from '../conversations/conversations.shapes.ts';
import { desk } from '../core/access.ts';
import { defineEmit, definePush } from '../core/event.ts';
import { conversationId, msgId, userSessionId } from '../core/ids.ts';
import { deskEnvelope } from './desk.shapes.ts';

const enveloped = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ ...deskEnvelope, ...shape });
const aboutSession = { userSessionId };
const seq = z.number().int().min(0);

export const agentConnect = defineEmit({
  name: 'agent.connect',
  channel: 'desk',
  access: desk,
  summary: 'The agent is at the desk; from now on the pushes of their apps reach this socket.',
  payload: enveloped({ channel: z.literal('web'), agentName: z.string().max(80) }),
  reply: z.object({ status: z.literal('success') }),
});

export const openConversation = defineEmit({
  name: 'conversation.open',
  channel: 'desk',
  access: desk,
  summary: 'Opens a conversation: its session and its last messages, or those after `afterSeq`.',
  payload: enveloped({ ...aboutSession, afterSeq: seq.default(0) }),
  reply: z.object({ session: queueUser, messages: z.array(message), lastSeq: seq }),
});

export const takeConversation = defineEmit({
  name: 'conversation.take',
  channel: 'desk',
  access: desk,
  summary: 'Takes a waiting conversation. Where two agents try, one gets it and the other is told who.',
  payload: enveloped(aboutSession),
  reply: z.object({ session: queueUser }),
});

export const sendAgentMessage = defineEmit({
  name: 'message.send',
  channel: 'desk',
  access: desk,
  summary:
    "Stores the agent's message; the answer means that it is stored. Sending the same msgId again stores nothing.",
  payload: enveloped({ ...aboutSession, msgId, value: messageText }),
  reply: z.object({ message }),
});

export const closeConversation = defineEmit({
  name: 'conversation.close',
  channel: 'desk',
  access: desk,
  summary: 'Closes a conversation the agent has; it moves to the history.',
  payload: enveloped(aboutSession),
  reply: z.object({ session: queueUser }),
});

export const readConversation = defineEmit({
  name: 'conversation.read',
  channel: 'desk',
  access: desk,
  summary: 'The agent who has the conversation has read it up to `seq`.',
  payload: enveloped({ ...aboutSession, seq }),
  reply: z.object({ unreadCount: z.number().int() }),
});

export const agentTyping = defineEmit({
  name: 'agent.typing',
  channel: 'desk',
  access: desk,
  summary: 'The agent is writing, or has stopped.',
  payload: enveloped({ ...aboutSession, typing: z.boolean() }),
  reply: z.object({}),
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
  summary: 'A message of a conversation that is open at this desk is now thought good or bad by its visitor.',
  payload: z.object({ message }),
});

export const deskSessionChanged = definePush({
  name: 'session.changed',
  channel: 'desk',
  summary: 'A session is new, has moved, or has a new last message: the row as a list would show it now.',
  payload: z.object({ session: queueUser }),
});

export const deskHearsTyping = definePush({
  name: 'typing',
  channel: 'desk',
  summary: 'The visitor of a conversation is writing, or has stopped.',
  payload: z.object({ conversationId, userType: senderType, senderName: z.string(), typing: z.boolean() }),
});

export const deskAccessChanged = definePush({
  name: 'access.changed',
  channel: 'desk',
  summary:
    'What this agent may see has changed. The line hears nothing more until the agent connects anew on it and refetches.',
  payload: z.object({}),
});
