import { refreshToken } from '@parrot/contract/accounts';
import { downloadInvoice } from '@parrot/contract/billing';
import { listFaqs } from '@parrot/contract/knowledge';
import {
  newOwner,
  newPublishedApp,
  sharedTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compresses } from './compress-reply.ts';

let server: TestServer;
let session: TestSession;
let appId: Awaited<ReturnType<typeof newPublishedApp>>['appId'];
beforeAll(async () => {
  server = await sharedTestServer();
  session = await newOwner(server);
  const sentence = 'We deliver within two days, and within a week to islands. ';
  const faqs = [{ question: ['How long does delivery take?'], answer: sentence.repeat(30) }];
  ({ appId } = await newPublishedApp(server, session, faqs));
});
afterAll(() => server.stop());

const list = (accepted: string, search = '') =>
  server.api.answer(listFaqs, {
    session,
    headers: { 'accept-encoding': accepted },
    body: { appId, search },
  });

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', null],
  ['zstd', null],
])('a long list for a client that accepts %s is sent as %s', async (accepted, encoding) => {
  const { headers, text, status } = await list(accepted);
  expect([status, headers.get('content-encoding'), headers.get('vary')]).toEqual([
    200,
    encoding,
    'accept-encoding',
  ]);
  expect(text).toContain('We deliver within two days');
  const sent = Number(headers.get('content-length'));
  expect(encoding ? sent < text.length / 3 : sent === text.length).toBe(true);
});

test('a short reply is not worth it', async () => {
  const { headers, text } = await list('br', 'nothing like this');
  expect([headers.get('content-encoding'), text.length < 1_024]).toEqual([null, true]);
});

test('replies with a credential, and files, are never compressed', () => {
  expect([refreshToken, downloadInvoice, listFaqs].map(compresses)).toEqual([false, false, true]);
});
