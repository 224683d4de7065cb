/** Admits the sockets of signed-in users, and closes them when the login session ends. */
import {
  AppError,
  CHANNELS,
  type Channel,
  type LoginSessionId,
  type TenantId,
  type UserId,
} from '@parrot/contract/core';
import { deskAuth } from '@parrot/contract/desk';
import type { Socket } from 'socket.io';
import { type Authorization, type Caller, type Client, clientOf } from '../http/caller.ts';
import { toAppError } from '../http/error-reply.ts';
import type { Log } from '../log/log.ts';
import type { Channels } from './channels.ts';
import { guardHandshake } from './guard-handshake.ts';

/** The session, user and tenant of a socket. */
export type SocketOwner = { sessionId: LoginSessionId; userId: UserId; tenantId: TenantId };

export type Admission = {
  channel: Channel;
  channels: Channels;
  authorization: Authorization;
  log: Log;
  /** What this channel requires beyond a valid token. */
  check?(socket: Socket, caller: Caller): void;
  welcome(socket: Socket, owner: SocketOwner): void;
};

export function admitUsers({ channel, channels, authorization, log, check, welcome }: Admission): void {
  const server = channels[channel];
  guardHandshake(server, {
    auth: deskAuth,
    log,
    async check(socket, auth) {
      const caller = await authorization.authorize(auth.token, clientOfSocket(socket));
      if (auth.userId !== caller.userId) throw new AppError('unauthenticated');
      if (auth.channel !== CHANNELS[channel].channel)
        throw new AppError('bad_input', { fields: { channel: 'This channel doesn’t exist.' } });
      if (channels.limits.isBlocked(loginRoom(caller.sessionId))) throw new AppError('line_cut');
      check?.(socket, caller);
      const { sessionId, userId, tenantId } = caller;
      socket.data.owner = { sessionId, userId, tenantId } satisfies SocketOwner;
    },
  });
  server.on('connection', (socket) => {
    const owner = ownerOf(socket);
    socket.join(loginRoom(owner.sessionId));
    welcome(socket, owner);
    // The session may have ended between the handshake and joining the room that is notified of it.
    authorization.authorize(String(socket.handshake.auth.token), clientOfSocket(socket)).catch((error) => {
      if (toAppError(error).status < 500) return socket.disconnect(true);
      log.warn({ err: error }, 'session check after the handshake failed; the client has to reconnect');
      socket.conn.close();
    });
  });
}

export const clientOfSocket = ({ data, handshake }: Socket): Client =>
  clientOf(data.address, handshake.headers['user-agent']);

export const ownerOf = (socket: Socket): SocketOwner => socket.data.owner;

/** All sockets of one login session. */
export const loginRoom = (sessionId: LoginSessionId): string => `login:${sessionId}`;
