/** Transitions of a conversation between the queue, agents and the bot. */
import * as z from 'zod';
import { assignment, queueUser } from '../conversations/conversations.shapes.ts';
import { desk, needs } from '../core/access/access.ts';
import { defineEmit, definePush } from '../core/event.ts';
import { groupId, userId } from '../core/ids.ts';
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
    'Takes a conversation from the queue or from the bot. If two agents try at once, one gets it and the other receives the name of that agent.',
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
    'Requests a transfer of the caller’s conversation to another agent of the app, who has 60 seconds to accept. Until then the caller keeps it.',
  payload: enveloped({ ...sessionField, toAgentId: userId, note }),
  reply,
});

export const answerTransfer = defineEmit({
  name: 'transfer.answer',
  channel: 'desk',
  access: desk,
  summary: 'Accepts or declines a transfer request.',
  payload: enveloped({ ...sessionField, accept: z.boolean(), note }),
  reply,
});

export const cancelTransfer = defineEmit({
  name: 'transfer.cancel',
  channel: 'desk',
  access: desk,
  summary: 'Withdraws a pending transfer request.',
  payload: enveloped(sessionField),
  reply,
});

export const escalateConversation = defineEmit({
  name: 'conversation.escalate',
  channel: 'desk',
  access: desk,
  summary: 'Escalates the caller’s conversation to another agent or supervisor immediately, with a reason.',
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
  summary: 'Returns the conversation to the bot, which was paused while an agent had it.',
  payload: enveloped({ ...sessionField, note }),
  reply,
});

export const assignConversation = defineEmit({
  name: 'conversation.assign',
  channel: 'desk',
  access: supervise,
  summary: 'A supervisor assigns a waiting conversation, or one of another agent, to an agent.',
  payload: enveloped({ ...sessionField, toAgentId: userId, note }),
  reply,
});

export const moveToGroup = defineEmit({
  name: 'conversation.moveToGroup',
  channel: 'desk',
  access: desk,
  summary:
    'Puts a conversation into the queue of a group: the caller’s own or, for supervisors, any that waits or has an agent. The visitor waits again.',
  payload: enveloped({ ...sessionField, groupId, note }),
  reply,
});

export const takeOver = defineEmit({
  name: 'conversation.takeOver',
  channel: 'desk',
  access: supervise,
  summary:
    'A supervisor takes over an agent’s conversation. The optional reason in `note` appears in the timeline and is sent to the agent.',
  payload: enveloped({ ...sessionField, note }),
  reply,
});

export const closeConversation = defineEmit({
  name: 'conversation.close',
  channel: 'desk',
  access: desk,
  summary: 'Closes a conversation of the agent; it moves to the history.',
  payload: enveloped(sessionField),
  reply,
});

export const conversationReassigned = definePush({
  name: 'conversation.reassigned',
  channel: 'desk',
  summary:
    'A conversation was assigned to another agent. Sent to the previous agent, and to every desk that had it open and may no longer see it.',
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
    'Reopens a closed conversation and assigns it to the caller, its agent or a supervisor. Rejected once the visitor has started a new session.',
  payload: enveloped(sessionField),
  reply,
});

export const agentsChanged = definePush({
  name: 'agents.changed',
  channel: 'desk',
  summary: 'An agent’s presence, status or load has changed; clients that show agents refetch.',
  payload: z.object({ userId }),
});
