/** A call: name, address, required access, input and output. Server, web app, tests and OpenAPI read it. */
import * as z from 'zod';
import type { Access } from './access/access.ts';
import type { ApiScope } from './access/api-scopes.ts';
import { SERVICE_BASES, type ServiceBase } from './bases.ts';
import './rule-messages.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type Call<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> = {
  name: string;
  method: Method;
  base: ServiceBase;
  path: string;
  access: Access;
  /** What an API key needs to make the call, besides its creator's rights. Without it, keys are refused. */
  scope?: ApiScope;
  summary: string;
  /** Every body contains the caller's tenantId, unless the call is about another tenant. */
  bodyTenant?: 'target';
  /** Sent as a form with one file; the body contains the other fields. */
  upload?: { field: string; maxBytes: number };
  /** Answered with a file instead of JSON. */
  download?: true;
  /**
   * The reply contains a credential. It is sent uncompressed: the size of a compressed one would reveal whether
   * other parts of it resemble the credential.
   */
  credential?: true;
  /**
   * Clients parse the reply, because it has defaults or other transforms. Any other reply only has to report
   * its success, so that a page which makes calls needs no schemas.
   */
  parseReply?: true;
  /** Sent by every client, besides the headers of the session. */
  headers?: Readonly<Record<string, string>>;
  query: Query;
  body: Body;
  reply: Reply;
};

type CallInput<Query extends z.ZodType, Body extends z.ZodType, Reply extends z.ZodType> = Omit<
  Call<Query, Body, Reply>,
  'query' | 'body'
> & { query?: Query; body?: Body };

const nothing = z.object({});

export function defineCall<
  Reply extends z.ZodType,
  Query extends z.ZodType = typeof nothing,
  Body extends z.ZodType = typeof nothing,
>(call: CallInput<Query, Body, Reply>): Call<Query, Body, Reply> {
  return { query: nothing, body: nothing, ...call } as unknown as Call<Query, Body, Reply>;
}

export type QueryOf<C extends Call> = z.input<C['query']>;
export type BodyOf<C extends Call> = z.input<C['body']>;
export type ReplyOf<C extends Call> = z.output<C['reply']>;

/** The default address of a call. */
export const addressOf = (call: Pick<Call, 'base' | 'path'>): string => SERVICE_BASES[call.base] + call.path;

/** The reply of a call with `download`. */
export const fileBytes = z.instanceof(Uint8Array);

/** The same, for files that the server sends as they are written. A client gets the bytes. */
export const fileStream = z.custom<Uint8Array>(
  (value) => value instanceof Uint8Array || (typeof value === 'object' && value !== null && 'pipe' in value),
);

export const done = z.object({ status: z.literal('success') });
export const DONE = { status: 'success' } as const;

/** A page of a list, by offset. */
export const paging = {
  offset: z.number().int().min(0).max(1_000_000).default(0),
  limit: z.number().int().min(1).max(100).default(20),
};
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    status: z.literal('success'),
    items: z.array(item),
    total: z.number().int(),
    offset: z.number().int(),
  });
