import { signIn } from '@parrot/contract/accounts';
import { addressOf } from '@parrot/contract/core';
import { health } from '@parrot/contract/installation';
import { startTestServer, type TestServer } from '@parrot/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
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

describe('what can’t be read is refused in the one error shape, without a look inside [ERR-03]', () => {
  test.each(['/api/nowhere', '//api/v1/health', '/API/V1/HEALTH', '/api/v1/health/'])(
  '%s is no way to a call',
  async (path) => {
    expect((await fetch(server.url + path)).status).toBe(404);
  },
);

test('too many calls from one address are told to wait', async () => {
  const small = await startTestServer({ settings: { CALLS_PER_MINUTE: '3' } });
  const ask = () => small.api.answer(health);
  for (let call = 0; call < 3; call += 1) expect((await ask()).status).toBe(200);
  const { status, body, headers } = await ask();
  expect([status, body.code]).toEqual([429, 'too_many']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  await small.stop();
});
