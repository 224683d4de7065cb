/** Permission changes apply to connected desks without a reconnect. */
import type { App } from '@parrot/contract/apps';
import { openVisitorConversation, requestAgent, sendVisitorMessage } from '@parrot/contract/conversations';
import { newId, type RoleId, type UserSessionId } from '@parrot/contract/core';
import {
  agentConnect,
  deskAccessChanged,
  deskMessageAdded,
  deskSessionChanged,
  openConversation,
  sendAgentMessage,
  takeConversation,
} from '@parrot/contract/desk';
import { createGroup, createRole, deleteGroup, updateGroup, updateRole } from '@parrot/contract/team';
import {
  newMember,
  newOwner,
  newPublishedApp,
  openDeskSocket,
  openVisitorSocket,
  sharedTestServer,
  type TestServer,
  type TestSession,
  type TestSocket,
} from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let owner: TestSession;
let agent: TestSession;
let app: App;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
  app = await newPublishedApp(server, owner);
  agent = await newMember(server, owner, 'agent');
});
afterAll(() => server.stop());

const hello = { userSessionId: '', channel: 'web', agentName: 'Somebody' } as const;
const text = (value = 'Hello') => ({ msgId: newId('msg'), value });
const connect = async (session: TestSession) => {
  const socket = await openDeskSocket(server, session);
  await socket.ask(agentConnect, hello);
  return socket;
};
const waiting = async () => {
  const socket = await openVisitorSocket(server, app);
  const { session } = await socket.ask(openVisitorConversation, { afterSeq: 0 });
  await socket.ask(requestAgent, {});
  return { socket, userSessionId: session?.userSessionId as UserSessionId };
};
let count = 0;
const groupOf = (roleIds: RoleId[], more: object = {}) => ({
  groupName: `Group ${++count}`,
  userIds: [agent.userId],
  roleIds,
  appIds: [],
  ...more,
});
const newGroup = async (roleIds: RoleId[], more: object = {}) =>
  (await server.api.call(createGroup, { session: owner, body: groupOf(roleIds, more) })).group.groupId;
const isClosed = (socket: TestSocket) =>
  socket.socket.connected
    ? new Promise<void>((resolve) => void socket.socket.once('disconnect', () => resolve()))
    : Promise.resolve();
/** On one socket, pushes sent before an emit arrive before its reply. */
const receivedPushes = async (socket: TestSocket) => {
  await server.server.platform.outbox.settle();
  await socket.answer(agentConnect, hello);
  return [...socket.seen(deskSessionChanged), ...socket.seen(deskMessageAdded)];
};

test('an agent who loses an app gets no more pushes of it, not even of conversations they had there [RTM-06, USR-06]', async () => {
  const groupId = await newGroup([], { appIds: [app.appId] });
  const [desk, other] = [await connect(agent), await connect(owner)];
  const { socket: visitor, userSessionId } = await waiting();
  await desk.next(deskSessionChanged);
  await desk.ask(takeConversation, { userSessionId });
  await desk.ask(openConversation, { userSessionId });
  await visitor.ask(sendVisitorMessage, text('Before'));
  await desk.next(deskMessageAdded, ({ message }) => message.value === 'Before');
  await desk.next(deskSessionChanged, ({ session }) => session.lastMessage?.value === 'Before');

  await server.api.call(updateGroup, { session: owner, body: { ...groupOf([]), groupId } });
  await desk.next(deskAccessChanged);
  const before = await receivedPushes(desk);
  await visitor.ask(sendVisitorMessage, text('After'));
  await waiting();
  await other.next(deskSessionChanged, ({ session }) => session.lastMessage?.value === 'After');
  expect(await receivedPushes(desk)).toEqual(before);
  for (const [event, payload] of [
    [openConversation, {}],
    [sendAgentMessage, text()],
  ] as const)
    expect(await desk.answer(event, { ...payload, userSessionId })).toMatchObject({ error: { status: 404 } });
  expect(desk.socket.connected).toBe(true);
  expect(other.seen(deskAccessChanged)).toEqual([]);

  // Once access is granted again, pushes resume after agent.connect on the same socket.
  await server.api.call(updateGroup, {
    session: owner,
    body: { ...groupOf([], { appIds: [app.appId] }), groupId },
  });
  await desk.next(deskAccessChanged);
  await desk.ask(agentConnect, hello);
  await visitor.ask(sendVisitorMessage, text('Again'));
  await desk.next(deskMessageAdded, ({ message }) => message.value === 'Again');
  await server.api.call(deleteGroup, { session: owner, query: { groupId } });
});

test('after a permission change an agent gets no pushes until they connect again [RTM-06]', async () => {
  const groupId = await newGroup([], { appIds: [app.appId] });
  const desk = await connect(agent);
  await server.api.call(updateGroup, {
    session: owner,
    body: { ...groupOf([], { appIds: [app.appId, (await newPublishedApp(server, owner)).appId] }), groupId },
  });
  await desk.next(deskAccessChanged);
  const { userSessionId } = await waiting();
  await server.server.platform.outbox.settle();
  expect(desk.seen(deskSessionChanged)).toEqual([]);
  await desk.ask(agentConnect, hello);
  await desk.ask(takeConversation, { userSessionId });
  await desk.next(deskSessionChanged, ({ session }) => session.userSessionId === userSessionId);
  await server.api.call(deleteGroup, { session: owner, query: { groupId } });
});

test('an app lost while the agent connects gets no pushes afterwards [RTM-06]', async () => {
  const groupId = await newGroup([], { appIds: [app.appId] });
  const desk = await openDeskSocket(server, agent);
  await whileStoreAnswers(
    () => desk.ask(agentConnect, hello),
    () => server.api.call(deleteGroup, { session: owner, query: { groupId } }),
  );
  await desk.next(deskAccessChanged);
  await waiting();
  expect(await receivedPushes(desk)).toEqual([]);
});

/** Runs the second operation between the first one's query and its result. */
async function whileStoreAnswers(first: () => Promise<unknown>, second: () => Promise<unknown>) {
  const { database, outbox } = server.server.platform;
  const { tenant } = database;
  // No other query may run meanwhile.
  await outbox.settle();
  database.tenant = async (tenantId, work) => {
    database.tenant = tenant;
    const answer = await tenant(tenantId, work);
    await second();
    return answer;
  };
  await first();
}

test('a role that loses desk access disconnects agents who have the desk by that role only [RTM-06, USR-04]', async () => {
  const draft = {
    roleName: 'Helpers',
    studioAccess: true,
    deskAccess: true,
    allApps: true,
    functions: [{ functionName: 'Handle Chats', viewable: true, actions: [] }],
  };
  const { role } = await server.api.call(createRole, { session: owner, body: draft });
  const builder = await newMember(server, owner, 'builder');
  await newGroup([role.roleId], { userIds: [builder.userId, agent.userId] });
  const [helper, both] = [await connect(builder), await connect(agent)];
  await waiting();
  await helper.next(deskSessionChanged);
  await both.next(deskSessionChanged);

  await server.api.call(updateRole, {
    session: owner,
    body: { ...draft, roleId: role.roleId, deskAccess: false, allApps: false },
  });
  await isClosed(helper);
  await expect(openDeskSocket(server, builder)).rejects.toMatchObject({ data: { status: 403 } });
  await both.next(deskAccessChanged);
  const before = await receivedPushes(both);
  await waiting();
  expect(await receivedPushes(both)).toEqual(before);
  expect(both.socket.connected).toBe(true);
});

test('permissions revoked without an event are still refused at the next emit [RTM-06]', async () => {
  const desk = await connect(agent);
  await server.server.platform.database.system((tx) =>
    tx.execute(sql`delete from member_roles where user_id = ${agent.userId}`),
  );
  expect(await desk.answer(agentConnect, hello)).toMatchObject({ error: { status: 403 } });
});
