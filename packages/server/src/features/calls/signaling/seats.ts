/**
 * Which socket speaks for which participant, and the signals between them. Not stored: after a restart every
 * participant rejoins. Other processes know where a seat is, as the participants of a call may be spread.
 */
import type { Call, CallSignal } from '@parrot/contract/calls';
import { deskCallSignal, visitorCallSignal } from '@parrot/contract/calls';
import { AppError, type CallId, type ParticipantId, type TenantId } from '@parrot/contract/core';
import type { Socket } from 'socket.io';
import { createSharedTable, type Platform } from '../../../platform/index.ts';

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
  /** In any process. */
  isTaken(seat: Seat): Promise<boolean>;
  isTakenBy(participantId: ParticipantId, socket: Socket): boolean;
  /** Releases the seats of participants who are no longer in the call. */
  update(call: Call): void;
  relay(signal: Signal, socket: Socket): Promise<void>;
};

type SeatAddress = { socketId: string; isAtDesk: boolean };

const TAKEN = 'calls.seatTaken';
/** Much longer than between two refreshes. */
const FOR_MS = 30_000;

/** `onDisconnect` is called for the seat of a socket that was closed. */
export function createSeats(
  { channels: { desk, push }, cluster, clock }: Pick<Platform, 'channels' | 'cluster' | 'clock'>,
  onDisconnect: (seat: Seat) => void,
): Seats {
  const seats = new Map<ParticipantId, Taken>();
  const watched = new WeakSet<Socket>();
  const shared = createSharedTable<SeatAddress>('call-seats', FOR_MS, { clock, cluster });

  const addressOf = (socket: Socket): SeatAddress => ({
    socketId: socket.id,
    isAtDesk: desk.sockets.sockets.has(socket.id),
  });
  const share = ({ callId, participantId, socket }: Taken) =>
    void shared.set(callId, participantId, addressOf(socket));
  const remove = async (participantId: ParticipantId): Promise<void> => {
    const seat = seats.get(participantId);
    seats.delete(participantId);
    if (seat) await shared.delete(seat.callId, participantId);
  };
  const lose = async (closed: Socket) => {
    for (const { socket, participantId, callId, tenantId } of seats.values()) {
      if (socket !== closed) continue;
      await remove(participantId);
      onDisconnect({ participantId, callId, tenantId });
    }
  };
  cluster.regularly(() => seats.forEach(share));
  cluster.pubSub.subscribe<ParticipantId>(TAKEN, {
    handle: (participantId) => void seats.delete(participantId),
  });

  const receiverOf = async (callId: CallId, participantId: ParticipantId): Promise<SeatAddress> => {
    const here = seats.get(participantId);
    if (here && here.callId !== callId) throw new AppError('signal_refused');
    const address = here ? addressOf(here.socket) : (await shared.read(callId)).get(participantId);
    if (!address) throw new AppError('participant_away');
    return address;
  };

  return {
    take(seat, socket) {
      const taken = { ...seat, socket, lastNumbers: new Map() };
      seats.set(seat.participantId, taken);
      share(taken);
      cluster.pubSub.publish(TAKEN, seat.participantId);
      // Once per socket: a desk stays connected for many calls.
      if (watched.has(socket)) return;
      watched.add(socket);
      socket.once('disconnect', () => void lose(socket));
    },
    release: (participantId) => void remove(participantId),
    isTaken: async ({ callId, participantId }) =>
      seats.has(participantId) || (await shared.read(callId)).has(participantId),
    isTakenBy: (participantId, socket) => seats.get(participantId)?.socket === socket,
    update({ callId, status, participants }) {
      for (const [participantId, seat] of seats) {
        if (seat.callId !== callId) continue;
        const isIn = participants.some((each) => each.participantId === participantId);
        if (status === 'ended' || !isIn) void remove(participantId);
      }
    },
    async relay({ callId, participantId: from, to, number, signal }, socket) {
      const sender = seats.get(from);
      if (sender?.socket !== socket || sender.callId !== callId || from === to)
        throw new AppError('signal_refused');
      if (number <= (sender.lastNumbers.get(to) ?? 0)) throw new AppError('signal_refused');
      const { socketId, isAtDesk } = await receiverOf(callId, to);
      sender.lastNumbers.set(to, number);
      const payload = { callId, from, to, number, signal };
      push(isAtDesk ? deskCallSignal : visitorCallSignal, [socketId], payload);
    },
  };
}
