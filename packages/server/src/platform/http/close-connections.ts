/** Keeps count of every line to the server, so that none that nobody serves any more can hold up its end. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const PATIENCE_MS = 3_000;

export type ConnectionCloser = {
  /** Waits for the closing, and cuts what is still open after a while. */
  during(closing: Promise<void>): Promise<void>;
};

export function createConnectionCloser(server: Server): ConnectionCloser {
  const lines = new Set<Socket>();
  server.on('connection', (line: Socket) => {
    lines.add(line);
    line.once('close', () => lines.delete(line));
  });
  return {
    async during(closing) {
      const cut = setTimeout(() => {
        for (const line of lines) line.destroy();
      }, PATIENCE_MS);
      await closing;
      clearTimeout(cut);
    },
  };
}
