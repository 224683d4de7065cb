import type { CallTransport } from '@parrot/call-client';
import type { Ack, PayloadOf } from '@parrot/contract/core';
import type { Answer, Ask, EmitName, Emits } from '../conversation/visitor-channel.ts';
import { isNoAnswer } from '../realtime/no-answer.ts';

type Rejected = Extract<Ack<object>, { ok: false }>['error'];

/** An emit that the server rejected, or did not answer. */
export class EmitError extends Error {
  readonly error: Rejected;
  constructor(error: Rejected) {
    super(error.message);
    this.error = error;
  }
  get isAnswer(): boolean {
    return !isNoAnswer(this.error);
  }
}

export const emitOrThrow =
  (ask: Ask) =>
  async <Name extends EmitName>(name: Name, payload: PayloadOf<Emits[Name]>): Promise<Answer<Name>> => {
    const ack = await ask(name, payload);
    if (ack.ok) return ack;
    throw new EmitError(ack.error);
  };

/** The visitor's socket, as the call client uses it. */
export function visitorTransport(ask: Ask): CallTransport {
  const emit = emitOrThrow(ask);
  return {
    accept: (of) => emit('call.accept', of),
    decline: (of) => emit('call.decline', of),
    rejoin: (seat) => emit('call.rejoin', seat),
    leave: (of) => emit('call.leave', of),
    signal: (signal) => emit('call.signal', signal),
    media: (change) => emit('call.media', change),
    leaveNow: (of) => void ask('call.leave', of),
    // A signal to a participant who is away is repeated once they are back.
    isRefusal: (error) =>
      error instanceof EmitError && error.isAnswer && error.error.code !== 'participant_away',
  };
}
