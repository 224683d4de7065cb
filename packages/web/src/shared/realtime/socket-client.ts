/**
 * A client of a Socket.IO channel over one WebSocket: acknowledged emits, pushes, reconnection. Speaks the part
 * of the protocol that we use; `docs/engineering/decisions/2026-11-18-own-socket-client.md` says why.
 */
import {
  decodePacket,
  encodePacket,
  LIMITS,
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

const { reconnectionAttempts, reconnectionDelay, timeout } = LIMITS.socket;
const LONGEST_DELAY_MS = 5_000;

/** `data` is the server's, if the server refused the connection. */
export type ConnectError = Error & { data?: { status?: number } };
type OwnEvents = {
  connect: undefined;
  /** The reason; after `SERVER_CLOSED` the client does not reconnect by itself. */
  disconnect: string;
  connect_error: ConnectError;
  /** All attempts failed. */
  reconnect_failed: undefined;
};
export const SERVER_CLOSED = 'io server disconnect';

export type SocketClient = {
  readonly connected: boolean;
  /** It is connected, connecting, or will retry by itself. */
  readonly active: boolean;
  connect(): void;
  disconnect(): void;
  /** Closes the transport of a connection that is known to be dead, and reconnects. */
  drop(): void;
  /** The acknowledgement; rejects if there is none. */
  emit(name: string, payload: unknown): Promise<unknown>;
  /** Returns a function that stops listening. */
  on<Name extends keyof OwnEvents>(name: Name, listener: (value: OwnEvents[Name]) => void): () => void;
  on(name: string, listener: (payload: unknown) => void): () => void;
};

type Options = { base: string; path: string; query?: Record<string, string>; auth: () => unknown };
type Timer = ReturnType<typeof setTimeout>;
type Waiting = { resolve: (ack: unknown) => void; reject: (error: Error) => void; timer: Timer };

export function createSocketClient({ base, path, query, auth }: Options): SocketClient {
  const address = new URL(`${path.replace(/\/$/, '')}/`, base.replace(/^http/, 'ws'));
  address.search = String(new URLSearchParams({ ...query, EIO: '4', transport: 'websocket' }));
  let transport: WebSocket | undefined;
  let connected = false;
  let active = false;
  let attempts = 0;
  let silenceMs = timeout;
  let silenceTimer: Timer | undefined;
  let retryTimer: Timer | undefined;
  let nextId = 0;
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, Set<(value: never) => void>>();

  const fire = (name: string, value: unknown) => {
    for (const listener of [...(listeners.get(name) ?? [])]) listener(value as never);
  };

  /** Doesn't wait for the close event, which may take minutes on a dead connection. */
  const release = (reason: string) => {
    clearTimeout(silenceTimer);
    if (transport) {
      transport.onmessage = transport.onclose = null;
      transport.close();
    }
    transport = undefined;
    const wasConnected = connected;
    connected = false;
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(new Error(`disconnected: ${reason}`));
    }
    waiting.clear();
    if (wasConnected) fire('disconnect', reason);
  };

  const fail = (reason: string) => {
    const wasConnected = connected;
    release(reason);
    if (!wasConnected) fire('connect_error', new Error(reason));
    if (!active) return;
    if (attempts < reconnectionAttempts) {
      retryTimer = setTimeout(open, Math.min(LONGEST_DELAY_MS, reconnectionDelay * 2 ** attempts++));
      return;
    }
    active = false;
    fire('reconnect_failed', undefined);
  };

  const open = () => {
    const opened = new WebSocket(address);
    transport = opened;
    silenceTimer = setTimeout(() => fail('timeout'), timeout);
    opened.onmessage = ({ data }) => receive(decodePacket(data));
    opened.onclose = () => fail('transport close');
    // A close follows.
    opened.onerror = () => {};
  };

  const watch = () => {
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(() => fail('ping timeout'), silenceMs);
  };

  const receive = ({ type, id, body }: SocketPacket) => {
    if (connected) watch();
    switch (type) {
      case PACKET_OPEN: {
        const { pingInterval, pingTimeout } = body as { pingInterval: number; pingTimeout: number };
        silenceMs = pingInterval + pingTimeout;
        return transport?.send(encodePacket(PACKET_CONNECT, auth()));
      }
      case PACKET_PING:
        return transport?.send(PACKET_PONG);
      case PACKET_CONNECT:
        [connected, attempts] = [true, 0];
        watch();
        return fire('connect', undefined);
      case PACKET_CONNECT_ERROR: {
        const { message, data } = body as { message: string; data?: unknown };
        active = false;
        release(message);
        return fire('connect_error', Object.assign(new Error(message), { data }));
      }
      case PACKET_DISCONNECT:
        active = false;
        return release(SERVER_CLOSED);
      case PACKET_CLOSE:
        return fail('transport close');
      case PACKET_EVENT:
        return fire(...(body as [string, unknown]));
      case PACKET_ACK: {
        const asked = waiting.get(id);
        waiting.delete(id);
        clearTimeout(asked?.timer);
        return asked?.resolve((body as unknown[])[0]);
      }
    }
  };

  return {
    get connected() {
      return connected;
    },
    get active() {
      return active;
    },
    connect() {
      if (active) return;
      [active, attempts] = [true, 0];
      open();
    },
    disconnect() {
      active = false;
      clearTimeout(retryTimer);
      if (connected) transport?.send(PACKET_DISCONNECT);
      release('io client disconnect');
    },
    drop() {
      if (transport) fail('offline');
    },
    emit: (name, payload) =>
      new Promise((resolve, reject) => {
        if (!connected) return reject(new Error('not connected'));
        const id = nextId++;
        const timer = setTimeout(() => {
          waiting.delete(id);
          reject(new Error('no acknowledgement in time'));
        }, timeout);
        waiting.set(id, { resolve, reject, timer });
        transport?.send(encodePacket(PACKET_EVENT, [name, payload], id));
      }),
    on(name: string, listener: (value: never) => void) {
      const all = listeners.get(name) ?? new Set();
      listeners.set(name, all.add(listener));
      return () => void all.delete(listener);
    },
  };
}
