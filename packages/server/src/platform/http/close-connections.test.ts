import { connect } from 'node:net';
import { health } from '@parrot/contract/installation';
import { startTestServer } from '@parrot/testkit';
import { expect, test } from 'vitest';

test('a connection that requests an unserved socket path does not keep the server from closing', async () => {
  const server = await startTestServer();
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  const ended = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => {});
  await new Promise<void>((resolve) =>
    socket.write(
      'GET /elsewhere HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      () => resolve(),
    ),
  );
  await server.api.answer(health);
  await server.stop();
  await ended;
  expect(socket.destroyed).toBe(true);
});
