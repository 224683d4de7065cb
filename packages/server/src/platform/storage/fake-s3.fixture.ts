/** A server that speaks S3 over a socket: it verifies signatures by its own code, and fails when told to. */
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const FAKE_S3_KEYS = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCY' };

/** `silent` never replies, `cut` closes the connection, `cutBody` after half of the body. */
type S3Fault = { status: number; code: string } | 'silent' | 'cut' | 'cutBody';

export type FakeS3 = {
  /** The setting FILES_URL. */
  url: string;
  objects: Map<string, Buffer>;
  /** Uploads in parts that were neither completed nor aborted. */
  pendingUploads(): number;
  /** The requests so far, as method and path. */
  requests: string[];
  /** The next requests fail, each in its way. */
  failNext(...faults: S3Fault[]): void;
  /** All requests fail in this way, until none is given. */
  failAll(fault?: S3Fault): void;
  stop(): Promise<void>;
};

const BUCKET = 'parrot-files';
const REGION = 'eu-central-1';
/** Few, so that a test reaches the second page. */
const KEYS_PER_PAGE = 3;

export async function startFakeS3(prefix = ''): Promise<FakeS3> {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  const faults: S3Fault[] = [];
  const uploads = createUploads(objects);
  let lasting: S3Fault | undefined;

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    const body = await buffer(request);
    requests.push(`${request.method} ${url.pathname}`);
    const fault = lasting ?? faults.shift();
    if (fault === 'silent') return;
    if (fault === 'cut') return void request.socket.destroy();
    if (fault && fault !== 'cutBody') return refuse(response, fault.status, fault.code);
    const wrong = signatureFault(request, url, body);
    if (wrong) return refuse(response, 403, wrong);
    const [, bucket, key = ''] = /^\/([^/]+)\/(.*)$/.exec(decodeURIComponent(url.pathname)) ?? [];
    if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket');
    if (request.method === 'HEAD' && key === '') return void response.end();
    if (key === '') return void response.end(list(objects, url.searchParams));
    if (uploads.answers(request, response, { key, query: url.searchParams, body })) return;
    if (request.method === 'PUT') {
      objects.set(key, body);
      return void response.end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    const object = objects.get(key);
    if (!object) return refuse(response, 404, 'NoSuchKey');
    response.setHeader('content-length', object.length);
    if (fault !== 'cutBody') return void response.end(object);
    response.write(object.subarray(0, object.length / 2), () => request.socket.destroy());
  };

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `s3://${BUCKET}${prefix && `/${prefix}`}?region=${REGION}&endpoint=http://127.0.0.1:${port}`,
    objects,
    pendingUploads: () => uploads.open.size,
    requests,
    failNext: (...next) => faults.push(...next),
    failAll(fault) {
      lasting = fault;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Uploads in parts. Parts without the last one must have 5 MiB, as on Amazon. */
function createUploads(objects: Map<string, Buffer>) {
  const pending = new Map<string, Map<number, Buffer>>();
  const tagOf = (part: Buffer) => `"${createHash('md5').update(part).digest('hex')}"`;
  return {
    open: pending,
    answers(
      { method }: IncomingMessage,
      response: ServerResponse,
      { key, query, body }: { key: string; query: URLSearchParams; body: Buffer },
    ): boolean {
      if (method === 'POST' && query.has('uploads')) {
        const id = `upload-${pending.size + 1}`;
        pending.set(id, new Map());
        response.end(
          `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
        );
        return true;
      }
      const id = query.get('uploadId');
      if (id === null) return false;
      const parts = pending.get(id);
      if (!parts) refuse(response, 404, 'NoSuchUpload');
      else if (method === 'PUT') {
        parts.set(Number(query.get('partNumber')), body);
        response.setHeader('etag', tagOf(body)).end();
      } else if (method === 'DELETE') {
        pending.delete(id);
        response.writeHead(204).end();
      } else {
        const ordered = [...parts].sort(([one], [other]) => one - other).map(([, part]) => part);
        const listed = [...body.toString().matchAll(/<ETag>([^<]*)<\/ETag>/g)].map(([, tag = '']) => tag);
        const areRight =
          ordered.map((part) => tagOf(part).replaceAll('"', '&quot;')).join() === listed.join();
        const areLarge = ordered.slice(0, -1).every((part) => part.length >= 5 * 1024 * 1024);
        if (!areRight) refuse(response, 400, 'InvalidPart');
        else if (!areLarge) refuse(response, 400, 'EntityTooSmall');
        else {
          objects.set(key, Buffer.concat(ordered));
          pending.delete(id);
          response.end('<CompleteMultipartUploadResult/>');
        }
      }
      return true;
    },
  };
}

function refuse(response: ServerResponse, status: number, code: string): void {
  const xml = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>Told to</Message></Error>`;
  response.writeHead(status, { 'content-type': 'application/xml' }).end(xml);
}

function list(objects: ReadonlyMap<string, Buffer>, query: URLSearchParams): string {
  if (query.get('list-type') !== '2' || query.get('encoding-type') !== 'url') return '<Unsupported/>';
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort();
  const page = keys.slice(0, KEYS_PER_PAGE);
  const more = keys.length > page.length;
  const contents = page.map((key) => `<Contents><Key>${encodeURIComponent(key)}</Key></Contents>`).join('');
  const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents}</ListBucketResult>`;
}

/** The error code of S3 for a request that is not signed as it must be. */
function signatureFault(request: IncomingMessage, url: URL, body: Buffer): string | undefined {
  const { headers, method = '' } = request;
  const header = (name: string) => String(headers[name] ?? '');
  if (header('x-amz-content-sha256') !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const parsed =
    /Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)/;
  const [, keyId, , region = '', signed = '', signature] = parsed.exec(header('authorization')) ?? [];
  if (keyId !== FAKE_S3_KEYS.accessKeyId || region !== REGION) return 'InvalidAccessKeyId';
  const expected = s3Signature({
    method,
    url,
    headers: signed.split(';').map((name) => [name, header(name)] as const),
    date: header('x-amz-date'),
    bodyHash: sha256(body),
    region,
    secretAccessKey: FAKE_S3_KEYS.secretAccessKey,
  });
  return signature === expected ? undefined : 'SignatureDoesNotMatch';
}

type ToSign = {
  method: string;
  url: URL;
  /** In the order of their names. */
  headers: (readonly [string, string])[];
  date: string;
  bodyHash: string;
  region: string;
  secretAccessKey: string;
};

/** Signature Version 4, as Amazon documents it. */
export function s3Signature({
  method,
  url,
  headers,
  date,
  bodyHash,
  region,
  secretAccessKey,
}: ToSign): string {
  const query = [...url.searchParams].map((pair) => pair.map(encoded).join('=')).sort();
  const request = [
    method,
    url.pathname,
    query.join('&'),
    ...headers.map(([name, value]) => `${name}:${value.trim()}`),
    '',
    headers.map(([name]) => name).join(';'),
    bodyHash,
  ].join('\n');
  const day = date.slice(0, 8);
  const scope = [day, region, 's3', 'aws4_request'];
  const key = scope.reduce<string | Buffer>((sum, part) => hmac(sum, part), `AWS4${secretAccessKey}`);
  const text = ['AWS4-HMAC-SHA256', date, scope.join('/'), sha256(request)].join('\n');
  return hmac(key, text).toString('hex');
}

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
