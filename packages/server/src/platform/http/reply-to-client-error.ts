import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '@parrot/contract/core';
import { toAppError, toErrorReply } from './error-reply.ts';

const CODES: Record<string, 'too_large' | 'too_slow'> = {
  HPE_HEADER_OVERFLOW: 'too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
};

/** Answers what the HTTP parser refuses before there is a request, in the one error shape. */
export function replyToClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const code = CODES[error.code ?? ''];
  const known = code ? new AppError(code) : toAppError({ statusCode: 400 });
  const body = JSON.stringify(toErrorReply(known));
  socket.end(
    [
      `HTTP/1.1 ${known.status} ${STATUS_CODES[known.status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
    () => socket.destroy(),
  );
}
