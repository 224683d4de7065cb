/** Two real servers represent the internet: one is allowed, the other is not. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { countAttack } from '@parrot/testkit/attack-tests';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Resolve } from './checked-addresses.ts';
import { createFetchGuarded, type FetchGuarded } from './fetch-guarded.ts';
import { OutboundError, type OutboundProblem } from './outbound-error.ts';

const LIMITS = { timeoutMs: 5_000, maxBytes: 10_000 };
type Received = { at: string; method: string; headers: IncomingMessage['headers']; body: string };

let answer: (request: IncomingMessage, response: ServerResponse) => void;
let received: Received[] = [];
const servers: Server[] = [];
let own: string;
let other: string;
let secret: string;
const lookups: string[] = [];
let addresses: Record<string, string[]> = {};
let fetchGuarded: FetchGuarded;

const resolve: Resolve = async (host) => {
  lookups.push(host);
  return (addresses[host] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
};

async function serve(): Promise<string> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    received.push({
      at: `${request.headers.host}${request.url}`,
      method: request.method ?? '',
      headers: request.headers,
      body,
    });
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return String((server.address() as AddressInfo).port);
}

beforeAll(async () => {
  [own, other, secret] = [await serve(), await serve(), await serve()];
  fetchGuarded = createFetchGuarded({ allowed: ` own.test:${own}, OTHER.test:${other}`, resolve });
});
beforeEach(() => {
  received = [];
  lookups.length = 0;
  addresses = { 'own.test': ['127.0.0.1'], 'other.test': ['127.0.0.1'], 'evil.test': ['127.0.0.1'] };
  answer = (_request, response) => void response.end('hello');
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const problemOf = (url: string, request = {}): Promise<OutboundProblem> =>
  fetchGuarded(url, { ...LIMITS, ...request }).then(
    () => Promise.reject(new Error('the request went through')),
    (error: unknown) => {
      if (error instanceof OutboundError) return error.problem;
      throw error;
    },
  );
const redirectTo = (location: string, status = 302) => {
  answer = ({ url }, response) => {
    if (url === '/end') response.end('there');
    else response.writeHead(status, { location }).end('not read');
  };
};

test('it sends the request and returns the whole reply', async () => {
  answer = (_request, response) =>
    response.writeHead(201, { 'x-made': 'yes', 'set-cookie': 'a=b' }).end('{"id":1}');
  const reply = await fetchGuarded(`http://own.test:${own}/orders?id=1`, {
    ...LIMITS,
    method: 'post',
    headers: { Authorization: 'Bearer x', Host: 'elsewhere', 'Content-Length': '1', Cookie: 'c=d' },
    body: '{"a":"ä"}',
  });
  expect({ ...reply, body: reply.body.toString() }).toMatchObject({
    status: 201,
    body: '{"id":1}',
    headers: { 'x-made': 'yes' },
    finalUrl: `http://own.test:${own}/orders?id=1`,
  });
  expect(received).toMatchObject([
    {
      at: `own.test:${own}/orders?id=1`,
      method: 'POST',
      body: '{"a":"ä"}',
      headers: { authorization: 'Bearer x' },
    },
  ]);
  expect(received[0]?.headers.cookie).toBeUndefined();
});

describe('what must not be called', () => {
  test.each([
    'file:///etc/passwd',
    'ftp://own.test/',
    'data:text/plain,hello',
    'not an address',
    'http://user:word@own.test/',
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://0/',
    'http://[::1]/',
    'http://[::ffff:169.254.169.254]/latest/meta-data',
    'http://169.254.169.254/latest/meta-data',
    'http://10.1.2.3/',
    'http://[fd00:ec2::254]/',
  ])('%s', async (url) => {
    countAttack('ssrf');
    expect(await problemOf(url)).toBe('notAllowed');
    expect(received).toEqual([]);
  });

  test('a name of which only one address is private, and the allowed host at another port', async () => {
    countAttack('ssrf');
    addresses['evil.test'] = ['93.184.216.34', '127.0.0.1'];
    expect(await problemOf(`http://evil.test:${secret}/`)).toBe('notAllowed');
    expect(await problemOf(`http://own.test:${secret}/`)).toBe('notAllowed');
    expect(received).toEqual([]);
  });

  test('a name that resolves differently by the time of the connection: it is resolved once', async () => {
    countAttack('ssrf');
    let times = 0;
    const rebinding: Resolve = async () => [
      { address: ++times === 1 ? '192.0.2.1' : '127.0.0.1', family: 4 },
    ];
    const guarded = createFetchGuarded({ allowed: `evil.test:${secret}`, resolve: rebinding });
    // Nothing answers at the first address, and no second one is resolved.
    await expect(
      guarded(`http://evil.test:${secret}/`, { ...LIMITS, timeoutMs: 300 }),
    ).rejects.toBeInstanceOf(OutboundError);
    expect([times, received]).toEqual([1, []]);
  });

  test('a redirect into the private network', async () => {
    countAttack('ssrf');
    for (const inside of [
      `http://127.0.0.1:${secret}/`,
      `http://evil.test:${secret}/`,
      'file:///etc/passwd',
    ]) {
      redirectTo(inside);
      expect(await problemOf(`http://own.test:${own}/`)).toBe('notAllowed');
    }
    expect(received.every(({ at }) => at === `own.test:${own}/`)).toBe(true);
  });

  test('headers that would smuggle in another request', async () => {
    countAttack('ssrf');
    const headers = { 'x-a': 'b\r\nx-c: d' };
    await expect(problemOf(`http://own.test:${own}/`, { headers })).resolves.toBe('notReachable');
    expect(received).toEqual([]);
  });
});

describe('redirects', () => {
  const headers = { Authorization: 'Bearer x', 'X-Api-Key': 'k', Accept: 'text/html' };

  test('within an origin keep everything, and a form that was sent is not sent again', async () => {
    redirectTo('/end', 303);
    const reply = await fetchGuarded(`http://own.test:${own}/`, {
      ...LIMITS,
      method: 'POST',
      headers,
      body: 'x',
    });
    expect(reply.finalUrl).toBe(`http://own.test:${own}/end`);
    expect(received[1]).toMatchObject({ method: 'GET', body: '', headers: { authorization: 'Bearer x' } });
  });

  test('to another origin carry no key and no body', async () => {
    redirectTo(`http://other.test:${other}/end`);
    await fetchGuarded(`http://own.test:${own}/`, { ...LIMITS, headers });
    expect(received[1]).toMatchObject({ at: `other.test:${other}/end`, headers: { accept: 'text/html' } });
    expect(Object.keys(received[1]?.headers ?? {})).not.toContain('authorization');
    expect(Object.keys(received[1]?.headers ?? {})).not.toContain('x-api-key');
    redirectTo(`http://other.test:${other}/end`, 307);
    expect(await problemOf(`http://own.test:${own}/`, { method: 'POST', body: 'x' })).toBe('notAllowed');
    expect(lookups).toEqual(['own.test', 'other.test', 'own.test']);
  });

  test('are followed three times', async () => {
    redirectTo('/again');
    expect(await problemOf(`http://own.test:${own}/`)).toBe('tooManyRedirects');
    expect(received).toHaveLength(4);
  });
});

describe('limits', () => {
  test('of size, counted after unpacking', async () => {
    countAttack('bombs');
    const fits = 'x'.repeat(LIMITS.maxBytes);
    answer = ({ url }, response) => {
      if (url === '/gzip') response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(fits));
      else if (url === '/br')
        response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync(fits));
      else if (url === '/bomb')
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(`${fits}x`));
      else if (url === '/odd') response.writeHead(200, { 'content-encoding': 'constructor' }).end('odd');
      else response.end(`${fits}x`);
    };
    for (const path of ['/gzip', '/br'])
      expect((await fetchGuarded(`http://own.test:${own}${path}`, LIMITS)).body.toString()).toBe(fits);
    expect((await fetchGuarded(`http://own.test:${own}/odd`, LIMITS)).body.toString()).toBe('odd');
    expect(await problemOf(`http://own.test:${own}/bomb`)).toBe('tooLarge');
    expect(await problemOf(`http://own.test:${own}/`)).toBe('tooLarge');
  });

  test('of time, for a reply that never starts or never ends, and a name that never resolves', async () => {
    answer = () => undefined;
    expect(await problemOf(`http://own.test:${own}/`, { timeoutMs: 50 })).toBe('timedOut');
    answer = (_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).write('x');
    expect(await problemOf(`http://own.test:${own}/`, { timeoutMs: 50 })).toBe('timedOut');
    answer = (_request, response) => void response.write('x');
    expect(await problemOf(`http://own.test:${own}/`, { timeoutMs: 50 })).toBe('timedOut');
    const slow = createFetchGuarded({ allowed: '', resolve: () => new Promise(() => undefined) });
    await expect(slow('http://slow.test/', { ...LIMITS, timeoutMs: 50 })).rejects.toMatchObject({
      problem: 'timedOut',
    });
  });

  test('an unreachable or aborted host is reported without its address', async () => {
    answer = (_request, response) =>
      void response.writeHead(200, { 'content-encoding': 'gzip' }).end('not packed');
    expect(await problemOf(`http://own.test:${own}/`)).toBe('notReachable');
    answer = (request) => void request.socket.destroy();
    for (const url of [`http://own.test:${own}/?key=geheim`, 'http://nowhere.test/?key=geheim'])
      expect(await problemOf(url)).toBe('notReachable');
    await expect(fetchGuarded('http://nowhere.test/?key=geheim', LIMITS)).rejects.not.toThrow(/geheim/);
  });
});
