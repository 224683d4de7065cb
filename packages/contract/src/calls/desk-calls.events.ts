/** Calls on the desk channel. Only the agent of a conversation rings its visitor. */
import * as z from 'zod';
import { desk } from '../core/access/access.ts';
import { defineEmit, definePush } from '../core/event.ts';
import { callId, participantId, userId } from '../core/ids.ts';
import { enveloped, sessionField } from '../desk/envelope.ts';
import { callFields, callReply, openCallReply, relayedSignal } from './call-payloads.ts';
import { call, callSeat } from './calls.shapes.ts';

const channel = 'desk' as const;
const access = desk;

export const startDeskCall = defineEmit({
  name: 'call.start',
  channel,
  access,
  summary:
    'Rings the visitor. Rejected unless the app allows calls and the conversation is the caller’s. A repeated `clientId` returns the same call.',
  payload: enveloped({ ...sessionField, ...callFields.start }),
  reply: callSeat,
});

export const acceptDeskCall = defineEmit({
  name: 'call.accept',
  channel,
  access,
  summary:
    'Answers a ringing call, joins the call of a conversation that was transferred to the caller, or joins as an invited supervisor, who listens first.',
  payload: enveloped(callFields.accept),
  reply: callSeat,
});

export const declineDeskCall = defineEmit({
  name: 'call.decline',
  channel,
  access,
  summary: 'Declines a ringing call or an invitation into one.',
  payload: enveloped(callFields.decline),
  reply: callReply,
});

export const rejoinDeskCall = defineEmit({
  name: 'call.rejoin',
  channel,
  access,
  summary: 'Continues in the call after the socket has reconnected, under the same `participantId`.',
  payload: enveloped(callFields.rejoin),
  reply: callSeat,
});

export const leaveDeskCall = defineEmit({
  name: 'call.leave',
  channel,
  access,
  summary: 'Hangs up. The call ends if the agent leaves, and continues if a supervisor does.',
  payload: enveloped(callFields.leave),
  reply: callReply,
});

export const sendDeskSignal = defineEmit({
  name: 'call.signal',
  channel,
  access,
  summary:
    'Relays a WebRTC signal to another participant of the same call. Refused with `participant_away` while that one reconnects: send it again once `call.changed` shows it as connected.',
  payload: enveloped(callFields.signal),
  reply: z.object({}),
});

export const changeDeskMedia = defineEmit({
  name: 'call.media',
  channel,
  access,
  summary: 'The agent’s microphone, camera or screen was switched on or off.',
  payload: enveloped(callFields.media),
  reply: z.object({}),
});

export const readDeskCall = defineEmit({
  name: 'call.read',
  channel,
  access,
  summary: 'The call of a conversation that rings or is active; null if there is none.',
  payload: enveloped(sessionField),
  reply: openCallReply,
});

export const listOwnCalls = defineEmit({
  name: 'call.list',
  channel,
  access,
  summary:
    'The calls that ring or are active and concern the caller: as agent, participant or invited supervisor. For a desk that has just connected.',
  payload: enveloped({}),
  reply: z.object({ calls: z.array(call) }),
});

export const inviteSupervisor = defineEmit({
  name: 'call.invite',
  channel,
  access,
  summary:
    'The agent of the call asks a member with ‘Agent chat monitoring’ to join. Both sides see who listens and who speaks.',
  payload: enveloped({ callId, userId }),
  reply: callReply,
});

export const speakInCall = defineEmit({
  name: 'call.speak',
  channel,
  access,
  summary: 'A supervisor who listens starts to speak.',
  payload: enveloped({ callId, participantId }),
  reply: callReply,
});

export const deskCallChanged = definePush({
  name: 'call.changed',
  channel,
  summary:
    'A call rings, was answered, has changed or has ended. Sent to the agent of the conversation, to invited supervisors and to desks that have it open.',
  payload: callReply,
});

export const deskCallSignal = definePush({
  name: 'call.signal',
  channel,
  summary: 'A WebRTC signal from another participant.',
  payload: relayedSignal,
});
