/** A route is a contract call and the function that answers it. Slices return lists of them. */

import type { Readable } from 'node:stream';
import { type Call, needsSession, type ReplyOf } from '@parrot/contract/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { StoredFile } from '../storage/storage.ts';
import { attachmentName } from './attachment-name.ts';
import type { Caller } from './caller.ts';
import type { UploadedFile } from './read-form.ts';

type Parsed<C extends Call> = {
  query: z.output<C['query']>;
  body: z.output<C['body']>;
  request: FastifyRequest;
  reply: FastifyReply;
};
export type CallInput<C extends Call> = Parsed<C> & { caller: Caller };
export type PublicInput<C extends Call> = Parsed<C>;
export type UploadInput<C extends Call> = CallInput<C> & { file: UploadedFile };

/** Limits that differ from the default. */
export type RouteLimits = { perMinute?: number; bodyBytes?: number };
type PublicOptions = RouteLimits & { openToAllOrigins?: boolean };

export type Route = {
  call: Call;
  limits: RouteLimits;
  /** Whether any web page may read the reply. */
  openToAllOrigins: boolean;
  /** Refuses an upload by the fields before the file, so that the file is not read. */
  beforeFile?(fields: Record<string, unknown>, request: FastifyRequest): Promise<void>;
  answer(input: Parsed<Call> & { caller?: Caller; file?: UploadedFile }): Promise<unknown>;
};

/** A call of a signed-in user. */
export function route<C extends Call>(
  call: C,
  answer: (input: CallInput<C>) => Promise<ReplyOf<C>>,
  limits: RouteLimits = {},
): Route {
  if (!needsSession(call.access)) throw new Error(`${call.name} has no session: use publicRoute.`);
  if (call.upload || call.download)
    throw new Error(`${call.name} uploads or downloads a file: use uploadRoute or downloadRoute.`);
  return { call, limits, openToAllOrigins: false, answer: answer as Route['answer'] };
}

/** A call by which a signed-in user uploads a file. */
export function uploadRoute<C extends Call>(
  call: C,
  answer: (input: UploadInput<C>) => Promise<ReplyOf<C>>,
): Route {
  if (!needsSession(call.access) || !call.upload)
    throw new Error(`${call.name} has no session or no file: use publicUploadRoute or route.`);
  return { call, limits: {}, openToAllOrigins: false, answer: answer as Route['answer'] };
}

/** A file to download. */
type SentFile = { name: string; mediaType: string } & (
  | { bytes: Uint8Array }
  | { file: StoredFile }
  /** Made while it is sent, so its size is unknown. */
  | { stream: Readable }
);

/**
 * A call by which a signed-in user downloads a file. It is always an attachment, so nothing in it can run on
 * our origin.
 */
export function downloadRoute<C extends Call>(
  call: C,
  answer: (input: CallInput<C>) => Promise<SentFile>,
): Route {
  if (!needsSession(call.access) || !call.download)
    throw new Error(`${call.name} has no session or no file: use route.`);
  return {
    call,
    limits: {},
    openToAllOrigins: false,
    async answer(input) {
      const sent = await answer(input as unknown as CallInput<C>);
      input.reply
        .header('content-type', sent.mediaType)
        .header('content-disposition', `attachment; ${attachmentName(sent.name)}`)
        .header('content-security-policy', "sandbox; default-src 'none'")
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'private, no-store');
      if ('bytes' in sent)
        return Buffer.from(sent.bytes.buffer, sent.bytes.byteOffset, sent.bytes.byteLength);
      if ('stream' in sent) return sent.stream;
      input.reply.header('content-length', sent.file.size);
      return sent.file.content;
    },
  };
}

/** A call by which a user without a session uploads a file. */
export function publicUploadRoute<C extends Call>(
  call: C,
  answer: (input: PublicInput<C> & { file: UploadedFile }) => Promise<ReplyOf<C>>,
  { beforeFile, ...options }: PublicOptions & Required<Pick<Route, 'beforeFile'>>,
): Route {
  if (!call.upload) throw new Error(`${call.name} uploads no file: use publicRoute.`);
  return { ...openRoute(call, answer as Route['answer'], options), beforeFile };
}

/** A call without a session, optionally with its own rate limit. */
export function publicRoute<C extends Call>(
  call: C,
  answer: (input: PublicInput<C>) => Promise<ReplyOf<C>>,
  options: PublicOptions = {},
): Route {
  if (call.upload) throw new Error(`${call.name} uploads a file: use publicUploadRoute.`);
  return openRoute(call, answer as Route['answer'], options);
}

function openRoute(
  call: Call,
  answer: Route['answer'],
  { openToAllOrigins = false, ...limits }: PublicOptions,
): Route {
  if (needsSession(call.access)) throw new Error(`${call.name} requires a session: use route.`);
  return { call, limits, openToAllOrigins, answer };
}
