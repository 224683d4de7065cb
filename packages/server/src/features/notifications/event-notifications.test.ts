import { newId } from '@parrot/contract/core';
import { listNotifications, notificationCreated, rightsChanged } from '@parrot/contract/notifications';
import { inviteRoles, setUserRoles } from '@parrot/contract/team';
import {
  newMember,
  newOwner,
  openNotificationSocket,
  sharedTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invitationAccepted, memberRightsChanged } from '../team/index.ts';

let server: TestServer;
let owner: TestSession;
let agent: TestSession;
let otherTenantOwner: TestSession;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
  agent = await newMember(server, owner, 'agent');
  otherTenantOwner = await newOwner(server);
});
afterAll(() => server.stop());

const settle = () => server.server.platform.outbox.settle();
const notificationsOf = async (session: TestSession) => {
  await settle();
  return (await server.api.call(listNotifications, { session, body: {} })).items;
};
const mention = (values: { recipients: TestSession[]; cause: string }) =>
  server.server.platform.database.tenant(owner.tenantId, (tx) =>
    server.server.slices.notifications.mention(tx, {
      tenantId: owner.tenantId,
      byUserId: agent.userId,
      byName: agent.name,
      recipients: values.recipients.map((session) => session.userId),
      about: 'Ticket 12',
      text: 'Could you have a look at this?',
      link: '/home/desk/chats',
      cause: values.cause,
    }),
  );

test('the inviter is notified once when the invitation is accepted [RTM-05]', async () => {
  const { bus } = server.server.platform;
  const delivered = new Promise<Parameters<typeof bus.deliver>[0]>((resolve) =>
    bus.listen(invitationAccepted, resolve),
  );
  await newMember(server, owner, 'builder');
  const event = await delivered;
  await settle();
  expect(await bus.deliver(event)).toBe(true);
  const about = (await notificationsOf(owner)).filter((item) => item.values.userName === 'builder person');
  expect(about).toMatchObject([{ kind: 'invitation-accepted', link: '/home/studio/users', read: false }]);
  expect((await notificationsOf(agent)).map((item) => item.kind)).not.toContain('invitation-accepted');
});

test('a member is notified of every role change made by others, not of their own [RTM-05, USR-07]', async () => {
  const { items: roles } = await server.api.call(inviteRoles, { session: owner });
  const give = (session: TestSession, ...names: string[]) => {
    server.clock.advance(1_000);
    const roleIds = roles.filter((role) => names.includes(role.roleName)).map((role) => role.roleId);
    return server.api.call(setUserRoles, { session: owner, body: { userId: session.userId, roleIds } });
  };
  const changes = async (session: TestSession) =>
    (await notificationsOf(session)).filter((item) => item.kind === 'role-changed');
  await give(agent, 'Builder', 'Agent');
  await give(agent, 'Agent');
  await give(agent, 'Builder', 'Agent');
  await give(owner, 'Owner', 'Agent');
  const items = await changes(agent);
  expect(items.map((item) => item.values.roleNames)).toEqual(['Builder, Agent', 'Agent', 'Builder, Agent']);
  expect(items[0]).toMatchObject({
    link: '/home/profile',
    values: { byName: 'Maya Lind' },
    byBrowser: false,
  });
  expect(await changes(owner)).toEqual([]);
});

test('mentioned members are notified once; the author and users of other tenants are not [RTM-05, USR-10]', async () => {
  const socket = await openNotificationSocket(server, owner);
  const cause = newId('msg');
  for (let times = 0; times < 2; times++)
    await mention({ recipients: [owner, owner, agent, otherTenantOwner], cause });
  const { notification } = await socket.next(
    notificationCreated,
    (push) => push.notification.kind === 'mention',
  );
  expect(notification.values).toEqual({
    byName: 'agent person',
    about: 'Ticket 12',
    text: 'Could you have a look at this?',
  });
  const mentions = async (session: TestSession) =>
    (await notificationsOf(session)).filter((item) => item.kind === 'mention');
  expect(await mentions(owner)).toEqual([notification]);
  expect([...(await mentions(agent)), ...(await mentions(otherTenantOwner))]).toEqual([]);
  expect(socket.seen(notificationCreated)).toEqual([]);
  socket.close();
});

test('a mention in a rolled-back transaction causes no notification [RTM-07]', async () => {
  const before = await notificationsOf(owner);
  const failing = server.server.platform.database.tenant(owner.tenantId, async (tx) => {
    await server.server.slices.notifications.mention(tx, {
      tenantId: owner.tenantId,
      byUserId: agent.userId,
      byName: agent.name,
      recipients: [owner.userId],
      about: 'Ticket 13',
      text: 'Never said',
      link: '/home/desk/chats',
      cause: newId('msg'),
    });
    throw new Error('roll back');
  });
  await expect(failing).rejects.toThrow('roll back');
  expect(await notificationsOf(owner)).toEqual(before);
});

test('only the open windows of members whose rights changed must refetch [RTM-05, USR-04]', async () => {
  const { database, outbox } = server.server.platform;
  const [mine, theirs, elsewhere] = [
    await openNotificationSocket(server, agent),
    await openNotificationSocket(server, owner),
    await openNotificationSocket(server, otherTenantOwner),
  ];
  // A user of another tenant is not notified even when mentioned.
  await database.tenant(owner.tenantId, async (tx) =>
    outbox.write(tx, memberRightsChanged, {
      tenantId: owner.tenantId,
      key: agent.userId,
      payload: { userIds: [agent.userId, otherTenantOwner.userId] },
    }),
  );
  expect(await mine.next(rightsChanged)).toEqual({});
  await settle();
  expect([...theirs.seen(rightsChanged), ...elsewhere.seen(rightsChanged)]).toEqual([]);
  for (const socket of [mine, theirs, elsewhere]) socket.close();
});
