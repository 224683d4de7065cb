import { logOut } from '@parrot/contract/accounts';
import { type App, shareCode, unshareApp } from '@parrot/contract/apps';
import { openVisitorConversation, requestAgent } from '@parrot/contract/conversations';
import { BUILT_IN_ROLES, CHANNELS, type UserId } from '@parrot/contract/core';
import { listNotifications, notificationCreated, sessionEnded } from '@parrot/contract/notifications';
import { inviteRoles, makeInactive, removeUsers, setAvailability, setUserRoles } from '@parrot/contract/team';
import {
  newMember,
  newOwner,
  newPublishedApp,
  openNotificationSocket,
  openSocket,
  openVisitorSocket,
  sharedTestServer,
  signInAs,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queueChanged } from '../conversations/index.ts';

let server: TestServer;
let owner: TestSession;
let app: App;

beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
  app = await newPublishedApp(server, owner);
});
afterAll(() => server.stop());

const askForPerson = async () => {
  const visitor = await openVisitorSocket(server, app);
  await visitor.ask(openVisitorConversation, { afterSeq: 0 });
  await visitor.ask(requestAgent, {});
};
const stored = (session: TestSession) =>
  server.server.platform.database.tenant(session.tenantId, async (tx) => {
    const found = await tx.execute(sql`select id from notifications
      where kind = 'person-waiting' and user_id = ${session.userId}`);
    return (found as unknown as { rows: { id: string }[] }).rows.map(({ id }) => id);
  });
const settle = () => server.server.platform.outbox.settle();

test('everyone who may take the visitor is notified, live and in the list; no one else is [RTM-05]', async () => {
  const agent = await newMember(server, owner, 'agent', [app.appId]);
  const supervisor = await newMember(server, owner, 'supervisor');
  const others = [
    await newMember(server, owner, 'agent'),
    await newMember(server, owner, 'builder', [app.appId]),
    await newOwner(server),
  ];
  const notified = [owner, agent, supervisor];
  const sockets = await Promise.all(notified.map((session) => openNotificationSocket(server, session)));
  const silent = await Promise.all(others.map((session) => openNotificationSocket(server, session)));
  await askForPerson();
  for (const [at, socket] of sockets.entries()) {
    const { notification, unreadCount } = await socket.next(notificationCreated);
    expect(notification).toMatchObject({
      kind: 'person-waiting',
      link: expect.stringMatching(/^\/home\/desk\/chats\?session=uss_/),
      read: false,
      byBrowser: true,
      values: { appName: app.appName, visitorName: expect.stringMatching(/^Visitor \d{4}$/) },
    });
    const session = notified[at] as TestSession;
    expect(await stored(session)).toEqual([notification.notificationId]);
    const list = await server.api.call(listNotifications, { session, body: {} });
    expect([list.items[0], list.unreadCount]).toEqual([notification, unreadCount]);
  }
  await settle();
  for (const session of others) expect(await stored(session)).toEqual([]);
  for (const socket of silent) expect(socket.seen(notificationCreated)).toEqual([]);
});

test('agents who are away are not notified until they are back [USR-01, RTM-05]', async () => {
  const agent = await newMember(server, owner, 'supervisor');
  await server.api.call(setAvailability, {
    session: agent,
    body: { unavailability: { duration: 'Next 24 hrs', reason: 'Training or Meetings' } },
  });
  await askForPerson();
  await settle();
  expect(await stored(agent)).toEqual([]);
  await server.api.call(setAvailability, { session: agent, body: { unavailability: null } });
  await askForPerson();
  await settle();
  expect(await stored(agent)).toHaveLength(1);
});

test('who is notified follows roles and the sharing of the app with the next visitor [USR-01, RTM-05]', async () => {
  const agent = await newMember(server, owner, 'agent');
  const { items: roles } = await server.api.call(inviteRoles, { session: owner });
  const notifiedOfNext = async () => {
    const before = await stored(agent);
    await askForPerson();
    await settle();
    return (await stored(agent)).length > before.length;
  };
  const setRole = (roleName: string) =>
    server.api.call(setUserRoles, {
      session: owner,
      body: {
        userId: agent.userId,
        roleIds: roles.filter((role) => role.roleName === roleName).map(({ roleId }) => roleId),
      },
    });
  expect(await notifiedOfNext()).toBe(false);
  await server.api.call(shareCode, { session: owner, body: { appId: app.appId, userIds: [agent.userId] } });
  expect(await notifiedOfNext()).toBe(true);
  await setRole(BUILT_IN_ROLES.builder.name);
  expect(await notifiedOfNext()).toBe(false);
  await setRole(BUILT_IN_ROLES.agent.name);
  expect(await notifiedOfNext()).toBe(true);
  await server.api.call(unshareApp, { session: owner, body: { appId: app.appId, from: agent.userId } });
  expect(await notifiedOfNext()).toBe(false);
});

test('an event delivered twice notifies once [RTM-07]', async () => {
  const { bus } = server.server.platform;
  const socket = await openNotificationSocket(server, owner);
  const delivered = new Promise<Parameters<typeof bus.deliver>[0]>((resolve) =>
    bus.listen(queueChanged, resolve),
  );
  await askForPerson();
  const event = await delivered;
  const first = await socket.next(notificationCreated);
  await settle();
  const before = await stored(owner);
  expect(await bus.deliver(event)).toBe(true);
  await settle();
  expect(await stored(owner)).toEqual(before);
  // The next push is about the next visitor.
  await askForPerson();
  const second = await socket.next(notificationCreated);
  expect(second.notification.notificationId).not.toBe(first.notification.notificationId);
});

test('the handshake requires a valid token and the right channel [RTM-05, RTM-06]', async () => {
  const auth = { token: owner.token, userId: owner.userId, channel: CHANNELS.notification.channel };
  const otherTenantOwner = await newOwner(server);
  for (const [wrong, status] of [
    [{ token: undefined }, 400],
    [{ token: 'rubbish' }, 401],
    [{ token: otherTenantOwner.token }, 401],
    [{ userId: otherTenantOwner.userId }, 401],
    [{ channel: CHANNELS.desk.channel }, 400],
  ] as const)
    await expect(openSocket(server, 'notification', { ...auth, ...wrong })).rejects.toMatchObject({
      data: { status },
    });
});

test('a login session ended elsewhere is notified and its connection closed [RTM-05]', async () => {
  const again = await signInAs(server, owner.emailId);
  const socket = await openNotificationSocket(server, again);
  const alive = await openNotificationSocket(server, owner);
  const closed = new Promise((resolve) => socket.socket.once('disconnect', resolve));
  await server.api.call(logOut, {
    session: again,
    body: { userId: again.userId, emailId: again.emailId, appName: 'parrot', channelName: 'studio' },
  });
  expect(await socket.next(sessionEnded)).toEqual({ reason: 'logout' });
  await closed;
  expect(alive.socket.connected).toBe(true);
});

test.each([
  ['removed', (userId: UserId) => [removeUsers, { userIds: [userId] }] as const],
  [
    'inactive',
    (userId: UserId) =>
      [
        makeInactive,
        {
          userIds: [userId],
          unavailability: { duration: 'Next 24 hrs', reason: 'Workload Management' },
        },
      ] as const,
  ],
] as const)(
  'a member who is %s is notified and the connection closed [RTM-05, RTM-06]',
  async (reason, act) => {
    const member = await newMember(server, owner, 'agent');
    const socket = await openNotificationSocket(server, member);
    const closed = new Promise((resolve) => socket.socket.once('disconnect', resolve));
    const [call, body] = act(member.userId);
    const answer = await server.api.answer(call, { session: owner, body });
    expect(answer.status).toBe(200);
    expect(await socket.next(sessionEnded)).toEqual({ reason });
    await closed;
    await expect(openNotificationSocket(server, member)).rejects.toMatchObject({ data: { status: 401 } });
  },
);
