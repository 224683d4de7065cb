/**
 * The connection to the desk's server. Every emit carries its sender; failures are logged and returned to the
 * caller.
 */
import {
  type AnswerOf,
  CHANNELS,
  type Emit,
  type ErrorReply,
  type ParsedPayloadOf,
} from '@parrot/contract/core';
import type { ClientInfo } from '@parrot/contract/desk';
import type { DeskConnection, DeskPayload } from '../../../shared/agents/desk-connection.ts';
import { ApiError, isErrorReply, unreachable, unreadable } from '../../../shared/http/api-error.ts';
import { refreshSession } from '../../../shared/http/refresh-session.ts';
import { createSocketClient } from '../../../shared/realtime/socket-client.ts';
import { forceLogout, refusedRefreshReason } from '../../../shared/session/end-session.ts';
import { settings } from '../../../shared/settings/settings.ts';
import { signedInDetails } from '../../../state/user-store.ts';
import { maintainConnection } from './maintain-connection.ts';

export type DeskSocket = {
  connect(): void;
  emit: DeskConnection['emit'];
  on: DeskConnection['subscribe'];
  close(): void;
};

type Options = {
  clientInfo: () => ClientInfo;
  /** The session of an emit that does not name one. */
  sessionId: () => string;
  onConnected: (connected: boolean) => void;
  /** All attempts failed: retried only when the browser is online again or becomes visible. */
  onGivenUp: () => void;
  /** The server closed the connection because of too many messages, and asked to wait. */
  onCut: () => void;
  /** A push that could not be applied: its subject has to be reloaded. */
  onUnreadablePush: () => void;
};

type Answer<T> = { ok: true; reply: T } | { ok: false; error: ErrorReply };

export function createDeskSocket(options: Options): DeskSocket {
  const { clientInfo, sessionId, onConnected, onUnreadablePush, ...events } = options;
  const { path, channel } = CHANNELS.desk;
  const socket = createSocketClient({
    base: settings().bases.studioWebsocket || window.location.origin,
    path,
    query: { type: 'agent' },
    auth: () => ({ token: signedInDetails()?.token, userId: signedInDetails()?.userId, channel }),
  });
  socket.on('connect', () => onConnected(true));
  socket.on('disconnect', () => onConnected(false));
  const release = maintainConnection(socket, events);

  const send = async <E extends Emit>(event: E, payload: DeskPayload<E>): Promise<Answer<AnswerOf<E>>> => {
    const details = signedInDetails();
    if (!socket.connected || !details) {
      console.warn('No socket connection.');
      throw unreachable(new Error('No socket connection.'));
    }
    const { token, userId: agentId, tenantId } = details;
    const enriched = {
      clientInfo: clientInfo(),
      token,
      agentId,
      tenantId,
      userSessionId: sessionId(),
      ...payload,
    };
    const ack = await socket.emit(event.name, enriched).catch((error: unknown) => {
      console.warn(`${event.name} was not answered`, error);
      throw unreachable(error);
    });
    return readAck(event, ack);
  };

  return {
    connect() {
      if (socket.connected) console.warn('Socket already connected');
      else socket.connect();
    },
    async emit(event, payload) {
      const token = signedInDetails()?.token;
      let answer = await send(event, payload);
      if (!answer.ok && answer.error.status === 401 && token && (await newToken(token)))
        answer = await send(event, payload);
      if (answer.ok) return answer.reply;
      const { status, code, message } = answer.error;
      if (status === 403) forceLogout('denied');
      throw new ApiError(status, code, message);
    },
    on(push, handler) {
      const receive = (payload: unknown) => {
        try {
          handler(payload as ParsedPayloadOf<typeof push>);
        } catch (error) {
          console.warn(`push ${push.name} could not be applied; reloading`, error);
          onUnreadablePush();
        }
      };
      return socket.on(push.name, receive);
    },
    close() {
      release();
      socket.disconnect();
    },
  };
}

function readAck<E extends Emit>(event: E, ack: unknown): Answer<AnswerOf<E>> {
  const { ok, error } = (ack ?? {}) as { ok?: unknown; error?: unknown };
  if (ok === true) return { ok, reply: ack as AnswerOf<E> };
  if (isErrorReply(error)) return { ok: false, error };
  console.warn(`the reply to ${event.name} reports neither success nor an error`, ack);
  throw unreadable(200, ack);
}

/** If the server refuses a new token the session has ended; without a response it may still be valid. */
const newToken = (stale: string): Promise<string | null> =>
  refreshSession(stale).catch((failure: unknown) => {
    if (!(failure instanceof ApiError) || failure.status !== 0) forceLogout(refusedRefreshReason(failure));
    throw failure;
  });
