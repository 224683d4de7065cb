import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { countAttack } from '@parrot/testkit/attack-tests';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { abortSlowBodies } from './abort-slow-bodies.ts';
import { toAppError } from './error-reply.ts';

let http: FastifyInstance;
beforeAll(async () => {
  http = Fastify();
  abortSlowBodies(http, { checkSeconds: 0.05, bytesPerSecond: 1_000, slowChecks: 2 });
  http.setErrorHandler((error, _request, reply) => reply.status(toAppError(error).status).send('refused'));
  http.post('/read', async () => 'read');
  http.post('/refuse', { preParsing: async () => Promise.reject(new Error('no')) }, async () => 'read');
  await http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => http.close());

const send = (path: string, length: number): Socket => {
  const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
  socket.setEncoding('utf8').on('error', () => {});
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: ${length}\r\n\r\nx`,
  );
  return socket;
};
const wholeOf = async (socket: Socket) => {
  let text = '';
  socket.on('data', (part) => {
    text += part;
  });
  await once(socket, 'close');
  return text;
};

test('a body that stalls is answered with 408, and its connection is closed', async () => {
  countAttack('bombs');
  const answer = await wholeOf(send('/read', 1_000));
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(answer).toMatch(/connection: close/i);
});

test('a connection that keeps sending a rejected body is closed after the answer', async () => {
  countAttack('bombs');
  expect(await wholeOf(send('/refuse', 1_000_000))).toMatch(/^HTTP\/1.1 500 /);
});

test('a body that arrives at a good pace is read, however long it takes', async () => {
  const socket = send('/read', 1_001);
  const answered = once(socket, 'data');
  for (let part = 0; part < 10; part += 1) {
    socket.write('y'.repeat(100));
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(String((await answered)[0])).toMatch(/^HTTP\/1.1 200 /);
  socket.destroy();
});
