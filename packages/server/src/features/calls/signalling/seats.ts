/**
 * Which socket speaks for which participant, and the signals between them. In memory only: after a restart
 * every participant rejoins.
 */
import type { Call, CallSignal } from '@parrot/contract/calls';
import { deskCallSignal, visitorCallSignal } from '@parrot/contract/calls';
import { AppError, type CallId, type ParticipantId, type TenantId } from '@parrot/contract/core';
import type { Socket } from 'socket.io';
import type { Channels } from '../../../platform/index.ts';

export type Seat = { participantId: ParticipantId; callId: CallId; tenantId: TenantId };

type Taken = Seat & {
  socket: Socket;
  /** The number of the last signal to each other participant. */
  lastNumbers: Map<ParticipantId, number>;
};

export type Signal = {
  callId: CallId;
  participantId: ParticipantId;
  to: ParticipantId;
  number: number;
  signal: CallSignal;
};

export type Seats = {
  /** A socket before this one loses the seat. */
  take(seat: Seat, socket: Socket): void;
  release(participantId: ParticipantId): void;
  isTaken(participantId: ParticipantId): boolean;
  isTakenBy(participantId: ParticipantId, socket: Socket): boolean;
  /** Releases the seats of participants who are no longer in the call. */
  update(call: Call): void;
  relay(signal: Signal, socket: Socket): void;
};

/** `onDisconnect` is called for the seat of a socket that was closed. */
export function createSeats(
  { desk, push }: Pick<Channels, 'desk' | 'push'>,
  onDisconnect: (seat: Seat) => void,
): Seats {
  const seats = new Map<ParticipantId, Taken>();
  const watched = new WeakSet<Socket>();

  const lose = (closed: Socket) => {
    for (const { socket, participantId, callId, tenantId } of seats.values()) {
      if (socket !== closed) continue;
      seats.delete(participantId);
      onDisconnect({ participantId, callId, tenantId });
    }
  };

  return {
    take(seat, socket) {
      seats.set(seat.participantId, { ...seat, socket, lastNumbers: new Map() });
      // Once per socket: a desk stays connected for many calls.
      if (watched.has(socket)) return;
      watched.add(socket);
      socket.once('disconnect', () => lose(socket));
    },
    release: (participantId) => void seats.delete(participantId),
    isTaken: (participantId) => seats.has(participantId),
    isTakenBy: (participantId, socket) => seats.get(participantId)?.socket === socket,
    update({ callId, status, participants }) {
      for (const [participantId, seat] of seats) {
        if (seat.callId !== callId) continue;
        const isIn = participants.some((each) => each.participantId === participantId);
        if (status === 'ended' || !isIn) seats.delete(participantId);
      }
    },
    relay({ callId, participantId: from, to, number, signal }, socket) {
      const sender = seats.get(from);
      if (sender?.socket !== socket || sender.callId !== callId || from === to)
        throw new AppError('signal_refused');
      if (number <= (sender.lastNumbers.get(to) ?? 0)) throw new AppError('signal_refused');
      const receiver = seats.get(to);
      if (!receiver) throw new AppError('participant_away');
      if (receiver.callId !== callId) throw new AppError('signal_refused');
      sender.lastNumbers.set(to, number);
      const isAtDesk = desk.sockets.sockets.has(receiver.socket.id);
      push(isAtDesk ? deskCallSignal : visitorCallSignal, [receiver.socket.id], {
        callId,
        from,
        to,
        number,
        signal,
      });
    },
  };
}
