/// <reference types="node" />
import { refreshToken } from '@parrot/contract/accounts';
import { DONE, newId } from '@parrot/contract/core';
import {
  agentConnect,
  agentTyping,
  deskConnectionCut,
  deskTypingChanged,
  takeConversation,
} from '@parrot/contract/desk';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from '../../../shared/browser/page-location.ts';
import { useUserStore } from '../../../state/user-store.ts';
import { freezeTime } from '../../../testing/home.ts';
import { MAYA, signIn } from '../../../testing/users.ts';
import { type DeskServer, refusal, startDeskServer, until } from '../testing/desk-server.fixture.ts';
import { clientInfoOf } from './client-info.ts';
import { createDeskSocket } from './desk-socket.ts';

const CLIENT = clientInfoOf('Mozilla/5.0 (Linux; Android 15; rv:132.0) Gecko/132.0 Firefox/132.0', {
  ip: '198.51.100.7',
  city: 'Bergen',
  region_code: '',
  country_code: 'NO',
  timezone: 'Europe/Oslo',
});
const OPEN_SESSION = newId('uss');
const hello = { channel: 'web' as const, agentName: MAYA.name };

let server: DeskServer;
const warnings: string[] = [];
beforeEach(async () => {
  warnings.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((...parts) => void warnings.push(parts.map(String).join(' ')));
  signIn();
});

function openSocket() {
  const connected: boolean[] = [];
  let givenUp = 0;
  let cuts = 0;
  let unreadable = 0;
  const socket = createDeskSocket({
    clientInfo: () => CLIENT,
    sessionId: () => OPEN_SESSION,
    onConnected: (now) => connected.push(now),
    onGivenUp: () => {
      givenUp += 1;
    },
    onCut: () => {
      cuts += 1;
    },
    onUnreadablePush: () => {
      unreadable += 1;
    },
  });
  onTestFinished(() => socket.close());
  return { socket, connected, givenUp: () => givenUp, cuts: () => cuts, unreadable: () => unreadable };
}

async function connectedSocket() {
  server = await startDeskServer();
  const opened = openSocket();
  opened.socket.connect();
  await until(() => opened.connected.length);
  return opened;
}

/** Answers nothing: counts connection attempts and passes their sockets to `onAttempt`. */
function refuseConnections(onAttempt: (socket: { destroy: () => void }) => void) {
  let attemptCount = 0;
  server.line.removeAllListeners('upgrade');
  server.line.on('upgrade', (_request, socket) => {
    attemptCount += 1;
    onAttempt(socket);
  });
  return () => attemptCount;
}

describe('the handshake', () => {
  test('is a web socket at the desk’s path that names user and type [RTM-01]', async () => {
    await connectedSocket();
    const [client] = await server.io.fetchSockets();
    expect(client?.handshake.url).toMatch(/^\/desk-socket\/socket\.io\/\?/);
    expect(client?.handshake.query).toMatchObject({ type: 'agent', transport: 'websocket' });
    expect(client?.handshake.auth).toEqual({
      token: MAYA.token,
      userId: MAYA.userId,
      channel: 'desk-socket-server',
    });
  });

  test('refused for an old token is retried with a new one [RTM-01]', async () => {
    server = await startDeskServer();
    freezeTime();
    server.door.check = ({ token }) => {
      if (token !== 'second-access-token') throw new Error('unauthenticated');
    };
    server.http.answer(refreshToken, { status: 'success', token: 'second-access-token' });
    const { socket, connected } = openSocket();
    socket.connect();
    await until(() => warnings.length);
    await vi.advanceTimersByTimeAsync(2_000);
    await until(() => connected.length);
    expect(connected).toEqual([true]);
  });

  test('refused because the database is unavailable is retried with the same token until it is back', async () => {
    server = await startDeskServer();
    freezeTime();
    let tries = 0;
    server.door.check = () => {
      tries += 1;
      if (tries > 12) return;
      throw Object.assign(new Error('unavailable'), { data: { status: 503, code: 'unavailable' } });
    };
    const { socket, connected, givenUp } = openSocket();
    socket.connect();
    for (let round = 1; round <= 12; round += 1) {
      await until(() => warnings.length >= round);
      await vi.advanceTimersByTimeAsync(2_000);
    }
    await until(() => connected.length);
    expect([connected, givenUp()]).toEqual([[true], 0]);
  });

  test('refused repeatedly is given up after ten attempts', async () => {
    server = await startDeskServer();
    freezeTime();
    let tries = 0;
    server.door.check = () => {
      tries += 1;
      throw new Error('permission_denied');
    };
    server.http.answer(refreshToken, () => ({ ...DONE, token: `token ${tries}` }));
    const { socket, givenUp } = openSocket();
    socket.connect();
    for (let round = 1; round <= 11; round += 1) {
      await until(() => warnings.length >= round);
      await vi.advanceTimersByTimeAsync(2_000);
    }
    await until(givenUp);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tries).toBe(11);
  });
});

describe('every emit', () => {
  test('carries the client with browser, system and address, the token, the agent, the session and the tenant [RTM-02]', async () => {
    const { socket } = await connectedSocket();
    expect(CLIENT).toEqual({
      browser: { name: 'Firefox', version: '132.0' },
      os: { name: 'Android', version: '15' },
      ipAddress: '198.51.100.7',
      ipLocation: 'Bergen, NO',
    });
    const userSessionId = newId('uss');
    await socket.emit(agentConnect, hello);
    await socket.emit(agentTyping, { userSessionId, typing: true });
    const { token, userId: agentId, tenantId } = MAYA;
    const always = { clientInfo: CLIENT, token, agentId, tenantId };
    expect(server.emitsOf(agentConnect)).toEqual([{ ...hello, ...always, userSessionId: OPEN_SESSION }]);
    expect(server.emitsOf(agentTyping)).toEqual([{ typing: true, ...always, userSessionId }]);
  });

  test('refused with 401 is resent once with a new token [SES-03]', async () => {
    const { socket } = await connectedSocket();
    server.http.answer(refreshToken, { status: 'success', token: 'second-access-token' });
    server.answers.set('agent.connect', ({ token }) =>
      token === MAYA.token
        ? refusal(401, 'unauthenticated', 'Session Expired! Login to continue')
        : { ok: true, status: 'success' },
    );
    expect(await socket.emit(agentConnect, hello)).toMatchObject({ status: 'success' });
    expect(server.emitsOf(agentConnect).map(({ token }) => token)).toEqual([
      MAYA.token,
      'second-access-token',
    ]);
    expect(useUserStore.getState().details?.token).toBe('second-access-token');
  });

  test('refused a second time, or for another reason, fails with the server’s message', async () => {
    const { socket } = await connectedSocket();
    server.http.answer(refreshToken, { status: 'success', token: 'second-access-token' });
    server.answers.set('agent.connect', () => refusal(401, 'unauthenticated', 'Session Expired!'));
    await expect(socket.emit(agentConnect, hello)).rejects.toMatchObject({ status: 401 });
    expect(server.emitsOf(agentConnect)).toHaveLength(2);
    server.answers.set('conversation.take', () => refusal(409, 'taken_by_other', 'Ann has it already.'));
    await expect(socket.emit(takeConversation, {})).rejects.toMatchObject({
      status: 409,
      code: 'taken_by_other',
      message: 'Ann has it already.',
    });
    expect(server.emitsOf(takeConversation)).toHaveLength(1);
  });

  test.each([
    ['401 and given no new token [SES-04]', 'expired', refusal(401, 'unauthenticated', 'Session Expired!')],
    ['403 [SES-05]', 'denied', refusal(403, 'permission_denied', 'Permission Denied')],
  ])('ends the session when it is refused with %s', async (_what, reason, refused) => {
    const leaveTo = vi.spyOn(page, 'leaveTo').mockImplementation(() => {});
    const { socket } = await connectedSocket();
    server.http.refuse(refreshToken, 'unauthenticated');
    server.answers.set('agent.connect', () => refused);
    await expect(socket.emit(agentConnect, hello)).rejects.toMatchObject({ name: 'ApiError' });
    expect(leaveTo).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`reason=${reason}`));
    expect(useUserStore.getState().details).toBeNull();
  });

  test('without a reply fails after 20 seconds [RTM-03]', async () => {
    freezeTime();
    const { socket } = await connectedSocket();
    server.answers.set('agent.connect', () => undefined);
    const failed = expect(socket.emit(agentConnect, hello)).rejects.toMatchObject({ status: 0 });
    await until(() => server.emitsOf(agentConnect).length);
    await vi.advanceTimersByTimeAsync(20_000);
    await failed;
    expect(warnings).toContainEqual(expect.stringContaining('agent.connect was not answered'));
  });

  test('while disconnected is only logged and rejected [RTM-04]', async () => {
    server = await startDeskServer();
    const { socket } = openSocket();
    await expect(socket.emit(agentConnect, hello)).rejects.toMatchObject({ status: 0, code: 'unreachable' });
    expect(warnings).toEqual(['No socket connection.']);
    expect(server.emits).toEqual([]);
  });
});

describe('the connection', () => {
  test('that is already open only logs when asked to connect [RTM-04]', async () => {
    const { socket, connected } = await connectedSocket();
    socket.connect();
    expect(warnings).toEqual(['Socket already connected']);
    expect(connected).toEqual([true]);
    expect(await server.io.fetchSockets()).toHaveLength(1);
  });

  test('that breaks is back after 2000 ms, and reports both [RTM-03]', async () => {
    freezeTime();
    const { connected } = await connectedSocket();
    server.cut();
    await until(() => connected.length === 2);
    expect(connected).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(connected).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    await until(() => connected.length === 3);
    expect(connected).toEqual([true, false, true]);
  });

  test('that can’t be restored is given up after ten attempts, and retried when the browser is online again [RTM-03]', async () => {
    freezeTime();
    const { connected, givenUp } = await connectedSocket();
    const attemptCount = refuseConnections((socket) => socket.destroy());
    server.cut();
    await until(() => connected.length === 2);
    for (let round = 1; round <= 10; round += 1) {
      expect(givenUp()).toBe(0);
      await vi.advanceTimersByTimeAsync(5_000);
      await until(() => attemptCount() === round);
      // The attempt was seen; its failure arrives over the network.
      await until(() => warnings.length >= round);
    }
    await until(givenUp);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(attemptCount()).toBe(10);
    window.dispatchEvent(new Event('online'));
    await until(() => attemptCount() === 11);
  });

  test('that is opened but never answered fails after 20 seconds [RTM-03]', async () => {
    server = await startDeskServer();
    freezeTime();
    const attemptCount = refuseConnections(() => {});
    const { socket } = openSocket();
    socket.connect();
    await until(() => attemptCount() === 1);
    await vi.advanceTimersByTimeAsync(19_900);
    expect(warnings).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(warnings).toEqual([expect.stringMatching(/timeout/)]);
  });

  test('of an offline browser is reported down at once, for every socket on the page [RTM-03]', async () => {
    freezeTime();
    const first = await connectedSocket();
    const second = openSocket();
    second.socket.connect();
    await until(() => second.connected.length);
    window.dispatchEvent(new Event('offline'));
    await until(() => first.connected.length === 2 && second.connected.length === 2);
    expect([first.connected, second.connected]).toEqual([
      [true, false],
      [true, false],
    ]);
  });

  test('that the server closes comes back too', async () => {
    freezeTime();
    const { connected } = await connectedSocket();
    server.io.disconnectSockets(true);
    await until(() => connected.length === 2);
    await vi.advanceTimersByTimeAsync(2_000);
    await until(() => connected.length === 3);
    expect(connected).toEqual([true, false, true]);
  });

  test('that is closed because of too many messages stays closed as long as the server says', async () => {
    freezeTime();
    const { connected, cuts } = await connectedSocket();
    server.push(deskConnectionCut, { reason: 'flood', restSeconds: 60 });
    server.io.disconnectSockets(true);
    await until(() => connected.length === 2);
    expect(cuts()).toBe(1);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(59_000);
    expect(await server.io.fetchSockets()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    await until(() => connected.length === 3);
  });
});

test('a reply that reports neither success nor an error is an error, and is logged', async () => {
  const { socket } = await connectedSocket();
  server.breakContract(takeConversation, { ok: false, session: { userSessionId: OPEN_SESSION } });
  await expect(socket.emit(takeConversation, { userSessionId: OPEN_SESSION })).rejects.toMatchObject({
    name: 'ApiError',
    code: 'unreadable',
    message: 'Something went wrong, Please try later',
  });
  expect(warnings).toEqual([
    expect.stringContaining('reply to conversation.take reports neither success nor an error'),
  ]);
});

test('a push that cannot be applied is logged and reported, and the next one is received', async () => {
  const { socket, unreadable } = await connectedSocket();
  const received: unknown[] = [];
  socket.on(deskTypingChanged, ({ ...payload }) => received.push(payload.senderName.trim() && payload));
  const typing = {
    conversationId: newId('cnv'),
    userType: 'visitor' as const,
    senderName: 'Elena',
    typing: true,
  };
  server.io.emit(deskTypingChanged.name, { ...typing, senderName: null });
  server.push(deskTypingChanged, typing);
  await until(() => received.length);
  expect(received).toEqual([typing]);
  expect(unreadable()).toBe(1);
  expect(warnings).toEqual([expect.stringContaining('typing could not be applied')]);
});
