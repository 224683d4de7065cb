import { logOut, verifyEmail } from '@parrot/contract/accounts';
import { publishApp, unpublishApp } from '@parrot/contract/apps';
import {
  acceptVisitorCall,
  deskCallChanged,
  deskCallSignal,
  leaveVisitorCall,
  sendDeskSignal,
  sendVisitorSignal,
  startDeskCall,
  visitorCallChanged,
  visitorCallSignal,
} from '@parrot/contract/calls';
import {
  openVisitorConversation,
  requestAgent,
  sendVisitorMessage,
  uploadVisitorFile,
  visitorMessageAdded,
  visitorPage,
  visitorSessionChanged,
  visitorTyping,
  visitorTypingChanged,
  widgetConfig,
} from '@parrot/contract/conversations';
import { LIMITS, newId, type PayloadOf } from '@parrot/contract/core';
import {
  agentConnect,
  agentTyping,
  answerTransfer,
  closeConversation,
  conversationReassigned,
  deskMessageAdded,
  deskSessionChanged,
  deskTypingChanged,
  deskVisitorPageChanged,
  openConversation,
  requestTransfer,
  sendAgentMessage,
  takeConversation,
  unassignedUsers,
  viewersChanged,
  visitorPresenceChanged,
} from '@parrot/contract/desk';
import { health } from '@parrot/contract/installation';
import { sessionEnded } from '@parrot/contract/notifications';
import { setUserRoles, userRoles } from '@parrot/contract/team';
import {
  findRedis,
  newMember,
  newPublishedApp,
  openDeskSocket,
  openNotificationSocket,
  openVisitorSocket,
  startTestRedis,
  type TestRedis,
  type TestServer,
  type TestSession,
  type TestSocket,
} from '@parrot/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTwoServers, type TwoServers } from '../../platform/cluster/two-servers.fixture.ts';
import { FAKE_S3_KEYS, type FakeS3, startFakeS3 } from '../../platform/storage/fake-s3.fixture.ts';
import { type DeskSetup, newText, setUpDesk } from './desk-setup.fixture.ts';

const program = await findRedis();

const isClosed = ({ socket }: TestSocket) =>
  new Promise<void>((resolve) => socket.once('disconnect', () => resolve()));

describe.skipIf(!program)('two processes on one database and one Redis', () => {
  let redis: TestRedis;
  let s3: FakeS3;
  let servers: TwoServers | undefined;
  let a: TestServer;
  let b: TestServer;
  let desk: DeskSetup;

  beforeAll(async () => {
    redis = await startTestRedis(program ?? '');
    s3 = await startFakeS3();
    servers = await startTwoServers(redis, {
      TRUST_PROXY: 'yes',
      CONVERSATIONS_PER_MINUTE: '6',
      SIGN_INS_PER_MINUTE: '20',
      DRAIN_SECONDS: '1',
      FILES_URL: s3.url,
      AWS_ACCESS_KEY_ID: FAKE_S3_KEYS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: FAKE_S3_KEYS.secretAccessKey,
    });
    ({ a, b } = servers);
    desk = await setUpDesk(a, { isVideoCallRequired: true });
  });
  afterAll(async () => {
    await servers?.stop();
    await redis.stop();
    await s3.stop();
  });

  const connectTo = async (server: TestServer, session: TestSession) => {
    const socket = await openDeskSocket(server, session);
    await socket.ask(agentConnect, { userSessionId: '', channel: 'web', agentName: session.name });
    return socket;
  };

  test('a visitor on one talks with an agent on the other', async () => {
    const agent = await connectTo(b, desk.agent);
    const { socket: visitor, userSessionId } = await desk.visit();
    await visitor.ask(requestAgent, {});
    const isWaiting = (status: string) => status === 'UNASSIGNED';
    await agent.next(deskSessionChanged, ({ session }) => isWaiting(session.status));

    await agent.ask(takeConversation, { userSessionId });
    await visitor.next(visitorSessionChanged, ({ session }) => session.status === 'ASSIGNED');
    await agent.ask(openConversation, { userSessionId, afterSeq: 0 });

    await agent.ask(agentTyping, { userSessionId, typing: true });
    await visitor.next(visitorTypingChanged, ({ typing }) => typing);
    await agent.ask(sendAgentMessage, { userSessionId, ...newText('Hello from the desk') });
    await visitor.next(visitorMessageAdded, ({ message }) => message.value === 'Hello from the desk');

    await visitor.ask(visitorTyping, { typing: true });
    await agent.next(deskTypingChanged, ({ typing, userType }) => typing && userType === 'visitor');
    await visitor.ask(sendVisitorMessage, newText('Hello from the site'));
    await agent.next(deskMessageAdded, ({ message }) => message.value === 'Hello from the site');

    // To an agent on the other process.
    const other = await connectTo(a, desk.otherAgent);
    await agent.ask(requestTransfer, { userSessionId, toAgentId: desk.otherAgent.userId });
    await other.next(deskSessionChanged, ({ session }) => session.transfer !== null);
    await other.ask(answerTransfer, { userSessionId, accept: true });
    await agent.next(conversationReassigned, ({ mayRead }) => !mayRead);

    await other.ask(closeConversation, { userSessionId });
    await visitor.next(visitorSessionChanged, ({ session }) => session.status === 'CLOSED');
    for (const socket of [agent, other, visitor]) socket.close();
  });

  test('an app that is published or unpublished on one is so on the other at once', async () => {
    const { appId, parrotId } = await newPublishedApp(a, desk.owner);
    const seenByVisitors = async () => (await b.api.call(widgetConfig, { query: { parrotId } })).published;
    expect(await seenByVisitors()).toBe(true);
    await a.api.call(unpublishApp, { session: desk.owner, body: { appId } });
    await expect.poll(seenByVisitors).toBe(false);
    await expect(openVisitorSocket(b, { parrotId })).rejects.toThrow();
    await a.api.call(publishApp, { session: desk.owner, body: { appId } });
    await expect.poll(seenByVisitors).toBe(true);
  });

  test('permissions lost on one take effect on the other, and a session that ends disconnects its sockets', async () => {
    const agent = await newMember(a, desk.owner, 'agent', [desk.app.appId]);
    const socket = await connectTo(b, agent);
    const closed = isClosed(socket);
    const builder = await newMember(a, desk.owner, 'builder', []);
    const { roles } = await a.api.call(userRoles, {
      session: desk.owner,
      body: { userId: builder.userId },
    });
    const roleIds = roles.map(({ roleId }) => roleId);
    await a.api.call(setUserRoles, { session: desk.owner, body: { userId: agent.userId, roleIds } });
    await closed;

    const [deskSocket, notifications] = await Promise.all([
      connectTo(b, desk.supervisor),
      openNotificationSocket(b, desk.supervisor),
    ]);
    const allClosed = Promise.all([isClosed(deskSocket), isClosed(notifications)]);
    const { userId, emailId } = desk.supervisor;
    await a.api.call(logOut, {
      session: desk.supervisor,
      body: { userId, emailId, appName: 'parrot', channelName: 'studio' },
    });
    await notifications.next(sessionEnded);
    await allClosed;
  });

  test('a visitor is present for all processes, wherever they are connected', async () => {
    const agent = await connectTo(b, desk.agent);
    const visitor = await desk.waitingVisitor();
    const { userSessionId, conversationId, visitorToken } = visitor;
    await agent.ask(takeConversation, { userSessionId });
    expect(await agent.ask(openConversation, { userSessionId })).toMatchObject({ visitorIsThere: true });

    // To the other process within the grace period.
    const again = await openVisitorSocket(b, { parrotId: desk.app.parrotId, visitorToken });
    await again.ask(openVisitorConversation, {});
    await desk.leave(visitor);
    expect(await agent.ask(openConversation, { userSessionId })).toMatchObject({ visitorIsThere: true });
    expect(agent.seen(visitorPresenceChanged)).toEqual([]);

    again.close();
    const { sockets } = b.server.platform.channels.visitor.sockets;
    await expect.poll(() => sockets.size).toBe(0);
    a.clock.advance(LIMITS.visitorGraceSeconds * 1_000);
    await b.server.slices.desk.runUpkeep();
    expect(await agent.next(visitorPresenceChanged)).toEqual({ conversationId, isThere: false });
    agent.close();
  });

  test('a call connects participants of both', async () => {
    const agent = await connectTo(b, desk.agent);
    const { socket: visitor, userSessionId } = await desk.waitingVisitor();
    await agent.ask(takeConversation, { userSessionId });
    const clientId = newId('msg').slice(4);
    const ringing = await agent.ask(startDeskCall, { userSessionId, kind: 'video', clientId });
    const { callId } = ringing.call;
    await visitor.next(visitorCallChanged, ({ call }) => call.status === 'ringing');
    const answered = await visitor.ask(acceptVisitorCall, { callId });
    await agent.next(deskCallChanged, ({ call }) => call.status === 'active');

    const [agents, visitors] = [ringing.participantId, answered.participantId];
    const signal = { description: { type: 'offer' as const, sdp: 'v=0' } };
    await visitor.ask(sendVisitorSignal, { callId, participantId: visitors, to: agents, number: 1, signal });
    expect(await agent.next(deskCallSignal)).toMatchObject({ from: visitors, signal });
    const answer = { callId, participantId: agents, to: visitors, number: 1, signal };
    await agent.ask(sendDeskSignal, { ...answer, userSessionId: '' });
    expect(await visitor.next(visitorCallSignal)).toMatchObject({ from: agents, signal });

    await visitor.ask(leaveVisitorCall, { callId });
    await agent.next(deskCallChanged, ({ call }) => call.status === 'ended');
    for (const socket of [agent, visitor]) socket.close();
  });

  test('limits count what is done on both', async () => {
    const address = { 'x-forwarded-for': '10.0.0.9' };
    const open = async (server: TestServer) => {
      const socket = await openVisitorSocket(server, { parrotId: desk.app.parrotId }, address);
      return socket.answer(openVisitorConversation, {}).finally(() => socket.close());
    };
    for (const server of [a, b, a, b, a, b]) expect(await open(server)).toMatchObject({ ok: true });
    for (const server of [a, b]) expect(await open(server)).toMatchObject({ error: { code: 'too_many' } });
  });

  /** Whether so many calls of an address were not refused for being too many. */
  const callsAdmitted = async (server: TestServer, address: string, count: number): Promise<boolean[]> => {
    const headers = { 'x-forwarded-for': address };
    const admitted: boolean[] = [];
    for (let call = 0; call < count; call += 1) {
      const { status } = await server.api.answer(verifyEmail, { body: { token: 'unknown' }, headers });
      admitted.push(status !== 429);
    }
    return admitted;
  };

  test('calls count on both', async () => {
    const address = '10.0.0.8';
    const first = [...(await callsAdmitted(a, address, 10)), ...(await callsAdmitted(b, address, 10))];
    expect(first).not.toContain(false);
    expect([await callsAdmitted(a, address, 1), await callsAdmitted(b, address, 1)]).toEqual([
      [false],
      [false],
    ]);
  });

  test('one of them does what must be done once', async () => {
    const leaders = [a, b].filter(({ server }) => server.platform.cluster.isLeader());
    expect(leaders).toHaveLength(1);
  });

  test('an outage of Redis loses nothing that was acknowledged, and leaves nothing outdated', async () => {
    const { appId, parrotId } = await newPublishedApp(a, desk.owner);
    const isPublished = async () => (await b.api.call(widgetConfig, { query: { parrotId } })).published;
    expect(await isPublished()).toBe(true);
    const agent = await connectTo(b, desk.agent);
    const { socket: visitor, userSessionId } = await desk.waitingVisitor();
    await agent.ask(takeConversation, { userSessionId });
    const states = () => Promise.all([a, b].map(async ({ api }) => (await api.answer(health, {})).status));

    await redis.kill();
    await expect.poll(states).toEqual([503, 503]);
    const message = newText('Sent while Redis is away');
    expect(await visitor.answer(sendVisitorMessage, message)).toMatchObject({ ok: true });
    expect((await callsAdmitted(a, '10.0.0.7', 21)).indexOf(false)).toBe(20);
    await a.api.call(unpublishApp, { session: desk.owner, body: { appId } });
    await expect.poll(isPublished).toBe(false);

    const closed = isClosed(agent);
    await redis.restart();
    await expect.poll(states).toEqual([200, 200]);
    await closed;
    const back = await connectTo(b, desk.agent);
    const { messages } = await back.ask(openConversation, { userSessionId });
    expect(messages.filter(({ value }) => value === message.value)).toHaveLength(1);
    await a.api.call(publishApp, { session: desk.owner, body: { appId } });
    await expect.poll(isPublished).toBe(true);
  });

  test('agents on both see each other in a conversation, and the page of its visitor, wherever they are connected', async () => {
    const { userSessionId, conversationId, socket: visitor } = await desk.waitingVisitor();
    const [here, there] = [await connectTo(a, desk.agent), await connectTo(b, desk.otherAgent)];
    for (const socket of [here, there]) await socket.ask(openConversation, { userSessionId });
    const both = [desk.agent.userId, desk.otherAgent.userId].sort();
    const shows = (ids: string[]) => (push: PayloadOf<typeof viewersChanged>) =>
      push.viewers
        .map(({ userId }) => userId)
        .sort()
        .join() === ids.join();
    for (const socket of [here, there]) await socket.next(viewersChanged, shows(both));
    const page = 'https://shop.example/cart';
    await visitor.ask(visitorPage, { page });
    for (const socket of [here, there]) await socket.next(deskVisitorPageChanged);
    const { pages } = await b.api.call(unassignedUsers, { session: desk.agent, body: {} });
    expect(pages?.[conversationId]).toBe(page);
    there.close();
    await here.next(viewersChanged, shows([desk.agent.userId]));
    here.close();
    visitor.close();
  });

  test('a file uploaded to one is sent and opened on the other; a bucket that refuses is an error, and not ready', async () => {
    const { socket, visitorToken } = await desk.visit();
    const { parrotId } = desk.app;
    const content = 'order;price\n1;20';
    const upload = () => {
      const form = new FormData();
      form.set('file', new File([content], 'order.csv'));
      return { body: { parrotId, visitorToken }, form };
    };
    const { file } = await b.api.call(uploadVisitorFile, upload());
    await socket.ask(sendVisitorMessage, { ...newText('My order'), files: [file.fileId] });
    expect([...s3.objects.values()].map(String)).toEqual([content]);
    for (const server of [a, b]) expect(await (await fetch(server.url + file.url)).text()).toBe(content);

    s3.failAll({ status: 403, code: 'AccessDenied' });
    expect((await fetch(a.url + file.url)).status).toBe(503);
    expect((await b.api.answer(uploadVisitorFile, upload())).body).toMatchObject({ code: 'unavailable' });
    const readiness = async () => (await a.api.answer(health, {})).status;
    await expect.poll(readiness).toBe(503);
    s3.failAll();
    await expect.poll(readiness).toBe(200);
    socket.close();
  });

  test('a process that stops lets its sockets reconnect elsewhere', async () => {
    const { parrotId } = desk.app;
    const { socket, conversationId, visitorToken } = await desk.visit();
    const closed = new Promise((resolve) => socket.socket.once('disconnect', resolve));
    await a.server.drain();
    // The reason after which clients reconnect by themselves.
    expect(await closed).toBe('transport close');
    expect((await a.api.answer(health, {})).status).toBe(503);
    await expect(openVisitorSocket(a, { parrotId, visitorToken })).rejects.toThrow();
    const again = await openVisitorSocket(b, { parrotId, visitorToken });
    expect(await again.ask(openVisitorConversation, {})).toMatchObject({ conversationId });
    again.close();
  });
});
