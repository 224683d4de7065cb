/** Calls on the visitor channel. The conversation is the one of the visitor's token. */
import * as z from 'zod';
import { stars } from '../conversations/stars.ts';
import { visitor } from '../core/access/access.ts';
import { defineEmit, definePush } from '../core/event.ts';
import { callId } from '../core/ids.ts';
import { callFields, callReply, openCallReply, relayedSignal } from './call-payloads.ts';
import { callFeedbackText, callSeat } from './calls.shapes.ts';

const channel = 'visitor' as const;
const access = visitor;

export const startVisitorCall = defineEmit({
  name: 'call.start',
  channel,
  access,
  summary:
    'Rings the agent of the conversation. Rejected unless the app allows calls and an agent has taken the conversation. A repeated `clientId` returns the same call.',
  payload: z.object(callFields.start),
  reply: callSeat,
});

export const acceptVisitorCall = defineEmit({
  name: 'call.accept',
  channel,
  access,
  summary: 'Answers the call in this window; the other windows of the visitor stop ringing.',
  payload: z.object(callFields.accept),
  reply: callSeat,
});

export const declineVisitorCall = defineEmit({
  name: 'call.decline',
  channel,
  access,
  summary: 'Declines a ringing call.',
  payload: z.object(callFields.decline),
  reply: callReply,
});

export const rejoinVisitorCall = defineEmit({
  name: 'call.rejoin',
  channel,
  access,
  summary: 'Continues in the call after the socket has reconnected, under the same `participantId`.',
  payload: z.object(callFields.rejoin),
  reply: callSeat,
});

export const leaveVisitorCall = defineEmit({
  name: 'call.leave',
  channel,
  access,
  summary: 'Hangs up. The call ends for both sides.',
  payload: z.object(callFields.leave),
  reply: callReply,
});

export const sendVisitorSignal = defineEmit({
  name: 'call.signal',
  channel,
  access,
  summary:
    'Relays a WebRTC signal to another participant of the same call. Refused with `participant_away` while that one reconnects: send it again once `call.changed` shows it as connected.',
  payload: z.object(callFields.signal),
  reply: z.object({}),
});

export const changeVisitorMedia = defineEmit({
  name: 'call.media',
  channel,
  access,
  summary: 'The visitor’s microphone, camera or screen was switched on or off.',
  payload: z.object(callFields.media),
  reply: z.object({}),
});

export const readVisitorCall = defineEmit({
  name: 'call.read',
  channel,
  access,
  summary: 'The call of this conversation that rings or is active; null if there is none.',
  payload: z.object({}),
  reply: openCallReply,
});

export const rateVisitorCall = defineEmit({
  name: 'call.rate',
  channel,
  access,
  summary: 'The visitor rates a call that has ended with one to five stars and a comment.',
  payload: z.object({ callId, stars, text: callFeedbackText }),
  reply: z.object({}),
});

export const visitorCallChanged = definePush({
  name: 'call.changed',
  channel,
  summary: 'A call rings, was answered, has changed or has ended.',
  payload: callReply,
});

export const visitorCallSignal = definePush({
  name: 'call.signal',
  channel,
  summary: 'A WebRTC signal from another participant.',
  payload: relayedSignal,
});
