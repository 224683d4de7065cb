/** Where the server gives no answer the line gives one of its own. Whether the server acted is unknown then. */
import type { Ack, ErrorReply } from '@parrot/contract/core';

const noAnswer = (status: number, code: string): Extract<Ack<object>, { ok: false }> => ({
  ok: false,
  error: { status, code, message: code },
});

/** There is no line, or it broke before the answer came. */
export const LOST = noAnswer(0, 'lost');
/** The line seems sound, but the answer took too long. */
export const LATE = noAnswer(408, 'late');

/** The server's own sentence for a refusal, at its field where there is one; true where there was no answer. */
export const reasonOf = ({ error }: { error: ErrorReply }): string | true =>
  error === LOST.error || error === LATE.error || Object.values(error.fields ?? {})[0] || error.message;
