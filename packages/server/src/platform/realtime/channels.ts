/**
 * The three socket servers of the contract's channels, on one HTTP server, and typed pushes to their rooms.
 */
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { CHANNELS, type Channel, LIMITS, type PayloadOf, type Push } from '@parrot/contract/core';
import { Server, type Socket } from 'socket.io';
import { noPubSub, type PubSub } from '../cluster/pub-sub.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import { LocalRooms } from './local-rooms.ts';
import { sendTogether } from './send-together.ts';
import { createSharedRooms } from './shared-rooms.ts';

/** How long sockets take to reconnect after messages of other processes were missed. */
const RECONNECT_MS = 3_000;

/** Agents see within seconds that another one has lost the connection. They are few, so pings cost little. */
const DESK_PINGS = { pingInterval: 8_000, pingTimeout: 8_000 };

export type Channels = Record<Channel, Server> & {
  /** Sends to everyone in any of the rooms, once each, except those in one of the `except` rooms. */
  push<P extends Push>(push: P, rooms: string[], payload: PayloadOf<P>, except?: string[]): void;
  /** The same to the sockets of this process, from a listener that runs in every process. */
  pushHere: Channels['push'];
  /**
   * Admits no more sockets, and closes those of this process over this time. They reconnect to other processes
   * and fetch what they missed.
   */
  drain(overMs: number): void;
  /** Who may open connections, and who is blocked for a while. */
  limits: ConnectionLimits;
  close(): Promise<void>;
};

export type ChannelOptions = { publicOrigins: () => string[]; limits: ConnectionLimits; pubSub: PubSub };

export function createChannels(
  http: HttpServer,
  { publicOrigins, limits, pubSub }: ChannelOptions,
): Channels {
  let isDraining = false;
  const open = (channel: Channel) => {
    const admits = async (request: IncomingMessage) =>
      !isDraining &&
      (channel === 'visitor' || isOwnOrigin(request, publicOrigins())) &&
      limits.admits(channel, request);
    const server = new Server(http, {
      path: CHANNELS[channel].path,
      adapter: pubSub === noPubSub ? LocalRooms : createSharedRooms(pubSub, channel),
      transports: ['websocket'],
      serveClient: false,
      maxHttpBufferSize: LIMITS.socketMessageBytes,
      perMessageDeflate: false,
      ...(channel === 'desk' ? DESK_PINGS : { pingInterval: 20_000, pingTimeout: 15_000 }),
      // Another upgrade may belong to another channel, so unknown paths are left alone.
      destroyUpgrade: false,
      // Bots run on other sites; the desk and the studio never do.
      allowRequest: (request, decide) =>
        void admits(request).then(
          (isAdmitted) => decide(null, isAdmitted),
          () => decide(null, false),
        ),
    });
    server.engine.on('connection', (connection: Socket['conn']) => {
      connection.once('close', limits.opened(connection.request));
      sendTogether(connection);
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
  const reconnectAll = (overMs: number) => {
    for (const server of Object.values(servers))
      for (const { conn } of server.sockets.sockets.values())
        setTimeout(() => conn.close(), Math.random() * overMs).unref();
  };
  pubSub.onRecovered(() => reconnectAll(RECONNECT_MS));
  return {
    ...servers,
    limits,
    push(push, rooms, payload, except = []) {
      if (rooms.length > 0) servers[push.channel].to(rooms).except(except).emit(push.name, payload);
    },
    pushHere(push, rooms, payload, except = []) {
      if (rooms.length > 0) servers[push.channel].local.to(rooms).except(except).emit(push.name, payload);
    },
    drain(overMs) {
      isDraining = true;
      reconnectAll(overMs);
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
