/** Sharing apps with users and groups, and the activity it leaves. */
import {
  ALREADY_SHARED,
  type App,
  type AppUser,
  appActivity,
  appDetails,
  createApp,
  listAppUsers,
  publishApp,
  shareCandidates,
  shareCode,
  sharedApps,
  unshareApp,
} from '@parrot/contract/apps';
import { type AppId, type GroupId, newId, type UserId } from '@parrot/contract/core';
import { agentConnect, deskAccessChanged } from '@parrot/contract/desk';
import { addFaq, deleteFaq, updateFaq } from '@parrot/contract/knowledge';
import { createGroup, makeInactive } from '@parrot/contract/team';
import {
  newMember,
  newOwner,
  OPENING_HOURS,
  openDeskSocket,
  sharedTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const NOT_FOUND = 'We couldn’t find that.';
let server: TestServer;
let owner: TestSession;
let builder: TestSession;
let admin: TestSession;
let app: App;
let count = 0;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server, { name: 'Maya Lind' });
  builder = await newMember(server, owner, 'builder');
  admin = await newMember(server, owner, 'admin');
});
beforeEach(async () => {
  const body = { appName: `Shared${++count}`, appType: 'Q&A' as const };
  app = (await server.api.call(createApp, { session: owner, body })).app;
});
afterAll(() => server.stop());

const newGroup = async (userIds: UserId[], appIds: AppId[] = []) => {
  const body = { groupName: `Group ${++count}`, userIds, roleIds: [], appIds };
  return (await server.api.call(createGroup, { session: owner, body })).group;
};
type Receivers = { userIds?: UserId[]; groupIds?: GroupId[] };
const share = async (receivers: Receivers, session = owner) =>
  (await server.api.call(shareCode, { session, body: { appId: app.appId, ...receivers } })).results;
const unshare = (from: UserId | GroupId, session = owner) =>
  server.api.answer(unshareApp, { session, body: { appId: app.appId, from } });
const isOpenTo = async (session: TestSession) =>
  (await server.api.answer(appDetails, { session, body: { appId: app.appId } })).status === 200;
const users = (body: { search?: string; offset?: number; limit?: number } = {}, session = owner) =>
  server.api.call(listAppUsers, { session, body: { appId: app.appId, ...body } });
const activity = (session: TestSession, body: { offset?: number; limit?: number } = {}) =>
  server.api.call(appActivity, { session, body: { appId: app.appId, ...body } });
const through = (items: AppUser[]) =>
  Object.fromEntries(items.map((user) => [user.userId, [user.through, user.groupName]]));

describe('sharing', () => {
  test('without users it returns the embed snippet and the test page, and shares nothing [APP-05]', async () => {
    const { appId, parrotId } = app;
    const code = await server.api.call(shareCode, { session: owner, body: { appId } });
    expect(code).toEqual({
      status: 'success',
      parrotId,
      embedCode: `<script async crossorigin src="${server.url}/widget/${parrotId}.js"></script>`,
      testPageUrl: `${server.url}/try/${parrotId}`,
      results: [],
    });
    expect((await activity(owner)).items.map((item) => item.act)).toEqual(['app.created']);
  });

  test('shares an app with users and with all members of a group, with a result for each [APP-05]', async () => {
    const friend = await newMember(server, owner, 'builder');
    const group = await newGroup([friend.userId]);
    const ok = { ok: true, message: '' };
    expect(await share({ userIds: [builder.userId, builder.userId], groupIds: [group.groupId] })).toEqual([
      { id: builder.userId, ...ok },
      { id: group.groupId, ...ok },
    ]);
    expect([await isOpenTo(builder), await isOpenTo(friend)]).toEqual([true, true]);
    const list = await server.api.call(sharedApps, { session: builder, body: {} });
    expect(list.items.map((item) => item.appId)).toContain(app.appId);
    const [entry] = (await activity(owner)).items;
    expect(entry).toMatchObject({
      act: 'app.shared',
      values: { to: `builder person, ${group.groupName}` },
    });
  });

  test('users with access already are reported, whatever their access comes from, and nothing changes [APP-05]', async () => {
    const inGroup = await newMember(server, owner, 'builder');
    const group = await newGroup([inGroup.userId], [app.appId]);
    await share({ userIds: [builder.userId] });
    const before = [await users(), await activity(owner)];
    const userIds = [owner.userId, admin.userId, builder.userId, inGroup.userId];
    expect(await share({ userIds, groupIds: [group.groupId] })).toEqual([
      ...userIds.map((id) => ({ id, ok: false, message: ALREADY_SHARED })),
      { id: group.groupId, ok: false, message: 'This group already has access to this app.' },
    ]);
    expect([await users(), await activity(owner)]).toEqual(before);
  });

  test('only active members can get access; users of other tenants look like unknown ones [APP-05] [USR-10]', async () => {
    const outsider = await newOwner(server);
    const away = await newMember(server, owner, 'builder');
    const unavailability = { duration: 'Next 24 hrs' as const, reason: 'Technical Issues' as const };
    await server.api.call(makeInactive, { session: owner, body: { userIds: [away.userId], unavailability } });
    const unknown = newId('usr');
    expect(await share({ userIds: [outsider.userId, unknown, away.userId] })).toEqual([
      { id: outsider.userId, ok: false, message: NOT_FOUND },
      { id: unknown, ok: false, message: NOT_FOUND },
      { id: away.userId, ok: false, message: 'This person isn’t active right now.' },
    ]);
    expect((await activity(owner)).total).toBe(1);
    expect((await users()).items.map((user) => user.through)).not.toContain('given');
  });

  test('needs access to the app and the permission to create apps', async () => {
    const agent = await newMember(server, owner, 'agent');
    const other = await newMember(server, owner, 'builder');
    const attempt = (session: TestSession) =>
      server.api.answer(shareCode, {
        session,
        body: { appId: app.appId, userIds: [agent.userId] },
      });
    expect((await attempt(other)).status).toBe(404);
    expect((await attempt(agent)).status).toBe(403);
    const tooMany = { appId: app.appId, userIds: Array(101).fill(agent.userId) };
    expect((await server.api.answer(shareCode, { session: owner, body: tooMany })).status).toBe(400);
    expect((await users()).items.map((user) => user.userId)).not.toContain(agent.userId);
    // A user with shared access can share it further.
    await share({ userIds: [builder.userId] });
    expect((await attempt(builder)).status).toBe(200);
  });

  test('applies to open desks immediately, and so does unsharing [APP-05]', async () => {
    const agent = await newMember(server, owner, 'agent');
    const hello = { userSessionId: '', channel: 'web', agentName: 'Somebody' } as const;
    const desk = await openDeskSocket(server, agent);
    await desk.ask(agentConnect, hello);
    await share({ userIds: [agent.userId] });
    await desk.next(deskAccessChanged);
    expect((await unshare(agent.userId)).status).toBe(200);
    await desk.next(deskAccessChanged);
    const group = await newGroup([agent.userId]);
    await share({ groupIds: [group.groupId] });
    await desk.next(deskAccessChanged);
    desk.close();
  });
});

describe('unsharing', () => {
  test('removes the access of a user, or of all members of a group [APP-05]', async () => {
    const friend = await newMember(server, owner, 'builder');
    const group = await newGroup([friend.userId]);
    await share({ userIds: [builder.userId], groupIds: [group.groupId] });
    expect((await unshare(builder.userId)).status).toBe(200);
    expect((await unshare(group.groupId)).status).toBe(200);
    expect([await isOpenTo(builder), await isOpenTo(friend)]).toEqual([false, false]);
    const entries = (await activity(owner)).items.slice(0, 2).map(({ act, values }) => [act, values]);
    expect(entries).toEqual([
      ['app.unshared', { from: group.groupName }],
      ['app.unshared', { from: 'builder person' }],
    ]);
  });

  test('access that was not shared cannot be removed, and nothing changes [APP-05]', async () => {
    const group = await newGroup([builder.userId], [app.appId]);
    const before = await users();
    const nobodys = [owner.userId, admin.userId, builder.userId, newId('usr'), newId('grp')];
    for (const from of nobodys) expect((await unshare(from)).status).toBe(404);
    expect(await users()).toEqual(before);
    expect((await activity(owner)).items.map((item) => item.act)).toEqual(['app.created']);
    expect((await unshare(group.groupId, await newMember(server, owner, 'builder'))).status).toBe(404);
    expect(await isOpenTo(builder)).toBe(true);
  });
});

describe('users with access', () => {
  test('are listed with the reason of their access, the owner first; searched and paged [APP-05]', async () => {
    const inGroup = await newMember(server, owner, 'builder');
    const hidden = await newMember(server, owner, 'builder');
    const group = await newGroup([inGroup.userId, builder.userId]);
    await share({ userIds: [builder.userId], groupIds: [group.groupId] });
    const all = await users({ limit: 100 });
    expect(all.items[0]).toEqual({
      userId: owner.userId,
      userName: 'Maya Lind',
      emailId: owner.emailId,
      profileUrl: '',
      through: 'owner',
      groupName: '',
    });
    expect(through(all.items)).toMatchObject({
      [owner.userId]: ['owner', ''],
      [admin.userId]: ['role', ''],
      [builder.userId]: ['given', ''],
      [inGroup.userId]: ['group', group.groupName],
    });
    expect(all.items.map((user) => user.userId)).not.toContain(hidden.userId);
    expect(all.groups).toEqual([{ groupId: group.groupId, groupName: group.groupName }]);

    const found = await users({ search: ` ${inGroup.emailId.toUpperCase()} ` });
    expect([found.total, found.items.map((user) => user.userId)]).toEqual([1, [inGroup.userId]]);
    const page = await users({ offset: 1, limit: 2 }, builder);
    expect([page.total, page.items]).toEqual([all.total, all.items.slice(1, 3)]);
    expect((await users({ search: '%' })).total).toBe(0);
  });

  test('candidates are the users and groups of the tenant without access [APP-05]', async () => {
    const hidden = await newMember(server, owner, 'agent');
    const [group, opened] = [await newGroup([]), await newGroup([], [app.appId])];
    await share({ userIds: [builder.userId] });
    const candidates = (search = '', session = owner) =>
      server.api.call(shareCandidates, { session, body: { appId: app.appId, search } });
    const { users: candidateUsers, groups } = await candidates();
    const ids = candidateUsers.map((user) => user.userId);
    expect(ids).toContain(hidden.userId);
    for (const { userId } of [owner, admin, builder]) expect(ids).not.toContain(userId);
    const groupIds = groups.map((item) => item.groupId);
    expect(groupIds).toContain(group.groupId);
    expect(groupIds).not.toContain(opened.groupId);
    const narrowed = await candidates(hidden.emailId);
    expect([narrowed.users.map((user) => user.userId), narrowed.groups]).toEqual([[hidden.userId], []]);
    expect((await candidates(group.groupName)).groups).toHaveLength(1);
  });
});

describe('activity', () => {
  test('the activity of the app and its knowledge is listed, the latest first, paged [APP-05]', async () => {
    const { appId } = app;
    const later = () => server.clock.advance(1_000);
    later();
    const { faq } = await server.api.call(addFaq, { session: owner, body: { appId, ...OPENING_HOURS } });
    later();
    await share({ userIds: [builder.userId] });
    later();
    const change = { appId, faqId: faq.faqId, question: ['When?'], answer: 'At nine.' };
    await server.api.call(updateFaq, { session: builder, body: change });
    later();
    await server.api.call(publishApp, { session: owner, body: { appId } });
    later();
    await server.api.call(deleteFaq, { session: owner, body: { appId, faqId: faq.faqId } });

    const all = await activity(owner);
    expect(all.items.map((item) => item.act)).toEqual([
      'faq.deleted',
      'app.published',
      'faq.changed',
      'app.shared',
      'faq.added',
      'app.created',
    ]);
    expect(all.items[0]).toMatchObject({ actorName: 'Maya Lind', subjectName: 'When?' });
    expect(await activity(owner, { offset: 1, limit: 2 })).toMatchObject({
      items: all.items.slice(1, 3),
      total: 6,
      offset: 1,
    });
  });

  test('addresses are shown only to those who manage users; without access there is nothing [APP-05]', async () => {
    const other = await newMember(server, owner, 'builder');
    const refused = await server.api.answer(appActivity, {
      session: other,
      body: { appId: app.appId },
    });
    expect(refused.status).toBe(404);
    await share({ userIds: [builder.userId] });
    const entries = async (session: TestSession) => (await activity(session)).items;
    for (const item of await entries(owner))
      expect([item.ipAddress, item.userAgent]).toEqual(['127.0.0.1', 'node']);
    for (const item of await entries(builder)) expect([item.ipAddress, item.userAgent]).toEqual(['', '']);
    expect(await entries(builder)).toHaveLength(2);
  });
});
