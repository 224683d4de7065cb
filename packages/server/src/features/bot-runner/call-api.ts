/** Makes the call of a Call API block. Secrets are inserted here and are sent only to the API. */
import type { ApiReply, ApiRequest } from '@parrot/flow-engine';
import { type FetchGuarded, OutboundError } from '../../platform/index.ts';

const MOST_BYTES = 1_048_576;
const SECRET = /\{\{\s*secret\.([A-Za-z][A-Za-z0-9]*)\s*\}\}/g;

type Secrets = ReadonlyMap<string, string>;
export type CallApi = (
  request: ApiRequest,
  more: {
    secrets: Secrets;
    /** The same for every attempt of the same call, so that the API can recognize repeats. */
    idempotencyKey: string;
    timeoutMs: number;
  },
) => Promise<ApiReply>;

export function createCallApi(fetchGuarded: FetchGuarded): CallApi {
  return async (request, { secrets, idempotencyKey, timeoutMs }) => {
    const missing = missingSecret(request, secrets);
    if (missing !== undefined)
      return { ok: false, problem: { because: 'noSecret', values: { secret: missing } } };
    const body = bodyOf(request, secrets);
    try {
      const reply = await fetchGuarded(filled(request.url, secrets, encodeURIComponent), {
        method: request.method,
        headers: {
          accept: 'application/json, text/plain;q=0.9, */*;q=0.5',
          'user-agent': 'Parrot',
          ...(body !== undefined && { 'content-type': isJson(body) ? 'application/json' : 'text/plain' }),
          ...headersOf(request, secrets),
          'idempotency-key': idempotencyKey,
        },
        ...(body !== undefined && { body }),
        timeoutMs,
        maxBytes: MOST_BYTES,
      });
      return { ok: true, status: reply.status, body: readBody(reply.body.toString('utf8')) };
    } catch (error) {
      if (error instanceof OutboundError) return { ok: false, problem: { because: error.problem } };
      throw error;
    }
  };
}

const filled = (text: string, secrets: Secrets, written: (secret: string) => string): string =>
  text.replace(SECRET, (_whole, name: string) => written(secrets.get(name) ?? ''));

const asIs = (secret: string): string => secret;

const headersOf = ({ headers }: ApiRequest, secrets: Secrets): Record<string, string> =>
  Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), filled(value, secrets, asIs)]));

function bodyOf({ method, body }: ApiRequest, secrets: Secrets): string | undefined {
  if (method === 'GET' || body === '') return undefined;
  const inJson = (secret: string) => JSON.stringify(secret).slice(1, -1);
  return filled(body, secrets, isJson(body) ? inJson : asIs);
}

function missingSecret({ url, headers, body }: ApiRequest, secrets: Secrets): string | undefined {
  const texts = [url, body, ...headers.map(({ value }) => value)];
  const names = texts.flatMap((text) => Array.from(text.matchAll(SECRET), ([, name = '']) => name));
  return names.find((name) => !secrets.has(name));
}

/** As JSON if it parses, else as text. */
function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
