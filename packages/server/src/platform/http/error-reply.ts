/** Turns whatever went wrong into the one error shape. Nothing of the inside shows: no stack, no path, no query. */
import { AppError, type ErrorCode, type ErrorReply } from '@parrot/contract/core';
import { isUnavailable } from '../db/store-unavailable.ts';

const FRAMEWORK_CODES: Record<number, ErrorCode> = {
  403: 'not_found',
  404: 'not_found',
  413: 'too_large',
  429: 'too_many',
};

/** When a client may ask again after the store was away. */
const RETRY_SECONDS = 5;

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isUnstorableText(error)) {
    return new AppError('bad_input', { message: 'The text holds a character that cannot be kept.' });
  }
  if (isUnavailable(error)) {
    return new AppError('unavailable', { retryAfterSeconds: RETRY_SECONDS, cause: error });
  }
  const status = (error as { statusCode?: number }).statusCode;
  const code = status === undefined ? undefined : codeOf(status);
  if (code === 'bad_input') return new AppError('bad_input', { message: 'The request could not be read.' });
  return new AppError(code ?? 'internal', { cause: error });
}

/** Whatever else the framework blames on the client is input that can't be read. */
const codeOf = (status: number): ErrorCode | undefined =>
  FRAMEWORK_CODES[status] ?? (status >= 400 && status < 500 ? 'bad_input' : undefined);

export const toErrorReply = (error: AppError): ErrorReply => ({
  status: error.status,
  code: error.code,
  message: error.message,
  ...(error.fields && { fields: error.fields }),
});

/** The store's codes for a zero character in a text: nothing a schema of the contract looks for in every field. */
const UNSTORABLE_TEXT = new Set(['22021', '22P05']);
/** The code for half a surrogate pair in JSON, and for other things besides. */
const UNREADABLE = '22P02';

function isUnstorableText(error: unknown): boolean {
  const { cause } = (error ?? {}) as { cause?: unknown };
  const { code, message } = (cause ?? error ?? {}) as { code?: unknown; message?: unknown };
  return UNSTORABLE_TEXT.has(String(code)) || (code === UNREADABLE && /type json/.test(String(message)));
}
