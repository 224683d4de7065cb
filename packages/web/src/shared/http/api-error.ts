/** Thrown by calls: the server's error reply, or why there was none. The message is the server's, in English. */
import { ERRORS, type ErrorReply, type FieldErrors } from '@parrot/contract/core';
import { translated } from '../i18n/translated.ts';

export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: FieldErrors;

  constructor(status: number, code: string, message: string, fields: FieldErrors = {}, cause?: unknown) {
    super(message, { cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

/** No reply at all: the network or the server is down. */
export const unreachable = (cause: unknown) =>
  new ApiError(0, 'unreachable', ERRORS.unavailable.message, {}, cause);

/** A reply that does not match the contract, such as a proxy's own page. */
export const unreadable = (status: number, cause: unknown) =>
  new ApiError(status, 'unreadable', ERRORS.internal.message, {}, cause);

export async function refusal(response: Response): Promise<ApiError> {
  const reply: unknown = await response.json().catch(() => undefined);
  const { code, message, fields } = isErrorReply(reply) ? reply : UNKNOWN;
  return new ApiError(response.status, code, message || ERRORS.internal.message, fields);
}

const UNKNOWN: Omit<ErrorReply, 'status'> = { code: 'unknown', message: '' };

export function isErrorReply(value: unknown): value is ErrorReply {
  const { status, code, message } = (value ?? {}) as Record<string, unknown>;
  return typeof status === 'number' && typeof code === 'string' && typeof message === 'string';
}

/** The message of an error for the user, in their language: the server's, or the default. */
export const messageOf = (error: unknown): string =>
  translated(error instanceof ApiError && error.message ? error.message : ERRORS.internal.message);

/** Worth an automatic retry: no reply, or a server error. */
export const isTransient = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);
