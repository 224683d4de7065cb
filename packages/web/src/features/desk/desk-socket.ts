/** The line to the desk's server. Every emit carries who sends it; failures are logged and told to whoever asked. */
import {
  type Ack,
  type AnswerOf,
  CHANNELS,
  type Emit,
  LIMITS,
  type ParsedPayloadOf,
  type PayloadOf,
  type Push,
} from '@parrot/contract/core';
import type { ClientInfo } from '@parrot/contract/desk';
import { io, type Socket } from 'socket.io-client';
import { ApiError, unreachable } from '../../shared/http/api-error.ts';
import { refreshSession } from '../../shared/http/refresh-session.ts';
import { settings } from '../../shared/settings/settings.ts';
import { signedInDetails } from '../../state/user-store.ts';

/** What the line adds by itself. */
type Enriched = 'clientInfo' | 'token' | 'agentId' | 'tenantId' | 'userSessionId';
type DeskPayload<E extends Emit> = Omit<PayloadOf<E>, Enriched> & { userSessionId?: string };

export type DeskSocket = {
  connect(): void;
  /** The answer. Rejects with an ApiError: refused, or no line. */
  emit<E extends Emit>(event: E, payload: DeskPayload<E>): Promise<AnswerOf<E>>;
  on<P extends Push>(push: P, handler: (payload: ParsedPayloadOf<P>) => void): void;
  close(): void;
};

type Options = { clientInfo: () => ClientInfo; onConnected: (connected: boolean) => void };

export function createDeskSocket({ clientInfo, onConnected }: Options): DeskSocket {
  const { path, channel } = CHANNELS.desk;
  const socket: Socket = io(settings().bases.studioWebsocket || window.location.origin, {
    path,
    transports: ['websocket'],
    query: { type: 'agent' },
    autoConnect: false,
    ...LIMITS.socket,
    auth: (answer) => answer({ token: signedInDetails()?.token, userId: signedInDetails()?.userId, channel }),
  });
  socket.on('connect', () => onConnected(true));
  socket.on('disconnect', () => onConnected(false));
  socket.on('connect_error', (error) => {
    console.warn('The desk line could not be opened', error);
    // Refused rather than unreachable: the access token has probably run out.
    const stale = signedInDetails()?.token;
    if (!socket.active && stale)
      void refreshSession(stale).then((token) => token && socket.connect(), console.warn);
  });
  const comeBack = () => {
    if (!socket.connected) socket.connect();
  };
  window.addEventListener('online', comeBack);

  const send = async <E extends Emit>(
    event: E,
    payload: DeskPayload<E>,
  ): Promise<Ack<AnswerOf<E> & object>> => {
    const details = signedInDetails();
    if (!socket.connected || !details) {
      console.warn('No socket connection.');
      throw unreachable(new Error('No socket connection.'));
    }
    const { token, userId: agentId, tenantId } = details;
    const enriched = { clientInfo: clientInfo(), token, agentId, tenantId, userSessionId: '', ...payload };
    try {
      return await socket.timeout(LIMITS.socket.timeout).emitWithAck(event.name, enriched);
    } catch (error) {
      console.warn(`${event.name} was not answered`, error);
      throw unreachable(error);
    }
  };

  return {
    connect() {
      if (socket.connected) console.warn('Socket already connected');
      else socket.connect();
    },
    async emit(event, payload) {
      const token = signedInDetails()?.token;
      let answer = await send(event, payload);
      if (!answer.ok && answer.error.status === 401 && token && (await refreshSession(token)))
        answer = await send(event, payload);
      if (!answer.ok) throw new ApiError(answer.error.status, answer.error.code, answer.error.message);
      return answer as AnswerOf<typeof event>;
    },
    on(push, handler) {
      socket.on(push.name, (payload: unknown) => {
        const parsed = push.payload.safeParse(payload);
        if (parsed.success) handler(parsed.data as ParsedPayloadOf<typeof push>);
        else console.warn(`${push.name} came in a shape we do not know`, parsed.error);
      });
    },
    close() {
      window.removeEventListener('online', comeBack);
      socket.disconnect();
    },
  };
}
