/**
 * One request to checked addresses, with its whole reply. The connection is not reused, so it can't serve
 * another host.
 */
import { type IncomingHttpHeaders, type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Address } from './checked-addresses.ts';
import { OutboundError } from './outbound-error.ts';

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const UNPACKERS: ReadonlyMap<string, () => Transform> = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

export type OutboundRequest = {
  method: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
};
export type OutboundReply = { status: number; headers: IncomingHttpHeaders; body: Buffer };
type Receive = (head: Pick<OutboundReply, 'status' | 'headers'>) => (piece: Buffer) => void;

export async function sendRequest(
  url: URL,
  addresses: Address[],
  { method, headers, body }: OutboundRequest,
  { signal, maxBytes, receive }: { signal: AbortSignal; maxBytes: number; receive?: Receive | undefined },
): Promise<OutboundReply> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const send = url.protocol === 'https:' ? overHttps : overHttp;
    const request = send(url, {
      method,
      headers: { 'accept-encoding': 'gzip, deflate, br', ...headers },
      lookup: knowing(addresses),
      agent: false,
      signal,
    });
    request.once('response', resolve).once('error', reject);
    request.end(body);
  });
  const { statusCode: status = 0, headers: received } = response;
  try {
    // The body of a redirect is not read.
    const leadsOn = redirectOf(status, received) !== undefined;
    if (leadsOn) return { status, headers: received, body: Buffer.alloc(0) };
    const pieces: Buffer[] = [];
    const take = receive?.({ status, headers: received }) ?? ((piece: Buffer) => void pieces.push(piece));
    await readUpTo(response, maxBytes, take);
    return { status, headers: received, body: Buffer.concat(pieces) };
  } finally {
    response.destroy();
  }
}

/** The target of a redirect. */
export const redirectOf = (status: number, { location }: IncomingHttpHeaders): string | undefined =>
  REDIRECTS.has(status) ? location : undefined;

const knowing = (addresses: Address[]): LookupFunction => {
  const [first] = addresses;
  return (_host, { all }, callback) => {
    if (all) return callback(null, addresses);
    if (first) return callback(null, first.address, first.family);
    return callback(new OutboundError('notReachable'), '', 0);
  };
};

/** Counted after decompression, so that a small reply can't grow large. */
async function readUpTo(
  response: IncomingMessage,
  maxBytes: number,
  take: (piece: Buffer) => void,
): Promise<void> {
  let size = 0;
  for await (const piece of unpacked(response)) {
    size += (piece as Buffer).length;
    if (size > maxBytes) throw new OutboundError('tooLarge');
    take(piece as Buffer);
  }
}

function unpacked(response: IncomingMessage): Readable {
  const unpacker = UNPACKERS.get(response.headers['content-encoding']?.trim().toLowerCase() ?? '');
  // The reader gets the error.
  return unpacker ? pipeline(response, unpacker(), () => undefined) : response;
}
