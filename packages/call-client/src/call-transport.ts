/** How a call reaches the server: the emits of the desk or of the visitor's socket. */
import type { CallMedia, CallSeat, CallSignal, DeclineReason, LeaveReason } from '@parrot/contract/calls';
import type { CallId, ParticipantId } from '@parrot/contract/core';

type Seat = { callId: CallId; participantId: ParticipantId };

/** Each rejects if the server does, or if it does not answer. */
export type CallTransport = {
  accept: (of: { callId: CallId }) => Promise<CallSeat>;
  decline: (of: { callId: CallId; reason: DeclineReason }) => Promise<unknown>;
  rejoin: (seat: Seat) => Promise<CallSeat>;
  leave: (of: { callId: CallId; reason: LeaveReason }) => Promise<unknown>;
  signal: (signal: Seat & { to: ParticipantId; number: number; signal: CallSignal }) => Promise<unknown>;
  media: (change: Seat & { media: CallMedia }) => Promise<unknown>;
  /** For `hangUpNow`. */
  leaveNow: (of: { callId: CallId; reason: LeaveReason }) => void;
  /**
   * Whether an error is final, so that repeating the emit is useless: any answer of the server but
   * `participant_away`.
   */
  isRefusal: (error: unknown) => boolean;
};

/** A signal as the server pushes it. */
export type IncomingSignal = {
  callId: CallId;
  from: ParticipantId;
  to: ParticipantId;
  number: number;
  signal: CallSignal;
};
