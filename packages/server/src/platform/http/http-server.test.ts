import { signIn } from '@parrot/contract/accounts';
import { uploadVisitorFile } from '@parrot/contract/conversations';
import { addressOf } from '@parrot/contract/core';
import { health } from '@parrot/contract/installation';
import { keptTestServer, startTestServer, type TestServer } from '@parrot/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await keptTestServer();
});
afterAll(() => server.stop());

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });

test('every answer has a request id of its own and strict security headers', async () => {
  const [one, other] = await Promise.all([fetch(server.url), fetch(server.url + addressOf(health))]);
  const policy = one?.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(one?.headers.get('x-content-type-options')).toBe('nosniff');
  expect(other?.headers.get('cache-control')).toBe('no-store');
  expect(one?.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(one?.headers.get('x-request-id')).not.toBe(other?.headers.get('x-request-id'));
});

describe('what can’t be read is refused in the one error shape', () => {
  test.each([
    ['broken JSON', '{"emailId":', {}, 400],
    ['a body that is too large', JSON.stringify({ emailId: 'x'.repeat(1_100_000) }), {}, 413],
    ['another kind of content', 'emailId=x', { 'content-type': 'text/csv' }, 400],
    ['a list where an object is due', '[]', {}, 400],
    ['an object where a string is due', '{"emailId":{"$ne":""},"password":["x"]}', {}, 400],
    ['keys that reach for the prototype', '{"__proto__":{"admin":true}}', {}, 400],
  ])('%s, without a look inside [ERR-03]', async (_what, body, headers, status) => {
    const response = await post(addressOf(signIn), body, headers);
    const answer = await response.json();
    expect([response.status, answer.status]).toEqual([status, status]);
    expect(Object.keys(answer)).toEqual(expect.arrayContaining(['status', 'code', 'message']));
    expect(JSON.stringify(answer)).not.toMatch(/node_modules|\.ts|\.js|select |at .*:\d+/);
  });

  test('the field that is wrong is named', async () => {
    const { fields } = await (await post(addressOf(signIn), '{"emailId":"ann"}')).json();
    expect(Object.keys(fields)).toEqual(['emailId', 'password']);
  });

  test('the message is a sentence for people, without the name of the field', async () => {
    const messageFor = async (body: string) => (await post(addressOf(signIn), body)).json();
    expect(await messageFor('{"emailId":"ann","password":"x"}')).toMatchObject({
      message: 'Please enter a valid e-mail address.',
      fields: { emailId: 'Please enter a valid e-mail address.' },
    });
    expect(await messageFor('{"emailId":"ann@example.com"}')).toMatchObject({
      message: 'Please fill in what is required.',
      fields: { password: 'Required' },
    });
  });
});

test.each(['/api/nowhere', '//api/v1/health', '/API/V1/HEALTH', '/api/v1/health/'])(
  '%s is no way to a call',
  async (path) => {
    expect((await fetch(server.url + path)).status).toBe(404);
  },
);

test('pages of other sites may send files and hear how far they are; nothing else is let in by asking', async () => {
  const ask = (path: string) =>
    fetch(server.url + path, {
      method: 'OPTIONS',
      headers: { origin: 'https://shop.example', 'access-control-request-method': 'POST' },
    });
  const allowed = await ask(addressOf(uploadVisitorFile));
  expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  const other = await ask(addressOf(signIn));
  expect([other.status, other.headers.get('access-control-allow-origin')]).toEqual([404, null]);
});

test('the first page is there for everybody, whatever they say they accept', async () => {
  const response = await fetch(server.url, { headers: { accept: '*/*' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/html');
});

test('too many calls from one address are told to wait', async () => {
  const small = await startTestServer({ settings: { CALLS_PER_MINUTE: '3' } });
  const ask = () => small.api.answer(health);
  for (let call = 0; call < 3; call += 1) expect((await ask()).status).toBe(200);
  const { status, body, headers } = await ask();
  expect([status, body.code]).toEqual([429, 'too_many']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  await small.stop();
});
