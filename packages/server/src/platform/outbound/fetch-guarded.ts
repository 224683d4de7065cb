/**
 * Calls URLs that users entered: public hosts only, at the very address that was checked, within limits of
 * time and size. Redirects are followed by hand and checked like the first URL.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { watched } from '../telemetry/operations.ts';
import { createAddressesOf, type Resolve, resolveByDns } from './checked-addresses.ts';
import { OutboundError } from './outbound-error.ts';
import { type OutboundRequest, redirectOf, sendRequest } from './send-request.ts';

const MAX_REDIRECTS = 3;
/** Set by us, or only useful to an attacker. */
const NOT_TO_BE_SET =
  /^(host|connection|keep-alive|content-length|transfer-encoding|te|trailer|upgrade|expect|cookie|accept-encoding|proxy-.*)$/;
/** The headers sent to another origin; any other may be a secret for the first one. */
const FOR_EVERYBODY = /^(accept|accept-language|content-type|user-agent)$/;

type GuardedRequest = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** For everything: lookup, redirects and the last byte. */
  timeoutMs: number;
  maxBytes: number;
  /** Aborts the call. */
  signal?: AbortSignal | undefined;
  /** Gets the reply as it arrives: first the head, then each chunk. */
  receive?: ((head: Pick<GuardedReply, 'status' | 'headers'>) => (piece: Buffer) => void) | undefined;
};
type GuardedReply = { status: number; headers: IncomingHttpHeaders; body: Buffer; finalUrl: string };

/** Throws only `OutboundError`. */
export type FetchGuarded = (url: string, request: GuardedRequest) => Promise<GuardedReply>;

export function createFetchGuarded({
  allowed,
  resolve = resolveByDns,
}: {
  /** As in the setting OUTBOUND_ALLOW. */
  allowed: string;
  resolve?: Resolve;
}): FetchGuarded {
  const addressesOf = createAddressesOf(allowed, resolve);
  const follow: FetchGuarded = async (
    address,
    { method = 'GET', headers = {}, body, timeoutMs, maxBytes, ...more },
  ) => {
    const time = AbortSignal.timeout(timeoutMs);
    const signal = more.signal ? AbortSignal.any([time, more.signal]) : time;
    let url = parsed(address);
    let request: OutboundRequest = { method: method.toUpperCase(), headers: settable(headers), body };
    try {
      for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
        const addresses = await inTime(addressesOf(url), signal);
        const reply = await sendRequest(url, addresses, request, { signal, maxBytes, receive: more.receive });
        const location = redirectOf(reply.status, reply.headers);
        if (location === undefined) return { ...reply, finalUrl: url.href };
        const next = parsed(location, url);
        request = redirected(request, reply.status, next.origin === url.origin);
        url = next;
      }
    } catch (error) {
      if (error instanceof OutboundError) throw error;
      throw new OutboundError(time.aborted ? 'timedOut' : 'notReachable');
    }
    throw new OutboundError('tooManyRedirects');
  };
  return (url, request) => watched({ kind: 'outbound', name: 'fetch' }, () => follow(url, request));
}

/** The request to a redirect's target. */
function redirected(
  { method, headers, body }: OutboundRequest,
  status: number,
  sameOrigin: boolean,
): OutboundRequest {
  const keepsMethod = status === 307 || status === 308 || method === 'GET' || method === 'HEAD';
  // A body for one host is not posted to another.
  if (keepsMethod && body !== undefined && !sameOrigin) throw new OutboundError('notAllowed');
  const headersToKeep = Object.entries(headers).filter(([name]) => sameOrigin || FOR_EVERYBODY.test(name));
  if (keepsMethod) return { method, headers: Object.fromEntries(headersToKeep), body };
  const withoutBody = headersToKeep.filter(([name]) => name !== 'content-type');
  return { method: 'GET', headers: Object.fromEntries(withoutBody), body: undefined };
}

function settable(headers: Record<string, string>): Record<string, string> {
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  return Object.fromEntries(named.filter(([name]) => !NOT_TO_BE_SET.test(name)));
}

function parsed(address: string, base?: URL): URL {
  if (!URL.canParse(address, base?.href)) throw new OutboundError('notAllowed');
  return new URL(address, base);
}

/** A lookup can't be aborted, but need not be awaited. */
function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new OutboundError('timedOut'));
    if (signal.aborted) late();
    signal.addEventListener('abort', late, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', late));
  });
}
