import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { signIn, uploadProfileImage } from '@parrot/contract/accounts';
import { uploadVisitorFile } from '@parrot/contract/conversations';
import { addressOf, newId } from '@parrot/contract/core';
import { health } from '@parrot/contract/installation';
import { inviteUser } from '@parrot/contract/team';
import { sharedTestServer, startTestServer, type TestServer } from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.stop());

const portOf = ({ server: { platform } }: TestServer) =>
  (platform.channels.desk.httpServer.address() as AddressInfo).port;

/** The status of the reply to raw bytes, which may end before the announced length. */
const rawStatus = async (bytes: string): Promise<number> => {
  const socket = connect(portOf(server), '127.0.0.1');
  socket.write(bytes);
  const [answer] = await once(socket, 'data');
  socket.destroy();
  return Number(/^HTTP\/1.1 (\d+)/.exec(String(answer))?.[1]);
};

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });

test('every answer has its own request id and strict security headers', async () => {
  countAttack('headers');
  const [one, other] = await Promise.all([fetch(server.url), fetch(server.url + addressOf(health))]);
  const policy = one?.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(one?.headers.get('x-content-type-options')).toBe('nosniff');
  expect(other?.headers.get('cache-control')).toBe('no-store');
  expect(one?.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(one?.headers.get('x-request-id')).not.toBe(other?.headers.get('x-request-id'));
});

describe('unreadable requests are rejected with the common error shape', () => {
  test.each([
    ['broken JSON', '{"emailId":', {}, 400],
    ['a body that is too large', JSON.stringify({ emailId: 'x'.repeat(1_100_000) }), {}, 413],
    ['another kind of content', 'emailId=x', { 'content-type': 'text/csv' }, 400],
    ['a list where an object is due', '[]', {}, 400],
    ['an object where a string is due', '{"emailId":{"$ne":""},"password":["x"]}', {}, 400],
    ['keys that reach for the prototype', '{"__proto__":{"admin":true}}', {}, 400],
  ])('%s, without internal details [ERR-03]', async (_what, body, headers, status) => {
    countAttack('types');
    const response = await post(addressOf(signIn), body, headers);
    const answer = await response.json();
    expect([response.status, answer.status]).toEqual([status, status]);
    expect(Object.keys(answer)).toEqual(expect.arrayContaining(['status', 'code', 'message']));
    expect(JSON.stringify(answer)).not.toMatch(/node_modules|\.ts|\.js|select |at .*:\d+/);
  });

  test('the invalid field is named', async () => {
    const { fields } = await (await post(addressOf(signIn), '{"emailId":"ann"}')).json();
    expect(Object.keys(fields)).toEqual(['emailId', 'password']);
  });

  test('the message is a sentence for users, without the name of the field', async () => {
    const messageFor = async (body: string) => (await post(addressOf(signIn), body)).json();
    expect(await messageFor('{"emailId":"ann","password":"x"}')).toMatchObject({
      message: 'Please enter a valid email address.',
      fields: { emailId: 'Please enter a valid email address.' },
    });
    expect(await messageFor('{"emailId":"ann@example.com"}')).toMatchObject({
      message: 'Please fill in the required fields.',
      fields: { password: 'Required' },
    });
  });
});

test.each(['/api/nowhere', '//api/v1/health', '/API/V1/HEALTH', '/api/v1/health/'])(
  '%s does not reach a call',
  async (path) => {
    countAttack('paths');
    expect((await fetch(server.url + path)).status).toBe(404);
  },
);

test('pages of other sites may send files and read upload progress; nothing else passes CORS', async () => {
  countAttack('origins');
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

describe('malformed requests are rejected and never cause a server error', () => {
  const nested = `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`;
  const longNumber = `{"emailId":${'9'.repeat(400)},"password":1e999}`;
  test.each([
    ['JSON nested 5,000 deep with a hash', nested, { hash: 'x' }],
    ['JSON nested 5,000 deep without one', nested, {}],
    ['numbers beyond all bounds', longNumber, {}],
    ['a list', '[1,2]', { hash: 'x' }],
    ['a bare text', '"x"', { hash: 'x' }],
    ['null', 'null', { hash: 'x' }],
    ['a constructor of one’s own', '{"constructor":{"prototype":{"x":1}}}', {}],
    ['zero characters', '{"emailId":"a\\u0000@example.com","password":"\\u0000"}', {}],
    ['another character set', '{}', { 'content-type': 'application/json; charset=utf-7' }],
    ['no kind of content that can be read', '{}', { 'content-type': ';;;' }],
    ['a form', '--x\r\n', { 'content-type': 'multipart/form-data; boundary=x' }],
  ])('%s', async (_what, body, headers) => {
    const { status } = await post(addressOf(signIn), body, headers);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  test.each([
    '/assets/%2e%2e/x',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%00',
    '/assets/%zz',
    '/widget/%2e%2e/%2e%2e/x',
    '/widget/%c0%ae',
    '/pictures/%2e%2e/%2e%2e/key',
    '/pictures/%00.webp',
    '/files/%00/%ff',
    '/try/%00',
    '/api/%',
    '/api/v1/health?a=%ff&a=b&__proto__=x',
    '/%ff%fe',
    `/${'x'.repeat(9_000)}`,
  ])('GET %s', async (path) => {
    const status = await rawStatus(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    expect(status).toBeLessThan(500);
  });

  test('duplicate headers, or headers with invalid characters', async () => {
    const call = `POST ${addressOf(signIn)} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n`;
    for (const headers of [
      'content-type: application/json\r\ncontent-type: text/csv\r\ncontent-length: 2\r\n\r\n{}',
      'content-type: application/json\r\nhash: a\r\nhash: b\r\ncontent-length: 2\r\n\r\n{}',
      'content-type: application/json\r\ncookie: =;;=%\r\ncontent-length: 2\r\n\r\n{}',
      'content-length: 2\r\ncontent-length: 3\r\n\r\n{}',
      'authorization: Bearer\r\nauthorization: x\r\n\r\n',
    ]) {
      const status = await rawStatus(call + headers);
      expect([headers, status >= 400 && status < 500]).toEqual([headers, true]);
    }
  });
});

test('a call that requires a session is rejected before its body is sent', async () => {
  countAttack('anonymous');
  const head = (path: string, type: string) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: 900000\r\n\r\n`;
  expect(await rawStatus(head(addressOf(inviteUser), 'application/json'))).toBe(401);
  expect(await rawStatus(head(addressOf(uploadProfileImage), 'multipart/form-data; boundary=x'))).toBe(401);
});

test('a visitor’s file is rejected by the fields before it, after no more than its first bytes', async () => {
  countAttack('bombs');
  const field = (name: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nits first bytes';
  const head = `POST ${addressOf(uploadVisitorFile)} HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 900000\r\n\r\n`;
  const form = field('parrotId', newId('prt')) + field('visitorToken', 'x'.repeat(40)) + file;
  expect(await rawStatus(head + form)).toBe(404);
});

test('the CSP allows pictures and sockets of our own origin only, and unused browser features are disabled', async () => {
  countAttack('headers');
  const headersOf = async (path: string) => (await fetch(server.url + path)).headers;
  const login = await headersOf('/accounts/');
  const policy = login.get('content-security-policy') ?? '';
  expect(policy).toContain("img-src 'self' data: blob:;");
  expect(policy).toContain("connect-src 'self';");
  const permissions = login.get('permissions-policy') ?? '';
  expect(permissions).toContain('camera=(self), microphone=(self), display-capture=(self)');
  expect(permissions).toContain('geolocation=()');
  for (const path of ['/', `/try/${newId('prt')}`])
    expect((await headersOf(path)).get('content-security-policy')).toContain(
      "img-src 'self' data: blob: https:;",
    );
});

test('services that are configured at other addresses are allowed', async () => {
  const elsewhere = await startTestServer({
    settings: { BASE_DESK: 'https://desk.example/api', PUBLIC_URL: 'https://chat.example' },
  });
  const policy = (await fetch(`http://127.0.0.1:${portOf(elsewhere)}/`)).headers.get(
    'content-security-policy',
  );
  expect(policy).toContain(
    "connect-src 'self' https://chat.example wss://chat.example https://desk.example wss://desk.example;",
  );
  await elsewhere.stop();
});

test('the start page is served to everyone, whatever the Accept header', async () => {
  const response = await fetch(server.url, { headers: { accept: '*/*' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/html');
});

test('too many calls from one address are answered with 429', async () => {
  countAttack('floods');
  const small = await startTestServer({ settings: { CALLS_PER_MINUTE: '3' } });
  const ask = () => small.api.answer(health);
  for (let call = 0; call < 3; call += 1) expect((await ask()).status).toBe(200);
  const { status, body, headers } = await ask();
  expect([status, body.code]).toEqual([429, 'too_many']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  await small.stop();
});
