/** Uploads a stream of unknown size to a bucket, a part at a time. */
import type { Readable } from 'node:stream';
import type { S3Client } from './s3-client.ts';
import { StorageError } from './storage.ts';

/** S3 wants at least 5 MiB, and takes 10,000 parts. */
const PART_BYTES = 8 * 1024 * 1024;

/** Returns the number of bytes. If the stream fails, nothing is stored. */
export async function uploadStream(client: S3Client, key: string, content: Readable): Promise<number> {
  const parts = partsOf(content);
  const first = await parts.next();
  const second = first.done ? first : await parts.next();
  if (second.done) {
    const body = first.done ? new Uint8Array() : first.value;
    await client.read({ method: 'PUT', key, body });
    return body.byteLength;
  }
  return uploadParts(client, key, [first.value as Buffer, second.value as Buffer], parts);
}

async function uploadParts(
  client: S3Client,
  key: string,
  start: readonly Buffer[],
  rest: AsyncIterable<Buffer>,
): Promise<number> {
  const created = await client.read({ method: 'POST', key, query: { uploads: '' } });
  const [, uploadId] = /<UploadId>([^<]+)<\/UploadId>/.exec(created.toString()) ?? [];
  if (!uploadId) throw new StorageError(`S3 began no upload of ${key}`);
  const tags: string[] = [];
  let bytes = 0;
  const add = async (body: Buffer) => {
    const query = { partNumber: String(tags.length + 1), uploadId };
    const response = await client.send({ method: 'PUT', key, query, body });
    response.resume();
    tags.push(String(response.headers.etag));
    bytes += body.byteLength;
  };
  try {
    for (const part of start) await add(part);
    for await (const part of rest) await add(part);
    const list = tags.map(
      (tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${escaped(tag)}</ETag></Part>`,
    );
    const body = Buffer.from(`<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`);
    const completed = (await client.read({ method: 'POST', key, query: { uploadId }, body })).toString();
    // S3 begins its reply before it knows the outcome.
    if (completed.includes('<Error>')) throw new StorageError(`S3 did not complete the upload of ${key}`);
    return bytes;
  } catch (error) {
    await client.read({ method: 'DELETE', key, query: { uploadId } }).catch(() => {});
    throw error;
  }
}

async function* partsOf(content: Readable): AsyncGenerator<Buffer, undefined> {
  let pending: Buffer[] = [];
  let bytes = 0;
  for await (const piece of content) {
    const buffer = Buffer.from(piece);
    pending.push(buffer);
    bytes += buffer.byteLength;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(pending);
    pending = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(pending);
}

const escaped = (tag: string): string => tag.replaceAll('"', '&quot;');
