/** What participants do in a call: rejoin it, leave it, switch their media, ask a supervisor in. */
import type { CallMedia, CallSeat, LeaveReason } from '@parrot/contract/calls';
import { AppError, type CallId, type ParticipantId } from '@parrot/contract/core';
import type { Socket } from 'socket.io';
import type { Seat, Seats, Signal } from '../signaling/seats.ts';
import { change, isPresent, leave, requireParticipant } from '../state/call.policy.ts';
import type { CallState } from '../state/call.ts';
import { type AgentActor, type CallActor, ownParticipant } from '../state/call-actor.policy.ts';
import type { ChangeCall } from '../state/change-call.ts';
import { setMedia, speak } from '../state/supervisors.policy.ts';
import type { SeatSocket } from './call-seat.ts';

type Own = { callId: CallId; participantId: ParticipantId };

export type TakePart = {
  rejoin(actor: CallActor, own: Own, socket: Socket): Promise<CallSeat>;
  /** Nothing changes if the actor does not take part. */
  leave(actor: CallActor, callId: CallId, reason: LeaveReason): Promise<CallState>;
  setMedia(actor: CallActor, own: Own & { media: CallMedia }, socket: Socket): Promise<void>;
  speak(agent: AgentActor, own: Own): Promise<CallState>;
  signal(signal: Signal, socket: Socket): Promise<void>;
};

type Needs = { changeCall: ChangeCall; seatSocket: SeatSocket; seats: Seats };

export function createTakePart({ changeCall, seatSocket, seats }: Needs): TakePart {
  const requireOwn = (call: CallState, actor: CallActor, id: ParticipantId) => {
    requireParticipant(call, id);
    if (ownParticipant(call, actor)?.id !== id) throw new AppError('call_answered');
  };

  return {
    rejoin: (actor, { callId, participantId }, socket) =>
      seatSocket(socket, (take) =>
        changeCall.ofCall(actor, callId, (call) => {
          requireOwn(call, actor, participantId);
          take(call, participantId);
          return change(call, participantId, { awaySince: null });
        }),
      ),

    leave: (actor, callId, reason) =>
      changeCall.ofCall(actor, callId, (call, { locked }) => {
        const own = ownParticipant(call, actor);
        return own ? leave(call, own.id, reason, locked.now) : call;
      }),

    async setMedia(actor, { callId, participantId, media }, socket) {
      if (!seats.isTakenBy(participantId, socket)) throw new AppError('signal_refused');
      await changeCall.ofCall(actor, callId, (call) => {
        requireOwn(call, actor, participantId);
        return setMedia(call, participantId, media);
      });
    },

    speak: (agent, { callId, participantId }) =>
      changeCall.ofCall(agent, callId, (call) => {
        requireOwn(call, agent, participantId);
        return speak(call, participantId);
      }),

    signal: seats.relay,
  };
}

/** Marks the participant of a closed socket as away, unless another socket has its seat by now. */
export const createMarkAway =
  (changeCall: ChangeCall, seats: Pick<Seats, 'isTaken'>) =>
  async (seat: Seat): Promise<void> => {
    const { tenantId, callId, participantId } = seat;
    await changeCall.ofAnyCall(tenantId, callId, async (call, { locked }) => {
      const isThere = call.participants.some((each) => each.id === participantId && isPresent(each));
      if (!isThere || call.status === 'ended' || (await seats.isTaken(seat))) return call;
      return change(call, participantId, { awaySince: locked.now });
    });
  };
