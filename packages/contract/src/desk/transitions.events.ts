/** Transitions of a conversation between the queue, agents and the bot. */
import * as z from 'zod';
import { assignment, queueUser } from '../conversations/conversations.shapes.ts';
import { desk, needs } from '../core/access/access.ts';
import { defineEmit, definePush } from '../core/event.ts';
import { userId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { requiredText, writtenText } from '../core/text/written-text.ts';
import { enveloped, sessionField } from './envelope.ts';

const note = writtenText(LIMITS.handOverNote).default('');
const reply = z.object({ session: queueUser });
const supervise = needs('Handle Chats', 'Agent chat monitoring');

export const takeConversation = defineEmit({
  name: 'conversation.take',
  channel: 'desk',
  access: desk,
  summary:
    'Takes a conversation from the queue or from the bot. Where two agents try, one gets it and the other is told who.',
  payload: enveloped({
    ...sessionField,
    /** Reject with `at_capacity` if the agent is at capacity. */
    withinCapacity: z.boolean().default(false),
  }),
  reply,
});

export const requestTransfer = defineEmit({
  name: 'transfer.offer',
  channel: 'desk',
  access: desk,
  summary:
    'Offers a conversation one has to a colleague of the same app, who has 60 seconds to accept. Until then it stays where it is.',
  payload: enveloped({ ...sessionField, toAgentId: userId, note }),
  reply,
});

export const answerTransfer = defineEmit({
  name: 'transfer.answer',
  channel: 'desk',
  access: desk,
  summary: 'Accepts or declines what a colleague offers.',
  payload: enveloped({ ...sessionField, accept: z.boolean(), note }),
  reply,
});

export const cancelTransfer = defineEmit({
  name: 'transfer.cancel',
  channel: 'desk',
  access: desk,
  summary: 'Takes back an offer nobody has answered yet.',
  payload: enveloped(sessionField),
  reply,
});

export const escalateConversation = defineEmit({
  name: 'conversation.escalate',
  channel: 'desk',
  access: desk,
  summary: 'Gives a conversation one has to a named colleague or supervisor at once, with the reason.',
  payload: enveloped({
    ...sessionField,
    toAgentId: userId,
    note: requiredText(LIMITS.handOverNote),
  }),
  reply,
});

export const returnToBot = defineEmit({
  name: 'conversation.returnToBot',
  channel: 'desk',
  access: desk,
  summary: 'Returns the conversation to the bot, which was paused since an agent took it.',
  payload: enveloped({ ...sessionField, note }),
  reply,
});

export const assignConversation = defineEmit({
  name: 'conversation.assign',
  channel: 'desk',
  access: supervise,
  summary: 'A supervisor gives a waiting conversation, or a colleague’s, to an agent.',
  payload: enveloped({ ...sessionField, toAgentId: userId, note }),
  reply,
});

export const takeOver = defineEmit({
  name: 'conversation.takeOver',
  channel: 'desk',
  access: supervise,
  summary:
    'A supervisor takes a conversation that a colleague has. The reason in `note`, if any, is in the timeline and is told to the colleague.',
  payload: enveloped({ ...sessionField, note }),
  reply,
});

export const closeConversation = defineEmit({
  name: 'conversation.close',
  channel: 'desk',
  access: desk,
  summary: 'Closes a conversation the agent has; it moves to the history.',
  payload: enveloped(sessionField),
  reply,
});

export const conversationReassigned = definePush({
  name: 'conversation.reassigned',
  channel: 'desk',
  summary:
    'A conversation has another owner. Sent to the previous owner, and to every desk that had it open and may no longer read it.',
  payload: z.object({
    session: queueUser,
    how: assignment.shape.how,
    /** The previous agent; null if there was none. */
    fromAgentId: userId.nullable(),
    byId: z.string(),
    byName: z.string(),
    reason: z.string(),
    /** False: this agent may not see the conversation anymore and gets no further events. */
    mayRead: z.boolean(),
  }),
});

export const reopenConversation = defineEmit({
  name: 'conversation.reopen',
  channel: 'desk',
  access: desk,
  summary:
    'Opens a closed conversation again, for its agent or a supervisor, who then has it. Refused once the visitor has started another one.',
  payload: enveloped(sessionField),
  reply,
});

export const agentsChanged = definePush({
  name: 'agents.changed',
  channel: 'desk',
  summary:
    'Somebody came to the desk, left it, is away or back, or has more or fewer conversations: whoever shows agents asks anew.',
  payload: z.object({ userId }),
});
