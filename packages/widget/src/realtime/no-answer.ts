/** The connection's own answers if the server gives none. Whether the server acted is unknown. */
import type { Ack, ErrorReply } from '@parrot/contract/core';

const noAnswer = (status: number, code: string): Extract<Ack<object>, { ok: false }> => ({
  ok: false,
  error: { status, code, message: code },
});

/** There is no connection, or it broke before the answer. */
export const LOST = noAnswer(0, 'lost');
/** The connection seems fine, but the answer took too long. */
export const LATE = noAnswer(408, 'late');

/** By code: the call is a bundle of its own, with its own LOST and LATE. */
export const isNoAnswer = ({ code }: ErrorReply): boolean =>
  code === LOST.error.code || code === LATE.error.code;

/** The code of the server's rejection; true if there was no answer. */
export const reasonOf = ({ error }: { error: ErrorReply }): string | true => isNoAnswer(error) || error.code;
