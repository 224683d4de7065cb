import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket as NetSocket } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { io } from 'socket.io-client';
import { expect, onTestFinished, test } from 'vitest';
import { sendTogether } from './send-together.ts';

/** A connection and how often its server has written to the network. */
async function connect() {
  const http = createServer();
  const server = new Server(http, { transports: ['websocket'] });
  const writes: unknown[] = [];
  http.on('upgrade', (_request, socket: NetSocket) => {
    const { _write, _writev } = socket;
    socket._write = (...written) => {
      writes.push(written);
      _write.apply(socket, written);
    };
    socket._writev = (...written) => {
      writes.push(written);
      _writev?.apply(socket, written);
    };
  });
  server.engine.on('connection', sendTogether);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const opened = once(server, 'connection') as Promise<[Socket]>;
  const client = io(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, {
    transports: ['websocket'],
  });
  onTestFinished(async () => {
    client.close();
    await server.close();
  });
  const received: unknown[] = [];
  client.onAny((name: string) => received.push(name));
  const [[line]] = await Promise.all([opened, once(client as never, 'connect')]);
  return { client, line, received, writes };
}

test('what is sent in a row is written once, in order; an acknowledgement as well', async () => {
  const { client, line, received, writes } = await connect();
  line.on('question', async (acknowledge: () => void) => {
    // As after a transaction.
    await new Promise((resolve) => setImmediate(resolve));
    line.emit('question added');
    await Promise.resolve();
    line.emit('answer added');
    acknowledge();
  });
  writes.length = 0;
  await client.emitWithAck('question');
  expect(received).toEqual(['question added', 'answer added']);
  expect(writes).toHaveLength(1);
});

test('what is sent while it is written follows; nothing gets lost or changes places', async () => {
  const { client, line, received } = await connect();
  const names = Array.from({ length: 60 }, (_, at) => `event ${at}`);
  const done = new Promise((resolve) => client.once('event 59', resolve));
  for (const [at, name] of names.entries()) {
    line.emit(name, 'x'.repeat(10_000));
    if (at % 7 === 0) await new Promise((resolve) => setImmediate(resolve));
    if (at % 11 === 0) await Promise.resolve();
  }
  await done;
  expect(received).toEqual(names);
});

test('what is sent just before a disconnect arrives', async () => {
  const { client, line, received } = await connect();
  const left = once(client as never, 'disconnect');
  line.emit('cut');
  line.disconnect(true);
  await left;
  expect(received).toEqual(['cut']);
});
