/** A real socket to a test server: emit and get the answer, wait for a push, inspect what arrived. */

import type { VisitorAuth } from '@parrot/contract/conversations';
import {
  type Ack,
  type AnswerOf,
  CHANNELS,
  type Channel,
  type Emit,
  type PayloadOf,
  type Push,
} from '@parrot/contract/core';
import { io, type Socket } from 'socket.io-client';
import type { TestSession } from '../server/api-client.ts';
import type { RunningServer } from '../server/running-server.ts';

const PATIENCE_MS = 60_000;

type Envelope = Record<string, unknown>;

export type TestSocket = {
  socket: Socket;
  /** The answer; a rejection is thrown. */
  ask<E extends Emit>(
    event: E,
    payload: Omit<PayloadOf<E>, keyof typeof NO_ENVELOPE>,
    patienceMs?: number,
  ): Promise<AnswerOf<E>>;
  /** Any answer; it rejects if the connection closes, or if none comes in time. */
  answer(event: Emit, payload: unknown, patienceMs?: number): Promise<Ack<Record<string, unknown>>>;
  /** The next matching push, including unread ones that arrived before. */
  next<P extends Push>(push: P, fits?: (payload: PayloadOf<P>) => boolean): Promise<PayloadOf<P>>;
  /** All unread pushes of a kind. */
  seen<P extends Push>(push: P): PayloadOf<P>[];
  close(): void;
};

const NO_ENVELOPE = { clientInfo: true, token: true, agentId: true, tenantId: true } as const;

const CLIENT_INFO = {
  browser: { name: 'Chromium', version: '1' },
  os: { name: 'Linux', version: '' },
  ipAddress: '127.0.0.1',
  ipLocation: '',
};

export const deskEnvelopeOf = (session: TestSession): Envelope => ({
  clientInfo: CLIENT_INFO,
  token: session.token,
  agentId: session.userId,
  userSessionId: '',
  tenantId: session.tenantId,
});

export const openDeskSocket = (server: RunningServer, session: TestSession) =>
  openSocket(
    server,
    'desk',
    { token: session.token, userId: session.userId, channel: CHANNELS.desk.channel },
    deskEnvelopeOf(session),
    { type: 'agent' },
  );

export const openNotificationSocket = (server: RunningServer, session: TestSession) =>
  openSocket(server, 'notification', {
    token: session.token,
    userId: session.userId,
    channel: CHANNELS.notification.channel,
  });

/** `from` is the visitor's page, or any headers. */
export const openVisitorSocket = (
  server: RunningServer,
  auth: VisitorAuth,
  from: string | Record<string, string> = {},
) => openSocket(server, 'visitor', auth, {}, {}, typeof from === 'string' ? { origin: from } : from);

/** Resolves once connected; rejects with the server's error. */
export async function openSocket(
  server: Pick<RunningServer, 'url'>,
  channel: Channel,
  auth: Record<string, unknown>,
  envelope: Envelope = {},
  query: Record<string, string> = {},
  extraHeaders: Record<string, string> = {},
): Promise<TestSocket> {
  const socket = io(server.url, {
    path: CHANNELS[channel].path,
    transports: ['websocket'],
    auth,
    query,
    extraHeaders,
    reconnection: false,
    forceNew: true,
  });
  const inbox: { name: string; payload: unknown }[] = [];
  const waiting = new Set<() => void>();
  socket.onAny((name: string, payload: unknown) => {
    inbox.push({ name, payload });
    for (const check of waiting) check();
  });
  await new Promise<void>((resolve, reject) => {
    const fail = (error: Error) => {
      socket.close();
      reject(error);
    };
    // All that a connection reports that breaks off during the handshake. A refusal closes it as well, just before
    // it is reported with its reason.
    const brokeOff = (reason: string) => {
      if (reason !== 'forced close') fail(new Error(`closed before it was connected: ${reason}`));
    };
    socket.io.on('close', brokeOff);
    socket.once('connect', () => {
      socket.io.off('close', brokeOff);
      resolve();
    });
    socket.once('connect_error', fail);
  });

  const answer: TestSocket['answer'] = (event, payload, patienceMs = PATIENCE_MS) =>
    socket
      .timeout(patienceMs)
      .emitWithAck(event.name, isObject(payload) ? { ...envelope, ...payload } : payload);

  return {
    socket,
    answer,
    async ask(event, payload, patienceMs) {
      const reply = await answer(event, payload, patienceMs);
      if (!reply.ok) throw new Error(`${event.name} was rejected: ${JSON.stringify(reply.error)}`);
      return reply as AnswerOf<typeof event>;
    },
    next(push, fits = () => true) {
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(check);
          reject(new Error(`No matching ${push.name}; received: ${JSON.stringify(inbox)}`));
        }, PATIENCE_MS);
        const check = () => {
          const at = inbox.findIndex(
            (item) => item.name === push.name && fits(item.payload as PayloadOf<typeof push>),
          );
          if (at < 0) return;
          waiting.delete(check);
          clearTimeout(timer);
          resolve(inbox.splice(at, 1)[0]?.payload as PayloadOf<typeof push>);
        };
        waiting.add(check);
        check();
      });
    },
    seen: (push) =>
      inbox.filter((item) => item.name === push.name).map((item) => item.payload as PayloadOf<typeof push>),
    close: () => {
      socket.close();
    },
  };
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
