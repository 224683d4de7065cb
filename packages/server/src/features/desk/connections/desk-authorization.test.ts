/** Authorization at the desk: handshake, emits, and conversations of other tenants and apps. */

import { logOut } from '@parrot/contract/accounts';
import type { App } from '@parrot/contract/apps';
import { openVisitorConversation, requestAgent, sendVisitorMessage } from '@parrot/contract/conversations';
import { type Emit, newId, type UserSessionId } from '@parrot/contract/core';
import {
  addNote,
  agentConnect,
  agentTyping,
  answerTransfer,
  assignConversation,
  assignedUsers,
  assignFromBot,
  cancelTransfer,
  closeConversation,
  deskMessageAdded,
  deskSessionChanged,
  escalateConversation,
  openConversation,
  readConversation,
  requestTransfer,
  returnToBot,
  sendAgentMessage,
  takeConversation,
  takeOver,
  unassignedUsers,
} from '@parrot/contract/desk';
import {
  deskEnvelopeOf,
  newMember,
  newOwner,
  newPublishedApp,
  openDeskSocket,
  openSocket,
  openVisitorSocket,
  sharedTestServer,
  signInAs,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let owner: TestSession;
let agent: TestSession;
let app: App;
/** In another tenant. */
let otherTenantOwner: TestSession;
/** In the same tenant, with access to another app. */
let outsider: TestSession;

beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
  app = await newPublishedApp(server, owner);
  agent = await newMember(server, owner, 'agent', [app.appId]);
  outsider = await newMember(server, owner, 'agent', [(await newPublishedApp(server, owner)).appId]);
  otherTenantOwner = await newOwner(server);
});
afterAll(() => server.stop());

const waiting = async () => {
  const socket = await openVisitorSocket(server, app);
  const { session } = await socket.ask(openVisitorConversation, { afterSeq: 0 });
  await socket.ask(requestAgent, {});
  return { socket, userSessionId: session?.userSessionId as UserSessionId };
};
const hello = { userSessionId: '', channel: 'web', agentName: 'Somebody' } as const;
const text = () => ({ msgId: newId('msg'), value: 'Hello' });
/** Every emit about a session, with its payload apart from the session id. */
const ABOUT_A_SESSION: [Emit, object][] = [
  [openConversation, {}],
  [takeConversation, {}],
  [sendAgentMessage, text()],
  [closeConversation, {}],
  [readConversation, { seq: 1 }],
  [agentTyping, { typing: true }],
  [requestTransfer, { toAgentId: newId('usr') }],
  [answerTransfer, { accept: true }],
  [cancelTransfer, {}],
  [escalateConversation, { toAgentId: newId('usr'), note: 'Please' }],
  [returnToBot, {}],
  [addNote, { clientId: 'a-client-id', value: 'Hello' }],
];
const FOR_SUPERVISORS: [Emit, object][] = [
  [assignConversation, { toAgentId: newId('usr') }],
  [takeOver, {}],
];

describe('the handshake', () => {
  const auth = (session: TestSession) => ({
    token: session.token,
    userId: session.userId,
    channel: 'desk-socket-server',
  });
  const refusal = (given: Record<string, unknown>, query: Record<string, string> = { type: 'agent' }) =>
    openSocket(server, 'desk', given, {}, query).catch((error) => error.data);

  test('requires a valid token of the user [RTM-01, RTM-06]', async () => {
    countAttack('tokens');
    const { token, ...bare } = auth(agent);
    expect(await refusal(bare)).toMatchObject({ status: 400, fields: { token: expect.any(String) } });
    expect(await refusal({ ...bare, token: '' })).toMatchObject({ status: 401 });
    expect(await refusal({ ...bare, token: `${token}x` })).toMatchObject({ status: 401 });
    expect(await refusal({ ...bare, token: otherTenantOwner.token })).toMatchObject({ status: 401 });
  });

  test('requires the desk’s channel and type [RTM-01, RTM-06]', async () => {
    expect(await refusal({ ...auth(agent), channel: 'studio' })).toMatchObject({
      status: 400,
      fields: { channel: expect.any(String) },
    });
    expect(await refusal(auth(agent), {})).toMatchObject({
      status: 400,
      fields: { type: expect.any(String) },
    });
  });

  test('refuses users whose roles have no desk access [RTM-01, RTM-06]', async () => {
    const builder = await newMember(server, owner, 'builder');
    expect(await refusal(auth(builder))).toMatchObject({ status: 403 });
  });

  test('refuses browsers on other origins [RTM-01, RTM-06]', async () => {
    countAttack('origins');
    const { io } = await import('socket.io-client');
    const socket = io(server.url, {
      path: '/desk-socket/socket.io',
      transports: ['websocket'],
      auth: auth(agent),
      query: { type: 'agent' },
      extraHeaders: { origin: 'https://evil.example' },
      reconnection: false,
    });
    await expect(
      new Promise((resolve, reject) => {
        socket.once('connect', () => resolve('connected'));
        socket.once('connect_error', reject);
      }),
    ).rejects.toThrow();
    socket.close();
  });
});

describe('every emit is authorized by its own envelope', () => {
  test('a missing, malformed or foreign token is refused whatever the handshake was [RTM-06]', async () => {
    countAttack('anonymous');
    const { userSessionId } = await waiting();
    const otherAgent = await newMember(server, owner, 'agent', [app.appId]);
    const stolen = deskEnvelopeOf(otherAgent);
    const emits: [Emit, object][] = [[agentConnect, hello], ...ABOUT_A_SESSION, ...FOR_SUPERVISORS];
    for (const [event, payload] of emits) {
      // One socket each: all of them on one would exceed the rate limit.
      const socket = await openDeskSocket(server, agent);
      const about = { userSessionId, ...payload };
      for (const wrong of [
        { token: undefined },
        { token: '' },
        { token: { $gt: '' } },
        { token: `${agent.token}x` },
        { token: otherTenantOwner.token },
        stolen,
        { agentId: otherAgent.userId },
      ])
        expect(
          await socket.answer(event, { ...about, ...wrong, userSessionId: about.userSessionId }),
        ).toMatchObject({
          ok: false,
          error: { status: 401, code: 'unauthenticated' },
        });
      expect(await socket.answer(event, { ...about, tenantId: otherTenantOwner.tenantId })).toMatchObject({
        ok: false,
        error: { status: 404, code: 'not_found' },
      });
      socket.close();
    }
    const { items } = await server.api.call(unassignedUsers, { session: agent, body: {} });
    expect(items.find((row) => row.userSessionId === userSessionId)).toMatchObject({ agentId: null });
  });

  test('invalid payloads are refused with the field named [RTM-06]', async () => {
    countAttack('types');
    const socket = await openDeskSocket(server, agent);
    const { userSessionId } = await waiting();
    for (const [event, payload, field] of [
      [agentConnect, { ...hello, channel: 'fax' }, 'channel'],
      [agentConnect, { ...hello, clientInfo: { browser: 'x' } }, 'clientInfo.browser'],
      [openConversation, { userSessionId: "' or 1=1" }, 'userSessionId'],
      [openConversation, { userSessionId, afterSeq: 1.5 }, 'afterSeq'],
      [sendAgentMessage, { userSessionId, msgId: 'short', value: 'Hello' }, 'msgId'],
      [sendAgentMessage, { userSessionId, ...text(), value: '' }, 'value'],
      [readConversation, { userSessionId, seq: -1 }, 'seq'],
      [agentTyping, { userSessionId }, 'typing'],
      [requestTransfer, { userSessionId, toAgentId: { $ne: null } }, 'toAgentId'],
      [requestTransfer, { userSessionId, toAgentId: newId('usr'), note: 'x'.repeat(501) }, 'note'],
      [answerTransfer, { userSessionId, accept: 'yes' }, 'accept'],
      [escalateConversation, { userSessionId, toAgentId: newId('usr'), note: ' ' }, 'note'],
      [returnToBot, { userSessionId, note: 7 }, 'note'],
      [addNote, { userSessionId, clientId: '../../x', value: 'Hello' }, 'clientId'],
      [addNote, { userSessionId, clientId: 'a-client-id', value: 'x'.repeat(4_001) }, 'value'],
      [agentTyping, { userSessionId, typing: true, agentId: 7 }, 'agentId'],
    ] as [Emit, object, string][]) {
      const answer = await socket.answer(event, payload);
      expect(answer).toMatchObject({ ok: false, error: { status: 400, code: 'bad_input' } });
      expect(answer).toHaveProperty(['error', 'fields', field]);
    }
  });
});

describe('conversations of other tenants and apps', () => {
  test('get the same reply as an unknown id in every emit and call [RTM-06]', async () => {
    countAttack('tenants');
    const { userSessionId } = await waiting();
    for (const session of [otherTenantOwner, outsider]) {
      const socket = await openDeskSocket(server, session);
      await socket.ask(agentConnect, hello);
      const supervises = session === otherTenantOwner;
      for (const [event, payload] of [...ABOUT_A_SESSION, ...(supervises ? FOR_SUPERVISORS : [])]) {
        const theirs = await socket.answer(event, { ...payload, userSessionId });
        const never = await socket.answer(event, { ...payload, userSessionId: newId('uss') });
        expect(theirs).toEqual({ ok: false, error: expect.objectContaining({ status: 404 }) });
        expect(JSON.stringify(theirs)).toBe(JSON.stringify(never));
      }
      const theirs = await server.api.answer(assignFromBot, { session, body: { userSessionId } });
      const never = await server.api.answer(assignFromBot, {
        session,
        body: { userSessionId: newId('uss') },
      });
      expect([theirs.status, theirs.text]).toEqual([404, never.text]);
      for (const call of [unassignedUsers, assignedUsers]) {
        const { items } = await server.api.call(call, { session, body: {} });
        expect(items).toEqual([]);
        const byApp = await server.api.answer(call, { session, body: { appId: app.appId } });
        expect(byApp.status).toBe(404);
      }
    }
  });

  test('are never pushed [RTM-06]', async () => {
    countAttack('tenants');
    const mine = await openDeskSocket(server, agent);
    const others = [await openDeskSocket(server, otherTenantOwner), await openDeskSocket(server, outsider)];
    for (const socket of [mine, ...others]) await socket.ask(agentConnect, hello);
    const { socket: visitor, userSessionId } = await waiting();
    await mine.ask(takeConversation, { userSessionId });
    await visitor.ask(sendVisitorMessage, text());
    await mine.next(deskMessageAdded);
    await mine.next(deskSessionChanged, ({ session }) => session.status === 'ASSIGNED');
    for (const socket of others) {
      await socket.ask(agentConnect, hello);
      expect([...socket.seen(deskSessionChanged), ...socket.seen(deskMessageAdded)]).toEqual([]);
    }
  });

  test('agents with access to every app of the tenant get pushes of this one too [RTM-06]', async () => {
    const socket = await openDeskSocket(server, owner);
    await socket.ask(agentConnect, hello);
    const { userSessionId } = await waiting();
    await socket.next(deskSessionChanged, ({ session }) => session.userSessionId === userSessionId);
  });
});

describe('after the login session has ended', () => {
  test('its sockets are closed and its token refused; other login sessions stay [RTM-06]', async () => {
    countAttack('sessions');
    const again = await signInAs(server, agent.emailId);
    const [ended, alive] = [await openDeskSocket(server, again), await openDeskSocket(server, agent)];
    const closed = new Promise((resolve) => ended.socket.once('disconnect', resolve));
    await server.api.call(logOut, {
      session: again,
      body: { userId: again.userId, emailId: again.emailId, appName: 'parrot', channelName: 'studio' },
    });
    await closed;
    await expect(openDeskSocket(server, again)).rejects.toMatchObject({ data: { status: 401 } });
    await alive.ask(agentConnect, hello);
  });

  test('a token of the new login session is refused on the old socket [RTM-06]', async () => {
    countAttack('sessions');
    const socket = await openDeskSocket(server, agent);
    const again = await signInAs(server, agent.emailId);
    expect(await socket.answer(agentConnect, { ...hello, ...deskEnvelopeOf(again) })).toMatchObject({
      error: { status: 401 },
    });
  });
});
