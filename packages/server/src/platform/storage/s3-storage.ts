/** Files as objects of an S3 bucket, under the same names as in a folder. */
import { AppError } from '@parrot/contract/core';
import { createS3Client, NoSuchKey, type S3Options } from './s3-client.ts';
import { uploadStream } from './s3-upload.ts';
import { requireSafeName, type Storage, StorageError } from './storage.ts';

const DELETED_AT_ONCE = 8;

export function createS3Storage(options: S3Options): Storage {
  const { bucket, prefix } = options.location;
  const client = createS3Client(options);
  const keyOf = (name: string) => prefix + requireSafeName(name);
  const removeKey = (key: string) => client.read({ method: 'DELETE', key }).catch(ignoreMissing);

  return {
    async put(name, content) {
      await client.read({ method: 'PUT', key: keyOf(name), body: content });
    },
    putStream: async (name, content) => uploadStream(client, keyOf(name), content),
    get: async (name) => client.read({ method: 'GET', key: keyOf(name) }).catch(notFound),
    async open(name) {
      const response = await client.send({ method: 'GET', key: keyOf(name) }).catch(notFound);
      return { size: Number(response.headers['content-length']), content: response };
    },
    async remove(name) {
      await removeKey(keyOf(name));
    },
    async removeFolder(name) {
      const folder = `${keyOf(name)}/`;
      for (let token: string | undefined = ''; token !== undefined; ) {
        const page = await listKeys(folder, token);
        for (let at = 0; at < page.keys.length; at += DELETED_AT_ONCE)
          await Promise.all(page.keys.slice(at, at + DELETED_AT_ONCE).map(removeKey));
        token = page.next;
      }
    },
    async check() {
      await client.read({ method: 'HEAD' }).catch((error: unknown) => {
        // The reply to HEAD has no body that could name the reason.
        throw error instanceof NoSuchKey ? new StorageError(`S3 has no bucket ${bucket}`) : error;
      });
    },
  };

  async function listKeys(folder: string, token: string) {
    const xml = await client.read({
      method: 'GET',
      query: {
        'list-type': '2',
        'encoding-type': 'url',
        prefix: folder,
        ...(token !== '' && { 'continuation-token': token }),
      },
    });
    const text = xml.toString();
    const keys = [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => decodeURIComponent(key));
    const next = /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/.exec(text)?.[1];
    return { keys, next: next?.replaceAll('&amp;', '&') };
  }
}

function notFound(error: unknown): never {
  throw error instanceof NoSuchKey ? new AppError('not_found') : error;
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof NoSuchKey)) throw error;
}
