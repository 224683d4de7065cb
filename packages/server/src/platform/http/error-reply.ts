/** Turns any error into the one error shape, without stack, path or query. */
import { AppError, type ErrorCode, type ErrorReply } from '@parrot/contract/core';
import { isUnavailable } from '../db/store-unavailable.ts';
import { StorageError } from '../storage/storage.ts';

const FRAMEWORK_CODES: Record<number, ErrorCode> = {
  403: 'not_found',
  404: 'not_found',
  413: 'too_large',
  429: 'too_many',
};

/** When a client may retry after the store of data or files was unavailable. */
const RETRY_SECONDS = 5;

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isUnstorableText(error)) {
    return new AppError('bad_input', {
      message: 'The text contains a character we can’t store. Please remove it.',
    });
  }
  if (error instanceof StorageError || isUnavailable(error)) {
    return new AppError('unavailable', { retryAfterSeconds: RETRY_SECONDS, cause: error });
  }
  const status = (error as { statusCode?: number }).statusCode;
  const code = status === undefined ? undefined : codeOf(status);
  if (code === 'bad_input') return new AppError('bad_input', { message: 'We couldn’t read this request.' });
  return new AppError(code ?? 'internal', { cause: error });
}

/** Other client errors of the framework are unreadable input. */
const codeOf = (status: number): ErrorCode | undefined =>
  FRAMEWORK_CODES[status] ?? (status >= 400 && status < 500 ? 'bad_input' : undefined);

export const toErrorReply = (error: AppError): ErrorReply => ({
  status: error.status,
  code: error.code,
  message: error.message,
  ...(error.fields && { fields: error.fields }),
});

/** SQLSTATE codes for a NUL character in a text, which no contract schema checks for. */
const UNSTORABLE_TEXT = new Set(['22021', '22P05']);
/** SQLSTATE of a lone surrogate in JSON, among others. */
const UNREADABLE = '22P02';

function isUnstorableText(error: unknown): boolean {
  const { cause } = (error ?? {}) as { cause?: unknown };
  const { code, message } = (cause ?? error ?? {}) as { code?: unknown; message?: unknown };
  return UNSTORABLE_TEXT.has(String(code)) || (code === UNREADABLE && /type json/.test(String(message)));
}
