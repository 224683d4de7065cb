/**
 * The three socket servers of the contract's channels, on one HTTP server, and typed pushes to their rooms.
 */
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { CHANNELS, type Channel, LIMITS, type PayloadOf, type Push } from '@parrot/contract/core';
import { Server, type Socket } from 'socket.io';
import type { ConnectionLimits } from './connection-limits.ts';
import { LocalRooms } from './local-rooms.ts';

export type Channels = Record<Channel, Server> & {
  /** Sends to everyone in any of the rooms, once each, except those in one of the `except` rooms. */
  push<P extends Push>(push: P, rooms: string[], payload: PayloadOf<P>, except?: string[]): void;
  /** Who may open connections, and who is blocked for a while. */
  limits: ConnectionLimits;
  close(): Promise<void>;
};

export type ChannelOptions = { publicOrigins: () => string[]; limits: ConnectionLimits };

export function createChannels(http: HttpServer, { publicOrigins, limits }: ChannelOptions): Channels {
  const open = (channel: Channel) => {
    const server = new Server(http, {
      path: CHANNELS[channel].path,
      adapter: LocalRooms,
      transports: ['websocket'],
      serveClient: false,
      maxHttpBufferSize: LIMITS.socketMessageBytes,
      perMessageDeflate: false,
      pingInterval: 20_000,
      pingTimeout: 15_000,
      // Another upgrade may belong to another channel, so unknown paths are left alone.
      destroyUpgrade: false,
      // Bots run on other sites; the desk and the studio never do.
      allowRequest: (request, decide) =>
        decide(
          null,
          (channel === 'visitor' || isOwnOrigin(request, publicOrigins())) && limits.admits(channel, request),
        ),
    });
    server.engine.on('connection', (connection: { request: IncomingMessage; once: Socket['once'] }) => {
      connection.once('close', limits.opened(connection.request));
    });
    // Read now, as the request is released once the connection is open.
    server.use((socket, next) => {
      socket.data.address = limits.addressOf(socket.request);
      next();
    });
    server.on('connection', releaseRequest);
    return server;
  };
  const servers: Record<Channel, Server> = {
    desk: open('desk'),
    visitor: open('visitor'),
    notification: open('notification'),
  };
  return {
    ...servers,
    limits,
    push(push, rooms, payload, except = []) {
      if (rooms.length > 0) servers[push.channel].to(rooms).except(except).emit(push.name, payload);
    },
    async close() {
      await Promise.all(Object.values(servers).map((server) => server.close()));
    },
  };
}

/**
 * The handshake has the relevant parts of the request; the rest would stay in memory as long as the
 * connection.
 */
function releaseRequest({ conn }: Socket): void {
  Object.assign(conn, { request: undefined });
}

/** Non-browser clients send no Origin; browsers always do, and it must be ours. */
function isOwnOrigin(request: IncomingMessage, publicOrigins: string[]): boolean {
  const { origin, host } = request.headers;
  return (
    origin === undefined ||
    origin === `http://${host}` ||
    origin === `https://${host}` ||
    publicOrigins.includes(origin)
  );
}
