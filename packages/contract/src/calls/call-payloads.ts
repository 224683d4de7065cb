/** What both ends of a call send and receive; the desk adds its envelope. */
import * as z from 'zod';
import { callKind } from '../conversations/call-entry.ts';
import { callId, clientRequestId, participantId } from '../core/ids.ts';
import { call, callMedia, callSignal, declineReason, leaveReason, signalNumber } from './calls.shapes.ts';

const ofCall = { callId };
const asParticipant = { callId, participantId };
const signal = { to: participantId, number: signalNumber, signal: callSignal };

/** Fields of what a browser emits. */
export const callFields = {
  start: { kind: callKind, clientId: clientRequestId },
  accept: ofCall,
  decline: { ...ofCall, reason: declineReason.default('declined') },
  rejoin: asParticipant,
  leave: { ...ofCall, reason: leaveReason.default('hung-up') },
  signal: { ...asParticipant, ...signal },
  media: { ...asParticipant, media: callMedia },
};

export const callReply = z.object({ call });

/** `canStart`: whether the caller can start a call now. */
export const openCallReply = z.object({ call: call.nullable(), canStart: z.boolean() });

export const relayedSignal = z.object({ ...ofCall, from: participantId, ...signal });
