/** Where the server gives no answer the line gives one of its own. Whether the server acted is unknown then. */
import type { Ack } from '@parrot/contract/core';

const noAnswer = (status: number, code: string): Ack<object> => ({
  ok: false,
  error: { status, code, message: code },
});

/** There is no line, or it broke before the answer came. */
export const LOST = noAnswer(0, 'lost');
/** The line seems sound, but the answer took too long. */
export const LATE = noAnswer(408, 'late');
