/** A self-healing connection to the server: one WebSocket, answered emits, pushes, reconnection. */
import {
  type Ack,
  decodePacket,
  encodePacket,
  PACKET_ACK,
  PACKET_CLOSE,
  PACKET_CONNECT,
  PACKET_CONNECT_ERROR,
  PACKET_DISCONNECT,
  PACKET_EVENT,
  PACKET_OPEN,
  PACKET_PING,
  PACKET_PONG,
  type SocketPacket,
} from '@parrot/contract/core';
import { LATE, LOST } from './no-answer.ts';
import { RETRY_PACE, type RetryPace, retryDelay } from './retry-delay.ts';

/** `cut`: the server closed it because too much was sent; it reconnects after a while. */
export type ConnectionStatus = 'connecting' | 'online' | 'lost' | 'refused' | 'cut';
export type Refusal = { message: string; data?: unknown };

type Socket = Pick<WebSocket, 'send' | 'close' | 'onmessage' | 'onclose' | 'onerror'>;

export type ConnectionOptions = {
  url: string;
  /** Called for every attempt, because the token may have changed. */
  auth: () => unknown;
  onStatus: (status: ConnectionStatus) => void;
  onPush: (name: string, payload: unknown) => void;
  /** The server rejected the connection. True: retry later. */
  onRefused: (refusal: Refusal) => boolean;
  openSocket?: (url: string) => Socket;
  /** The source of `online` and `offline` events: the window. */
  signals?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  pace?: RetryPace;
  handshakeMs?: number;
  answerMs?: number;
};

export type Connection = {
  /** The server's answer; LOST or LATE if there is none. */
  emit: (name: string, payload: unknown) => Promise<Ack<object>>;
  /** Closes it now and reconnects only after this time. */
  rest: (ms: number) => void;
  close: () => void;
};

type Timer = ReturnType<typeof setTimeout>;

export function openConnection({
  url,
  auth,
  onStatus,
  onPush,
  onRefused,
  openSocket = (address) => new WebSocket(address),
  signals,
  pace = RETRY_PACE,
  handshakeMs = 10_000,
  answerMs = 10_000,
}: ConnectionOptions): Connection {
  let socket: Socket | undefined;
  let status: ConnectionStatus = 'connecting';
  let attempt = 0;
  let nextId = 0;
  let deadAfter = handshakeMs;
  let deadTimer: Timer | undefined;
  let retryTimer: Timer | undefined;
  const waiting = new Map<number, (answer: Ack<object>) => void>();

  const enter = (next: ConnectionStatus) => {
    status = next;
    onStatus(next);
  };

  const watch = () => {
    clearTimeout(deadTimer);
    deadTimer = setTimeout(() => drop(true), deadAfter);
  };

  /** Abandons the socket without waiting for its close event, which may take minutes on a dead connection. */
  const release = () => {
    clearTimeout(deadTimer);
    clearTimeout(retryTimer);
    if (socket) {
      // A socket closed before it opened emits an error, which needs a listener.
      socket.onmessage = socket.onclose = null;
      socket.onerror = () => {};
      socket.close();
    }
    socket = undefined;
    for (const settle of [...waiting.values()]) settle(LOST);
  };

  const drop = (again: boolean, next: ConnectionStatus = 'lost') => {
    release();
    enter(next);
    if (again) retryTimer = setTimeout(connect, retryDelay(attempt++, pace, Math.random()));
  };

  const rest = (ms: number) => {
    release();
    enter('cut');
    retryTimer = setTimeout(connect, ms);
  };

  const connect = () => {
    release();
    if (status !== 'lost') enter('connecting');
    deadAfter = handshakeMs;
    const opened = openSocket(url);
    socket = opened;
    opened.onmessage = ({ data }) => {
      take(decodePacket(data));
      if (socket === opened) watch();
    };
    opened.onclose = () => drop(true);
    opened.onerror = () => {};
    watch();
  };

  const take = ({ type, id, body }: SocketPacket) => {
    switch (type) {
      case PACKET_OPEN: {
        const { pingInterval, pingTimeout } = body as { pingInterval: number; pingTimeout: number };
        deadAfter = pingInterval + pingTimeout;
        return socket?.send(encodePacket(PACKET_CONNECT, auth()));
      }
      case PACKET_PING:
        return socket?.send(PACKET_PONG);
      case PACKET_CONNECT:
        attempt = 0;
        return enter('online');
      case PACKET_CONNECT_ERROR:
        return drop(onRefused(body as Refusal), 'refused');
      case PACKET_CLOSE:
      case PACKET_DISCONNECT:
        return drop(true);
      case PACKET_EVENT:
        return onPush(...(body as [string, unknown]));
      case PACKET_ACK:
        return waiting.get(id)?.((body as [Ack<object>])[0]);
    }
  };

  const onOnline = () => {
    if (status !== 'lost') return;
    attempt = 0;
    connect();
  };
  const onOffline = () => {
    if (status === 'online' || status === 'connecting') drop(true);
  };
  signals?.addEventListener('online', onOnline);
  signals?.addEventListener('offline', onOffline);
  connect();

  return {
    emit: (name, payload) =>
      new Promise((resolve) => {
        if (status !== 'online' || !socket) return resolve(LOST);
        const id = nextId++;
        const settle = (answer: Ack<object>) => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(answer);
        };
        const timer = setTimeout(() => settle(LATE), answerMs);
        waiting.set(id, settle);
        socket.send(encodePacket(PACKET_EVENT, [name, payload], id));
      }),
    rest,
    close: () => {
      signals?.removeEventListener('online', onOnline);
      signals?.removeEventListener('offline', onOffline);
      release();
    },
  };
}
