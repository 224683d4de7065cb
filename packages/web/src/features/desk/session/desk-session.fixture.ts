/// <reference types="node" />
/**
 * A desk with two conversations for tests: one waits, one is Maya's. The clock is frozen; the network is not.
 */

import type { QueueUser } from '@parrot/contract/conversations';
import { afterEach, beforeEach, vi } from 'vitest';
import { freezeTime } from '../../../testing/home.ts';
import { MAYA, signIn } from '../../../testing/users.ts';
import { useUnsentStore } from '../composer/unsent-store.ts';
import { type DeskServer, startDeskServer, until } from '../testing/desk-server.fixture.ts';
import { queueUser } from '../testing/queue-user.fixture.ts';
import { type DeskSession, startDesk } from './desk-session.ts';
import { useDeskStore } from './desk-store.ts';

export const MINE = { status: 'ASSIGNED', agentId: MAYA.userId, agentName: MAYA.name } as const;
export const waiting = queueUser({ userName: 'Lukas' });
export const mine = queueUser({ userName: 'Elena', ...MINE });
const CLIENT = {
  browser: { name: 'Firefox', version: '132.0' },
  os: { name: 'Linux', version: '' },
  ipAddress: '',
  ipLocation: '',
};

export const state = useDeskStore.getState;
export const values = () => state().thread?.messages.map(({ value }) => value);
export const outgoing = ({ userSessionId }: QueueUser) =>
  useUnsentStore.getState().outgoing[userSessionId] ?? [];

export let server: DeskServer;
const desks: DeskSession[] = [];
/** Call once in every file that uses this fixture. */
export function prepareDesks(): void {
  beforeEach(async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    signIn();
    server = await startDeskServer();
    server.put(waiting);
    server.put(mine);
    freezeTime();
  });

  afterEach(async () => {
    for (const desk of desks.splice(0)) desk.end();
    useUnsentStore.setState({ ownerId: '', drafts: {}, outgoing: {} });
    // Lets requests in flight fail now, not during the next test.
    await new Promise((resolve) => setImmediate(resolve));
  });
}

export function startDeskNow() {
  const onNoApps = vi.fn();
  const desk = startDesk({ clientInfo: () => CLIENT, onNoApps });
  desks.push(desk);
  return { desk, onNoApps };
}
export async function loadedDesk() {
  const { desk } = startDeskNow();
  await until(() => state().loaded);
  return desk;
}
export async function deskWith(session: QueueUser) {
  const desk = await loadedDesk();
  desk.open(session.userSessionId);
  await until(() => state().thread);
  return desk;
}
export async function dropConnection() {
  server.cut();
  await until(() => !state().socketConnected);
}
export async function awaitReconnect() {
  await vi.advanceTimersByTimeAsync(2_000);
  await until(() => state().agentConnected);
}

/** Sends a message, and waits until it is stored or refused. */
export function sendNow(desk: DeskSession, session: QueueUser, value: string): Promise<void> {
  desk.send(session.userSessionId, value);
  const sent = outgoing(session).at(-1)?.msgId;
  return until(() => outgoing(session).find(({ msgId }) => msgId === sent)?.state !== 'sending');
}
