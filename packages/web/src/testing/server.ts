/// <reference types="node" />
/** A real HTTP server that answers the contract's calls as a test defines, and records the requests. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  addressOf,
  type Call,
  ERRORS,
  type ErrorCode,
  type FieldErrors,
  type ReplyOf,
  SERVICE_BASES,
} from '@parrot/contract/core';
import { type ClientSettings, SETTINGS_META } from '@parrot/contract/installation';
import { onTestFinished } from 'vitest';
import { DEFAULT_SETTINGS } from '../shared/settings/settings.ts';
import './jsdom-polyfills.ts';

export type SeenRequest = {
  method: string;
  path: string;
  queryString: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown> | undefined;
  /** The content of a form, as text. */
  form: string | undefined;
};
type Answer = { status: number; content: unknown };
type Answerer = (request: SeenRequest) => Answer;

export type TestServer = {
  origin: string;
  requests: SeenRequest[];
  /** Answers a call from now on. */
  answer<C extends Call>(call: C, reply: ReplyOf<C> | ((request: SeenRequest) => ReplyOf<C>)): void;
  /** Answers a call with an error of the contract. */
  refuse(call: Call, code: ErrorCode, details?: { message?: string; fields?: FieldErrors }): void;
  /** Answers a call with any response. */
  respond(call: Call, answerer: Answerer): void;
  /** Delays the replies of a call. */
  delay(call: Call, until: Promise<unknown>): void;
  /** The requests that reached one call. */
  requestsTo(call: Call): SeenRequest[];
};

export const errorAnswer = (
  code: ErrorCode,
  details: { message?: string; fields?: FieldErrors } = {},
): Answer => ({
  status: ERRORS[code].status,
  content: { status: ERRORS[code].status, code, message: ERRORS[code].message, ...details },
});

/** Starts it for this test, with the application's settings pointing to it. */
export async function startServer(change: Partial<ClientSettings> = {}): Promise<TestServer> {
  const answers = new Map<string, Answerer>();
  const delays = new Map<string, Promise<unknown>>();
  const requests: SeenRequest[] = [];
  const server = createServer(async (incoming, response) => {
    // jsdom sends a preflight before a cross-origin upload.
    response.setHeader('access-control-allow-origin', incoming.headers.origin ?? '*');
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('access-control-allow-headers', 'accept,authorization,tenant_id,user_id');
    if (incoming.method === 'OPTIONS') return void response.writeHead(204).end();
    const request = await seen(incoming);
    requests.push(request);
    await delays.get(`${request.method} ${request.path}`);
    const answer = answers.get(`${request.method} ${request.path}`);
    write(response, answer ? answer(request) : errorAnswer('not_found'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  writeSettings({ ...settingsFor(origin), ...change });

  const keyOf = (call: Call) => `${call.method} ${addressOf(call)}`;
  return {
    origin,
    requests,
    answer: (call, reply) =>
      void answers.set(keyOf(call), (request) => ({
        status: 200,
        content: typeof reply === 'function' ? (reply as (request: SeenRequest) => unknown)(request) : reply,
      })),
    refuse: (call, code, details) => void answers.set(keyOf(call), () => errorAnswer(code, details)),
    respond: (call, answerer) => void answers.set(keyOf(call), answerer),
    delay: (call, until) => void delays.set(keyOf(call), until),
    requestsTo: (call) => requests.filter(({ method, path }) => `${method} ${path}` === keyOf(call)),
  };
}

function settingsFor(origin: string): ClientSettings {
  const bases = Object.fromEntries(
    Object.entries(SERVICE_BASES).map(([base, path]) => [base, origin + path]),
  ) as ClientSettings['bases'];
  return { ...DEFAULT_SETTINGS, bases, addressLookupUrl: `${origin}${SERVICE_BASES.parrot}/address` };
}

export function writeSettings(settings: ClientSettings): void {
  document.head.querySelector(`meta[name="${SETTINGS_META}"]`)?.remove();
  const meta = document.createElement('meta');
  meta.name = SETTINGS_META;
  meta.content = JSON.stringify(settings);
  document.head.append(meta);
}

async function seen(incoming: IncomingMessage): Promise<SeenRequest> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Uint8Array);
  const text = new TextDecoder().decode(Buffer.concat(chunks));
  const [path = '', queryString = ''] = (incoming.url ?? '').split('?');
  const isForm = incoming.headers['content-type']?.startsWith('multipart/form-data');
  return {
    method: incoming.method ?? '',
    path,
    queryString,
    headers: incoming.headers,
    body: text && !isForm ? (JSON.parse(text) as Record<string, unknown>) : undefined,
    form: isForm ? text : undefined,
  };
}

function write(response: ServerResponse, { status, content }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(content));
}
