/** Gives a socket the seat of a participant, and tells a browser what it needs to take part. */
import type { CallSeat } from '@parrot/contract/calls';
import type { ParticipantId } from '@parrot/contract/core';
import type { Socket } from 'socket.io';
import type { Platform } from '../../../platform/index.ts';
import { presentCall } from '../calls.present.ts';
import { iceAccess } from '../signaling/ice-servers.ts';
import type { Seat, Seats } from '../signaling/seats.ts';
import type { CallState } from '../state/call.ts';

type TakeSeat = (call: CallState, participantId: ParticipantId) => void;

export type SeatSocket = (
  socket: Socket,
  /** Calls `take` before it is done, so that no signal to the new participant is refused. */
  work: (take: TakeSeat) => Promise<CallState>,
) => Promise<CallSeat>;

export function createSeatSocket(
  { settings, clock }: Pick<Platform, 'settings' | 'clock'>,
  { seats, markAway }: { seats: Seats; markAway: (seat: Seat) => void },
): SeatSocket {
  return async (socket, work) => {
    let taken: Seat | undefined;
    const take: TakeSeat = ({ id: callId, tenantId }, participantId) => {
      taken = { participantId, callId, tenantId };
      seats.take(taken, socket);
    };
    try {
      const call = await work(take);
      if (!taken) throw new Error('a participant of a call needs a seat');
      // It was closed before the participant was stored.
      if (!socket.connected) markAway(taken);
      return {
        call: presentCall(call),
        participantId: taken.participantId,
        ...iceAccess(settings, clock.now()),
      };
    } catch (error) {
      if (taken) seats.release(taken.participantId);
      throw error;
    }
  };
}
