/** A `fetch` for the AI SDK that goes through the guarded outbound client. */
import type { IncomingHttpHeaders } from 'node:http';
import type { FetchGuarded } from '../../../platform/index.ts';

const MAX_BYTES = 4_194_304;

export const toFetch =
  (fetchGuarded: FetchGuarded, timeoutMs: number): typeof globalThis.fetch =>
  (address, init) =>
    new Promise((resolve, reject) => {
      let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
      const signal = init?.signal ?? undefined;
      const whole = fetchGuarded(String(address), {
        method: init?.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init?.headers)),
        ...(typeof init?.body === 'string' && { body: init.body }),
        timeoutMs,
        maxBytes: MAX_BYTES,
        signal,
        receive({ status, headers }) {
          const body = new ReadableStream<Uint8Array>({
            start(given) {
              controller = given;
            },
          });
          resolve(new Response(hasBody(status) ? body : null, { status, headers: asHeaders(headers) }));
          return (piece) => controller?.enqueue(piece);
        },
      });
      whole.then(
        () => controller?.close(),
        (error) => {
          const reason = signal?.aborted ? signal.reason : error;
          controller?.error(reason);
          reject(reason);
        },
      );
    });

/** The body is already decoded, so these headers no longer apply. */
const STALE_HEADERS = new Set(['content-encoding', 'content-length', 'transfer-encoding']);

function asHeaders(received: IncomingHttpHeaders): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(received))
    if (value !== undefined && !STALE_HEADERS.has(name)) headers.set(name, String(value));
  return headers;
}

const hasBody = (status: number): boolean => status !== 204 && status !== 205 && status !== 304;
