import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { FAKE_S3_KEYS, type FakeS3, s3Signature, startFakeS3 } from './fake-s3.fixture.ts';
import { openStorage } from './open-storage.ts';
import { bucketUrl, parseS3Location, type S3Location } from './s3-location.ts';
import { createS3Storage } from './s3-storage.ts';
import { type Storage, StorageError } from './storage.ts';

let s3: FakeS3;
let files: Storage;
const locationOf = (url: string) => parseS3Location(url) as S3Location;
const content = Buffer.from('the content of a file');

beforeAll(async () => {
  s3 = await startFakeS3();
  files = createS3Storage({ location: locationOf(s3.url), ...FAKE_S3_KEYS });
});
afterAll(() => s3.stop());
beforeEach(async () => {
  await files.put('file', content);
  s3.requests.length = 0;
});

test('the fake verifies signatures as Amazon’s example defines them', () => {
  const bodyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  const signature = s3Signature({
    method: 'GET',
    url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
    headers: [
      ['host', 'examplebucket.s3.amazonaws.com'],
      ['range', 'bytes=0-9'],
      ['x-amz-content-sha256', bodyHash],
      ['x-amz-date', '20130524T000000Z'],
    ],
    date: '20130524T000000Z',
    bodyHash,
    region: 'us-east-1',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  });
  expect(signature).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41');
});

test.each([
  ['s3://bucket?region=eu-west-1', 'https://bucket.s3.eu-west-1.amazonaws.com/'],
  ['s3://bucket.example/files', 'https://s3.us-east-1.amazonaws.com/bucket.example/'],
  ['s3://bucket?endpoint=http://minio:9000', 'http://minio:9000/bucket/'],
])('%s is served at %s', (address, url) => {
  expect(bucketUrl(locationOf(address)).href).toBe(url);
});

test.each([
  ['an internal error', { status: 500, code: 'InternalError' }],
  ['a request to slow down', { status: 503, code: 'SlowDown' }],
  ['a cut connection', 'cut' as const],
  ['a reply that is cut in its middle', 'cutBody' as const],
])('after %s a request is sent again', async (_, fault) => {
  s3.failNext(fault, fault);
  expect(Buffer.from(await files.get('file')).equals(content)).toBe(true);
  expect(s3.requests).toHaveLength(3);
});

test('what fails three times is an error that says where and why, and nothing is stored', async () => {
  const fault = { status: 500, code: 'InternalError' };
  s3.failNext(fault, fault, fault);
  const attempt = files.put('other', content);
  await expect(attempt).rejects.toThrow(StorageError);
  await expect(attempt).rejects.toThrow('S3 refused PUT parrot-files/other: 500 InternalError Told to');
  expect(s3.objects.has('other')).toBe(false);
});

test('a server that never replies is an error', async () => {
  const location = locationOf(s3.url);
  const impatient = createS3Storage({ location, ...FAKE_S3_KEYS, silenceMs: 50 });
  s3.failNext('silent', 'silent', 'silent');
  await expect(impatient.get('file')).rejects.toThrow('no reply within 50 ms');
});

test('a refusal is reported at once', async () => {
  s3.failNext({ status: 403, code: 'AccessDenied' });
  await expect(files.get('file')).rejects.toThrow('S3 refused GET parrot-files/file: 403 AccessDenied');
  expect(s3.requests).toHaveLength(1);
});

test('a bucket that is gone is not mistaken for a missing file', async () => {
  s3.failNext({ status: 404, code: 'NoSuchBucket' });
  await expect(files.get('file')).rejects.toThrow(StorageError);
});

test('a download that is cut ends with an error, and one that is not read is closed', async () => {
  s3.failNext('cutBody');
  const cut = await files.open('file');
  await expect(buffer(cut.content)).rejects.toThrow();

  const { content: unread } = await files.open('file');
  unread.destroy();
  await once(unread, 'close');
});

test('another key is refused', async () => {
  const otherKey = createS3Storage({ location: locationOf(s3.url), ...FAKE_S3_KEYS, secretAccessKey: 'x' });
  await expect(otherKey.get('file')).rejects.toThrow('403 SignatureDoesNotMatch');
});

test.each([
  ['another bucket', (url: string) => url.replace('parrot-files', 'nowhere'), 'S3 has no bucket nowhere'],
  ['a server that is not there', (url: string) => url.replace(/:\d+$/, ':9'), 'ECONNREFUSED'],
])('a start with %s is refused with what to check', async (_, change, reason) => {
  const settings = readSettings({
    FILES_URL: change(s3.url),
    AWS_ACCESS_KEY_ID: FAKE_S3_KEYS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: FAKE_S3_KEYS.secretAccessKey,
  });
  const start = openStorage(settings);
  await expect(start).rejects.toThrow(reason);
  await expect(start).rejects.toThrow('Check FILES_URL');
});
