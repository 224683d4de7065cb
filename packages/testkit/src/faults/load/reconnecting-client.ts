/**
 * A client that behaves as documented: it reconnects, and sends what was not acknowledged again with the same
 * message id.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Emit } from '@parrot/contract/core';
import type { TestSocket } from '../../sockets/test-socket.ts';

/** A frozen server or a half-closed connection gives no answer at all. */
export const ANSWER_MS = 4_000;
const RETRY_MS = 50;
/** The code of a client that is too fast, and how long it waits then. */
export const LIMITED = 'too_many';
export const LIMITED_MS = 1_000;
/** Far longer than any fault of the suite lasts: what is not acknowledged by then never will be. */
const PATIENCE_MS = 180_000;
/** Codes after which a client tries again. */
const TEMPORARY = new Set(['unavailable', 'unauthenticated', LIMITED]);

export class Refused extends Error {
  constructor(
    event: string,
    readonly code: string,
  ) {
    super(`${event} was refused: ${code}`);
  }
}

export type ReconnectingClient = {
  /** Returns the acknowledgement and how often it was sent; a refusal that is not temporary is thrown. */
  deliver(
    event: Emit,
    payload: object | ((attempt: number) => object),
    /** Codes that end it here, although a client usually tries again. */
    final?: readonly string[],
  ): Promise<{ answer: Record<string, unknown>; attempts: number }>;
  /** Connects again if the connection was closed, by which screens fetch what they missed. */
  resume(): Promise<void>;
  /** What is being sent is refused. */
  close(): void;
};

/** `open` connects and resumes the conversation. */
export function createReconnectingClient(open: () => Promise<TestSocket>): ReconnectingClient {
  let current: TestSocket | undefined;
  let isClosed = false;
  const disconnect = () => {
    current?.close();
    current = undefined;
  };
  return {
    async deliver(event, payload, final = []) {
      let attempts = 0;
      const answer = await untilDone(event.name, async () => {
        try {
          if (isClosed) throw new Refused(event.name, 'closed');
          current ??= await open();
          attempts += 1;
          const sent = typeof payload === 'function' ? payload(attempts) : payload;
          const reply = await current.answer(event, sent, ANSWER_MS);
          if (reply.ok) return reply;
          const { code } = reply.error;
          if (!TEMPORARY.has(code) || final.includes(code)) throw new Refused(event.name, code);
          if (code === 'unauthenticated') disconnect();
          if (code === LIMITED) await pause(LIMITED_MS);
        } catch (error) {
          if (error instanceof Refused) throw error;
          disconnect();
        }
        return undefined;
      });
      return { answer, attempts };
    },
    async resume() {
      if (current?.socket.connected) return;
      disconnect();
      current = await open();
    },
    close() {
      isClosed = true;
      disconnect();
    },
  };
}

/** Tries until there is a result. */
export async function untilDone<T>(what: string, attempt: () => Promise<T | undefined>): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const result = await attempt();
    if (result !== undefined) return result;
    if (performance.now() > deadline)
      throw new Error(`${what} was not acknowledged in ${PATIENCE_MS / 1_000} seconds.`);
    await pause(RETRY_MS);
  }
}
