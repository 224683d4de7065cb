/** A real Socket.IO server for tests, on a port that a second one can take over, and connections to it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type ServerOptions } from 'socket.io';
import { WebSocket as NodeWebSocket } from 'ws';
import {
  type Connection,
  type ConnectionOptions,
  type ConnectionStatus,
  openConnection,
  type Refusal,
} from './connection.ts';

const PATH = '/visitor-socket/socket.io';
export const FAST = { first: 10, most: 40 };

export const openSocket = (url: string): WebSocket => new NodeWebSocket(url) as unknown as WebSocket;

export type TestServer = { io: Server; port: number; stop: () => Promise<void> };

export async function startServer(port = 0, options: Partial<ServerOptions> = {}): Promise<TestServer> {
  const http = createServer();
  const io = new Server(http, { path: PATH, transports: ['websocket'], ...options });
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  return {
    io,
    port: (http.address() as AddressInfo).port,
    stop: async () => {
      await io.close();
    },
  };
}

export type TestConnection = {
  connection: Connection;
  pushes: [string, unknown][];
  refusals: Refusal[];
  statuses: ConnectionStatus[];
  /** Resolves once the status has been entered `times` times. */
  until: (status: ConnectionStatus, times?: number) => Promise<void>;
  untilPush: () => Promise<void>;
};

export function testConnection(port: number, options: Partial<ConnectionOptions> = {}): TestConnection {
  const seen: Omit<TestConnection, 'connection' | 'until' | 'untilPush'> = {
    pushes: [],
    refusals: [],
    statuses: [],
  };
  const checks = new Set<() => void>();
  const check = () => {
    for (const each of [...checks]) each();
  };
  const when = (condition: () => boolean) =>
    new Promise<void>((resolve) => {
      const each = () => {
        if (!condition()) return;
        checks.delete(each);
        resolve();
      };
      checks.add(each);
      each();
    });
  const connection = openConnection({
    url: `ws://127.0.0.1:${port}${PATH}/?EIO=4&transport=websocket`,
    auth: () => ({}),
    openSocket,
    pace: FAST,
    ...options,
    onStatus: (status) => {
      seen.statuses.push(status);
      check();
    },
    onPush: (...push) => {
      seen.pushes.push(push);
      check();
    },
    onRefused: (refusal) => {
      seen.refusals.push(refusal);
      return options.onRefused?.(refusal) ?? false;
    },
  });
  return {
    ...seen,
    connection,
    until: (status, times = 1) => when(() => seen.statuses.filter((one) => one === status).length >= times),
    untilPush: () => when(() => seen.pushes.length > 0),
  };
}
