/** Calls the server from the login page: public calls only, without session headers. */
import type { BodyOf, Call, QueryOf, ReplyOf } from '@parrot/contract/core';
import { refusal, unreachable } from '../../../shared/http/api-error.ts';
import { readReply } from '../../../shared/http/read-reply.ts';
import { settings } from '../../../shared/settings/settings.ts';
import { AccountsError } from './accounts-error.ts';

type Options<C extends Call> = { query?: QueryOf<C>; body?: BodyOf<C>; signal?: AbortSignal };

export async function callAccounts<C extends Call>(call: C, options: Options<C> = {}): Promise<ReplyOf<C>> {
  const { query, body, signal } = options;
  const response = await fetch(addressOf(call, query), {
    method: call.method,
    headers: { Accept: 'application/json', ...(body ? { 'Content-Type': 'application/json' } : {}) },
    body: body ? JSON.stringify(body) : undefined,
    credentials: 'include',
    signal,
  }).catch((cause: unknown) => {
    throw signal?.aborted ? cause : unreachable(cause);
  });
  if (!response.ok) throw new AccountsError(await refusal(response), response.headers.get('retry-after'));
  return (await readReply(call, response)) as ReplyOf<C>;
}

function addressOf(call: Call, query: unknown): URL {
  const address = new URL(settings().bases[call.base] + call.path, window.location.origin);
  for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, String(value));
  return address;
}
