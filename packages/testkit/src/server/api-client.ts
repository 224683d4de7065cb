/**
 * Makes calls like the web app: headers, hash, tenant in the body; and like an attacker, with any of them
 * wrong.
 */
import { createHash } from 'node:crypto';
import {
  addressOf,
  type BodyOf,
  type Call,
  type ErrorReply,
  hashedText,
  type QueryOf,
  type ReplyOf,
  type TenantId,
  type UserId,
} from '@parrot/contract/core';

export type TestSession = {
  token: string;
  userId: UserId;
  tenantId: TenantId;
  emailId: string;
  name: string;
  cookie: string;
};

type CallOptions<C extends Call> = {
  query?: QueryOf<C>;
  body?: BodyOf<C>;
  /** The form of an upload; the body's fields are added to it. */
  form?: FormData;
  session?: TestSession | undefined;
  headers?: Record<string, string | undefined>;
  /** Aborts the call. */
  signal?: AbortSignal;
};

type Answer<Body> = { status: number; body: Body; text: string; bytes: Uint8Array; headers: Headers };

export type ApiClient = {
  /** The reply; a failure is thrown with the server's answer. */
  call<C extends Call>(call: C, options?: CallOptions<C>): Promise<ReplyOf<C>>;
  /** Any answer, typed as an error because that is what tests inspect. */
  answer<C extends Call>(
    call: C,
    options?:
      | CallOptions<C>
      | {
          body?: unknown;
          form?: FormData;
          query?: unknown;
          session?: TestSession;
          headers?: Record<string, string | undefined>;
          signal?: AbortSignal;
        },
  ): Promise<Answer<ErrorReply>>;
};

export function createApiClient(url: string): ApiClient {
  const send = async (call: Call, options: CallOptions<Call>): Promise<Answer<unknown>> => {
    const query = new URLSearchParams(options.query as Record<string, string> | undefined).toString();
    const { session } = options;
    const withBody = call.method === 'POST' || call.method === 'PUT';
    const given = options.body as Record<string, unknown> | undefined;
    const body = withBody
      ? session && isPlain(given)
        ? { tenantId: session.tenantId, ...given }
        : (given ?? {})
      : undefined;
    const headers: Record<string, string | undefined> = {
      ...(withBody && !call.upload && { 'content-type': 'application/json' }),
      ...(session && {
        tenant_id: session.tenantId,
        user_id: session.userId,
        authorization: `Bearer ${session.token}`,
        cookie: session.cookie,
      }),
      ...call.headers,
      ...(!call.upload && { hash: createHash('md5').update(hashedText(query, body)).digest('hex') }),
      ...options.headers,
    };
    const sent = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const response = await fetch(url + addressOf(call) + (query && `?${query}`), {
      method: call.method,
      headers: sent,
      ...(options.signal && { signal: options.signal }),
      ...(withBody && { body: call.upload ? formOf(body, options.form) : JSON.stringify(body) }),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    const isJson = (response.headers.get('content-type') ?? '').includes('json');
    return {
      status: response.status,
      body: isJson ? JSON.parse(text) : text,
      text,
      bytes,
      headers: response.headers,
    };
  };

  return {
    async call(call, options = {}) {
      const answer = await send(call, options as CallOptions<Call>);
      if (answer.status !== 200) throw new Error(`${call.name} answered ${answer.status}: ${answer.text}`);
      return answer.body as ReplyOf<typeof call>;
    },
    answer: (call, options = {}) => send(call, options as CallOptions<Call>) as Promise<Answer<ErrorReply>>,
  };
}

function formOf(fields: unknown, given: FormData = new FormData()): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) form.append(name, String(value));
  for (const [name, value] of given) form.append(name, value);
  return form;
}

const isPlain = (value: unknown): value is Record<string, unknown> | undefined =>
  value === undefined || (typeof value === 'object' && value !== null && !Array.isArray(value));
