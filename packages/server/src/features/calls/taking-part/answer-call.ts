/** Answers and declines calls, transferred calls and invitations into calls. */
import type { CallSeat, DeclineReason } from '@parrot/contract/calls';
import { AppError, type CallId, newId } from '@parrot/contract/core';
import type { Socket } from 'socket.io';
import type { Seats } from '../signaling/seats.ts';
import { answer, change, decline, requireOpen, takeOver } from '../state/call.policy.ts';
import type { CallState } from '../state/call.ts';
import {
  type AgentActor,
  asParticipant,
  type CallActor,
  ownParticipant,
} from '../state/call-actor.policy.ts';
import type { ChangeCall, LockedCalls } from '../state/change-call.ts';
import { invitationOf, removeInvitation } from '../state/supervisors.policy.ts';
import type { SeatSocket } from './call-seat.ts';
import { requireFree } from './require-free.ts';

export type AnswerCall = {
  accept(actor: CallActor, callId: CallId, socket: Socket): Promise<CallSeat>;
  decline(actor: CallActor, callId: CallId, reason: DeclineReason): Promise<CallState>;
};

export function createAnswerCall({
  changeCall,
  seatSocket,
  seats,
}: {
  changeCall: ChangeCall;
  seatSocket: SeatSocket;
  seats: Pick<Seats, 'isTakenBy'>;
}): AnswerCall {
  const acceptAtDesk = async (call: CallState, agent: AgentActor, { tx, locked }: LockedCalls) => {
    const invitation = invitationOf(call, agent.userId);
    if (!invitation && call.agentId !== agent.userId) throw new AppError('call_answered');
    await requireFree(tx, agent.userId, call.id);
    if (invitation) return change(call, invitation.id, { joinedAt: locked.now });
    const who = asParticipant(agent, newId('cpt'), call);
    return call.status === 'active' ? takeOver(call, who, locked.now) : answer(call, who, locked.now);
  };

  return {
    accept: (actor, callId, socket) =>
      seatSocket(socket, (take) =>
        changeCall.ofCall(actor, callId, async (call, calls) => {
          requireOpen(call);
          const present = ownParticipant(call, actor);
          if (present && !seats.isTakenBy(present.id, socket)) throw new AppError('call_answered');
          const after = present ? call : await join(call, actor, calls);
          const own = ownParticipant(after, actor);
          if (own) take(after, own.id);
          return after;
        }),
      ),

    decline: (actor, callId, reason) =>
      changeCall.ofCall(actor, callId, (call, { locked }) => {
        const invitation = actor.party === 'agent' ? invitationOf(call, actor.userId) : undefined;
        if (invitation) return removeInvitation(call, invitation.id);
        if (actor.party === 'agent' && call.agentId !== actor.userId) throw new AppError('call_answered');
        return decline(call, actor.party, reason, locked.now);
      }),
  };

  function join(call: CallState, actor: CallActor, calls: LockedCalls): Promise<CallState> | CallState {
    if (actor.party === 'agent') return acceptAtDesk(call, actor, calls);
    return answer(call, asParticipant(actor, newId('cpt'), call), calls.locked.now);
  }
}
