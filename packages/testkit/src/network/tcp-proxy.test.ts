import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startTcpProxy } from './tcp-proxy.ts';

/** Answers every piece with itself, and remembers what arrived. */
const arrived: string[] = [];
const accepted = new Set<Socket>();
const echo = createServer({ allowHalfOpen: true }, (socket) => {
  accepted.add(socket);
  socket.on('error', () => {});
  socket.on('data', (piece) => {
    arrived.push(String(piece));
    socket.write(piece);
  });
});
beforeAll(() => new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  for (const socket of accepted) socket.destroy();
  return new Promise((resolve) => echo.close(resolve));
});

async function throughProxy() {
  const { port } = echo.address() as AddressInfo;
  const proxy = await startTcpProxy(() => connect(port, '127.0.0.1'));
  const client = connect(proxy.port, '127.0.0.1');
  client.on('error', () => {});
  onTestFinished(async () => {
    client.destroy();
    await proxy.close();
  });
  const received: string[] = [];
  client.on('data', (piece) => received.push(String(piece)));
  client.write('hello');
  await expect.poll(() => received.join('')).toBe('hello');
  return { proxy, client, received };
}

test('pieces that are delayed arrive later, in order, also when the delay ends', async () => {
  const { proxy, client, received } = await throughProxy();
  proxy.delay(200);
  const began = performance.now();
  client.write(' one');
  await expect.poll(() => arrived.join('')).toContain(' one');
  expect(performance.now() - began).toBeGreaterThan(150);
  await proxy.restore();
  client.write(' two');
  await expect.poll(() => received.join('')).toBe('hello one two');
});

test('nothing passes while it is frozen, and all of it afterward', async () => {
  const { proxy, client, received } = await throughProxy();
  proxy.freeze();
  client.write(' frozen');
  // Another connection shows that enough time has passed for it.
  await throughProxy();
  expect(received.join('')).toBe('hello');
  await proxy.restore();
  await expect.poll(() => received.join('')).toBe('hello frozen');
});

test('an answer is lost after the request has arrived', async () => {
  const { proxy, client, received } = await throughProxy();
  proxy.loseAnswers();
  client.write(' lost');
  await once(client, 'close');
  expect(arrived.join('')).toContain(' lost');
  expect(received.join('')).toBe('hello');
});

test('a half-closed connection is open to the other side, and passes nothing', async () => {
  const { proxy, client, received } = await throughProxy();
  proxy.halfClose('server');
  client.write(' half');
  await throughProxy();
  expect(client.readyState).toBe('open');
  expect(received.join('')).toBe('hello');
  await proxy.restore();
  await once(client, 'close');
});

test('while it is cut, nothing connects', async () => {
  const { proxy, client } = await throughProxy();
  const closed = once(client, 'close');
  await proxy.cut();
  await closed;
  const refused = connect(proxy.port, '127.0.0.1');
  const [error] = await once(refused, 'error');
  expect(error).toMatchObject({ code: 'ECONNREFUSED' });
  await proxy.restore();
  const again = connect(proxy.port, '127.0.0.1');
  await once(again, 'connect');
  again.destroy();
});
