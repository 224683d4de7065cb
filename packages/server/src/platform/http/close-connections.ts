/** Tracks every connection, so that none can keep the server from closing. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const TIMEOUT_MS = 3_000;

export type ConnectionCloser = {
  /** Waits for the server to close, and destroys what is still open after a timeout. */
  during(closing: Promise<void>): Promise<void>;
};

export function createConnectionCloser(server: Server): ConnectionCloser {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return {
    async during(closing) {
      const timeout = setTimeout(() => {
        for (const socket of sockets) socket.destroy();
      }, TIMEOUT_MS);
      await closing;
      clearTimeout(timeout);
    },
  };
}
