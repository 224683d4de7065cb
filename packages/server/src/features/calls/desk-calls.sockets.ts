/** Calls on the desk channel. */
import {
  acceptDeskCall,
  changeDeskMedia,
  declineDeskCall,
  inviteSupervisor,
  leaveDeskCall,
  listOwnCalls,
  readDeskCall,
  rejoinDeskCall,
  sendDeskSignal,
  speakInCall,
  startDeskCall,
} from '@parrot/contract/calls';
import { type Caller, type EmitHandler, onEmit } from '../../platform/index.ts';
import type { CallServices } from './call-services.ts';
import { presentCall } from './calls.present.ts';
import { asAgent } from './state/call-actor.policy.ts';

export function deskCallHandlers(calls: CallServices): EmitHandler<Caller>[] {
  const on = onEmit<Caller>();
  return [
    on(startDeskCall, async ({ payload: { userSessionId, kind, clientId }, who, socket }) => {
      const session = await calls.readCalls.requireCallable(who, userSessionId);
      return calls.startCall.byAgent(asAgent(who), session, { kind, clientId }, socket);
    }),
    on(acceptDeskCall, ({ payload: { callId }, who, socket }) =>
      calls.answerCall.accept(asAgent(who), callId, socket),
    ),
    on(declineDeskCall, async ({ payload: { callId, reason }, who }) => ({
      call: presentCall(await calls.answerCall.decline(asAgent(who), callId, reason)),
    })),
    on(rejoinDeskCall, ({ payload: { callId, participantId }, who, socket }) =>
      calls.takePart.rejoin(asAgent(who), { callId, participantId }, socket),
    ),
    on(leaveDeskCall, async ({ payload: { callId, reason }, who }) => ({
      call: presentCall(await calls.takePart.leave(asAgent(who), callId, reason)),
    })),
    {
      ...on(sendDeskSignal, async ({ payload: { callId, participantId, to, number, signal }, socket }) => {
        await calls.takePart.signal({ callId, participantId, to, number, signal }, socket);
        return {};
      }),
      logsRefusal: (code) => code !== 'participant_away',
    },
    on(changeDeskMedia, async ({ payload: { callId, participantId, media }, who, socket }) => {
      await calls.takePart.setMedia(asAgent(who), { callId, participantId, media }, socket);
      return {};
    }),
    on(readDeskCall, ({ payload: { userSessionId }, who }) => calls.readCalls.ofSession(who, userSessionId)),
    on(listOwnCalls, async ({ who }) => ({ calls: await calls.readCalls.ofAgent(who) })),
    on(inviteSupervisor, async ({ payload: { callId, userId }, who }) => ({
      call: presentCall(await calls.inviteSupervisor(asAgent(who), callId, userId)),
    })),
    on(speakInCall, async ({ payload: { callId, participantId }, who }) => ({
      call: presentCall(await calls.takePart.speak(asAgent(who), { callId, participantId })),
    })),
  ];
}
