/** Signed requests to a bucket. All are idempotent, so a failed one is sent again. */
import { webcrypto } from 'node:crypto';
import { Agent as HttpAgent, type IncomingMessage, request as overHttp } from 'node:http';
import { Agent as HttpsAgent, request as overHttps } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { bucketUrl, type S3Location } from './s3-location.ts';
import { StorageError } from './storage.ts';

export type S3Options = {
  location: S3Location;
  accessKeyId: string;
  secretAccessKey: string;
  /** How long a connection may be silent before the reply. */
  silenceMs?: number;
};
type S3Request = { method: string; key?: string; query?: Record<string, string>; body?: Uint8Array };
export type S3Client = {
  /** Replies other than 2xx are thrown: `NoSuchKey`, or a `StorageError`. */
  send(request: S3Request): Promise<IncomingMessage>;
  /** The same with its whole body. */
  read(request: S3Request): Promise<Buffer>;
};

export class NoSuchKey extends Error {}
/** Worth another attempt. */
class Transient extends StorageError {}

const SILENCE_MS = 10_000;
/** A client that downloads slowly pauses the connection. */
const SILENCE_IN_BODY_MS = 60_000;
const ATTEMPTS = 3;
const CONNECTIONS = 64;
const MAX_ERROR_BYTES = 65_536;
const EMPTY = new Uint8Array();

export function createS3Client(options: S3Options): S3Client {
  const { location, accessKeyId, secretAccessKey, silenceMs = SILENCE_MS } = options;
  const bucket = bucketUrl(location);
  const isSecure = bucket.protocol === 'https:';
  const Agent = isSecure ? HttpsAgent : HttpAgent;
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const overNetwork = isSecure ? overHttps : overHttp;

  const attempt = async ({ method, key = '', query = {}, body = EMPTY }: S3Request) => {
    const url = new URL(key, bucket);
    url.search = new URLSearchParams(query).toString();
    const { headers } = await new AwsV4Signer({
      method,
      url: url.href,
      headers: { 'x-amz-content-sha256': await sha256(body) },
      service: 's3',
      region: location.region,
      accessKeyId,
      secretAccessKey,
    }).sign();
    const what = `${method} ${location.bucket}/${key}`;
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = overNetwork(url, {
        method,
        headers: { ...Object.fromEntries(headers), 'content-length': String(body.byteLength) },
        agent,
        timeout: silenceMs,
      });
      request
        .once('timeout', () => request.destroy(new Error(`no reply within ${silenceMs} ms`)))
        .once('response', resolve)
        .once('error', (cause) => reject(unreachable(bucket, what, cause)));
      request.end(body);
    });
    response.setTimeout(SILENCE_IN_BODY_MS, () => response.destroy(new Error('the store of files stalled')));
    if (response.statusCode !== undefined && response.statusCode < 300) return response;
    throw await refusal(response, what);
  };

  const again = async <T>(work: () => Promise<T>): Promise<T> => {
    for (let failures = 1; ; failures += 1) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof Transient) || failures === ATTEMPTS) throw error;
        await pause(50 * 4 ** failures * (0.5 + Math.random() / 2));
      }
    }
  };

  return {
    send: (request) => again(() => attempt(request)),
    read: (request) =>
      again(async () => {
        const response = await attempt(request);
        try {
          return Buffer.concat(await response.toArray());
        } catch (cause) {
          throw unreachable(
            bucket,
            `${request.method} ${location.bucket}/${request.key ?? ''}`,
            cause as Error,
          );
        }
      }),
  };
}

/** In a thread of Node's pool: hashing the largest file would stall the process. */
const sha256 = async (body: Uint8Array): Promise<string> =>
  Buffer.from(await webcrypto.subtle.digest('SHA-256', body as Uint8Array<ArrayBuffer>)).toString('hex');

function unreachable({ host }: URL, what: string, cause: Error): Transient {
  const { code, message } = cause as NodeJS.ErrnoException;
  return new Transient(`S3 at ${host} did not complete ${what} (${code ?? message})`, { cause });
}

async function refusal(response: IncomingMessage, what: string): Promise<Error> {
  const { statusCode: status = 0 } = response;
  const body = await textOf(response).catch(() => '');
  const [, code = ''] = /<Code>([^<]*)<\/Code>/.exec(body) ?? [];
  const [, message = ''] = /<Message>([^<]*)<\/Message>/.exec(body) ?? [];
  if (status === 404 && code !== 'NoSuchBucket') return new NoSuchKey();
  const sentence = `S3 refused ${what}: ${[status, code, message].filter(Boolean).join(' ')}`;
  return status >= 500 || status === 429 ? new Transient(sentence) : new StorageError(sentence);
}

async function textOf(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of response.setEncoding('utf8')) {
    text += piece;
    if (text.length > MAX_ERROR_BYTES) break;
  }
  return text;
}
