/** The list of members and the details of each, through real calls. */
import { createApp } from '@parrot/contract/apps';
import { type AppId, LIMITS, newId, type UserId } from '@parrot/contract/core';
import {
  activeTenantUsers,
  agentProfile,
  createGroup,
  inviteRoles,
  inviteUser,
  listUsers,
  makeInactive,
  setAvailability,
  userApps,
  userRoles,
} from '@parrot/contract/team';
import {
  newEmail,
  newMember,
  newOwner,
  sharedTestServer,
  signInAs,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userNames } from '../../users/index.ts';
import { touchMember } from '../index.ts';

let server: TestServer;
let owner: TestSession;
let admin: TestSession;
let agent: TestSession;
let other: TestSession;
let shop: AppId;
let depot: AppId;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server, { name: 'Maya Lind' });
  other = await newOwner(server, { name: 'Stranger' });
  shop = await makeApp(owner, 'Shop');
  depot = await makeApp(owner, 'Depot');
  admin = await newMember(server, owner, 'admin');
  agent = await newMember(server, owner, 'agent', [shop]);
});
afterAll(() => server.stop());

const makeApp = async (session: TestSession, appName: string) =>
  (await server.api.call(createApp, { session, body: { appName, appType: 'Q&A' } })).app.appId;
const roleNamed = async (session: TestSession, name: string) => {
  const { items } = await server.api.call(inviteRoles, { session });
  const role = items.find((item) => item.roleName === name);
  if (!role) throw new Error(`no role named ${name}`);
  return role.roleId;
};
const invite = async (session: TestSession, role: string, ...emailIds: string[]) =>
  server.api.call(inviteUser, { session, body: { emailIds, roleIds: [await roleNamed(session, role)] } });
const list = (session: TestSession, body: object = {}) => server.api.call(listUsers, { session, body });
const named = async (session: TestSession, body: object) =>
  (await list(session, body)).items.map((item) => item.userName || item.emailId.split('.')[0]);

describe('the list of users', () => {
  test('shows members and invited users by name, with all details; an invitation expires by the clock [USR-01]', async () => {
    const boss = await newOwner(server, { name: 'Zoe Zander' });
    const helper = await newMember(server, boss, 'agent');
    const emailId = `aaa.${newEmail()}`;
    await invite(boss, 'Builder', emailId);
    const before = await list(boss);
    expect(before).toMatchObject({
      total: 3,
      offset: 0,
      counts: { ACTIVE: 2, INVITED: 1, EXPIRED: 0, INACTIVE: 0 },
    });
    const since = expect.any(String);
    expect(before.items).toEqual([
      {
        userId: null,
        invitationId: expect.stringMatching(/^inv_/),
        userName: '',
        emailId,
        profileUrl: '',
        status: 'INVITED',
        roles: [{ roleId: expect.any(String), roleName: 'Builder', builtIn: true }],
        groups: [],
        absence: null,
        expiresAt: expect.any(String),
        invitedBy: 'Zoe Zander',
        since,
        lastActiveAt: null,
        isSelf: false,
        manageable: true,
      },
      expect.objectContaining({
        userId: helper.userId,
        invitationId: null,
        userName: 'agent person',
        status: 'ACTIVE',
        expiresAt: null,
        invitedBy: '',
        manageable: true,
      }),
      expect.objectContaining({
        userId: boss.userId,
        userName: 'Zoe Zander',
        roles: [expect.objectContaining({ roleName: 'Owner' })],
        isSelf: true,
      }),
    ]);
    server.clock.advance(LIMITS.invitationHours * 3_600_000);
    const after = await list(await signInAs(server, boss.emailId));
    expect(after.items[0]).toEqual({ ...before.items[0], status: 'EXPIRED' });
    expect(after.counts).toEqual({ ACTIVE: 2, INVITED: 0, EXPIRED: 1, INACTIVE: 0 });
    [owner, admin, agent, other] = [
      await signInAs(server, owner.emailId),
      await signInAs(server, admin.emailId),
      await signInAs(server, agent.emailId),
      await signInAs(server, other.emailId),
    ];
  });

  test('is searched by name and address, filtered, sorted and paged; the counts stay [USR-07]', async () => {
    const boss = await newOwner(server, { name: 'Boss 100%' });
    const helper = await newMember(server, boss, 'agent');
    await invite(boss, 'Agent', `ann.${newEmail()}`, `cem.${newEmail()}`);
    await invite(boss, 'Builder', `ben.${newEmail()}`);
    const [agentRole, builderRole] = [await roleNamed(boss, 'Agent'), await roleNamed(boss, 'Builder')];
    const { group } = await server.api.call(createGroup, {
      session: boss,
      body: { groupName: 'Front', userIds: [boss.userId], roleIds: [], appIds: [] },
    });
    await server.api.call(makeInactive, {
      session: boss,
      body: {
        userIds: [helper.userId],
        unavailability: { duration: 'Until Configured', reason: 'Technical Issues' },
      },
    });

    expect(await named(boss, {})).toEqual(['agent person', 'ann', 'ben', 'Boss 100%', 'cem']);
    expect(await named(boss, { search: ' BEN. ' })).toEqual(['ben']);
    expect(await named(boss, { search: '100%' })).toEqual(['Boss 100%']);
    expect(await named(boss, { search: '_' })).toEqual([]);
    expect(await named(boss, { statuses: ['INVITED'] })).toEqual(['ann', 'ben', 'cem']);
    expect(await named(boss, { statuses: ['INACTIVE', 'ACTIVE'] })).toEqual(['agent person', 'Boss 100%']);
    expect(await named(boss, { roleIds: [agentRole] })).toEqual(['agent person', 'ann', 'cem']);
    expect(await named(boss, { roleIds: [agentRole, builderRole], statuses: ['INVITED'] })).toHaveLength(3);
    expect(await named(boss, { groupIds: [group.groupId] })).toEqual(['Boss 100%']);
    expect(await named(boss, { descending: true })).toEqual([
      'cem',
      'Boss 100%',
      'ben',
      'ann',
      'agent person',
    ]);
    expect(await named(boss, { sortBy: 'status' })).toEqual([
      'Boss 100%',
      'agent person',
      'ann',
      'ben',
      'cem',
    ]);
    expect(await named(boss, { sortBy: 'emailId', descending: true, limit: 1 })).toEqual(['agent person']);
    expect(await named(boss, { sortBy: 'since', limit: 2 })).toEqual(['Boss 100%', 'agent person']);
    expect(await list(boss, { offset: 9 })).toMatchObject({ items: [], total: 5, offset: 9 });
    expect(await list(boss, { search: 'cem.', offset: 0, limit: 2 })).toMatchObject({
      total: 1,
      counts: { ACTIVE: 1, INVITED: 3, EXPIRED: 0, INACTIVE: 1 },
    });
  });

  test('sorted by last activity, those never active come last either way [USR-07]', async () => {
    const boss = await newOwner(server, { name: 'First' });
    const helper = await newMember(server, boss, 'agent');
    await invite(boss, 'Agent', `zed.${newEmail()}`);
    const { database } = server.server.platform;
    await database.tenant(boss.tenantId, async (tx) => {
      await touchMember(tx, boss.tenantId, boss.userId, new Date('2020-01-02'));
      await touchMember(tx, boss.tenantId, helper.userId, new Date('2020-01-01'));
    });
    expect(await named(boss, { sortBy: 'lastActive' })).toEqual(['agent person', 'First', 'zed']);
    expect(await named(boss, { sortBy: 'lastActive', descending: true })).toEqual([
      'First',
      'agent person',
      'zed',
    ]);
  });

  test('shows whom the caller may change: an admin no owner [USR-04]', async () => {
    const { items } = await list(admin, { statuses: ['ACTIVE'] });
    const manageable = Object.fromEntries(items.map((item) => [item.userName, item.manageable]));
    expect(manageable).toEqual({ 'Maya Lind': false, 'admin person': true, 'agent person': true });
    await invite(owner, 'Owner', `heir.${newEmail()}`);
    const [successor] = (await list(admin, { search: 'heir.' })).items;
    expect(successor).toMatchObject({ manageable: false });
  });

  test("rejects invalid input with the field's name [VAL-03]", async () => {
    const answer = await server.api.answer(listUsers, {
      session: owner,
      body: { sortBy: 'shoe size', statuses: ['HIDDEN'], limit: 1_000 },
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields ?? {}).sort()).toEqual(['limit', 'sortBy', 'statuses.0']);
  });

  test('contains no one of another tenant, neither as member nor as invited [USR-10]', async () => {
    await invite(other, 'Agent', newEmail());
    const mine = await list(owner, { limit: 100 });
    const theirs = await list(other, { limit: 100 });
    expect(theirs.total).toBe(2);
    const known = new Set(mine.items.map((item) => item.emailId));
    expect(theirs.items.filter((item) => known.has(item.emailId))).toEqual([]);
  });
});

test('those to pick from are available members, by name; no one invited, away or deactivated [USR-07]', async () => {
  const boss = await newOwner(server, { name: 'Abel' });
  const helper = await newMember(server, boss, 'agent');
  await invite(boss, 'Agent', newEmail());
  const pick = async (body: object = {}) => {
    const { items, total } = await server.api.call(activeTenantUsers, { session: boss, body });
    expect(total).toBe(items.length);
    return items.map(({ userId, userName }) => [userId, userName]);
  };
  const [abel, member] = [
    [boss.userId, 'Abel'],
    [helper.userId, 'agent person'],
  ];
  expect(await pick()).toEqual([abel, member]);
  expect(await pick({ search: 'AGENT' })).toEqual([member]);
  const away = { duration: 'Next 24 hrs', reason: 'Training or Meetings' } as const;
  await server.api.call(setAvailability, { session: helper, body: { unavailability: away } });
  expect(await pick()).toEqual([abel]);
  await server.api.call(setAvailability, { session: helper, body: { unavailability: null } });
  await server.api.call(makeInactive, {
    session: boss,
    body: { userIds: [helper.userId], unavailability: away },
  });
  expect(await pick()).toEqual([abel]);
});

describe('of one member', () => {
  const appsOf = async (userId: UserId, session = owner, body: object = {}) => {
    const reply = await server.api.call(userApps, { session, body: { userId, ...body } });
    expect(reply.total).toBe(reply.items.length);
    return { ...reply, items: reply.items.map(({ appName, through }) => [appName, through]) };
  };

  test('the apps, and the reason for each: given, through a group, through a role [USR-07]', async () => {
    await server.api.call(createGroup, {
      session: owner,
      body: { groupName: 'Depot people', userIds: [agent.userId], roleIds: [], appIds: [depot, shop] },
    });
    expect(await appsOf(agent.userId)).toMatchObject({
      items: [
        ['Depot', 'group'],
        ['Shop', 'given'],
      ],
      allApps: false,
      ownedCount: 0,
    });
    expect(await appsOf(admin.userId)).toMatchObject({
      items: [
        ['Depot', 'role'],
        ['Shop', 'role'],
      ],
      allApps: true,
    });
    expect(await appsOf(owner.userId, admin, { search: 'SHO' })).toMatchObject({
      items: [['Shop', 'given']],
      ownedCount: 2,
    });
  });

  test('the roles: their own, and those of their groups [USR-07]', async () => {
    const roleIds = [await roleNamed(owner, 'Builder')];
    const { group } = await server.api.call(createGroup, {
      session: owner,
      body: { groupName: 'Builders', userIds: [agent.userId], roleIds, appIds: [] },
    });
    const { roles, groups } = await server.api.call(userRoles, {
      session: admin,
      body: { userId: agent.userId },
    });
    expect(roles.map((role) => role.roleName)).toEqual(['Agent']);
    expect(groups.find(({ groupId }) => groupId === group.groupId)).toEqual({
      groupId: group.groupId,
      groupName: 'Builders',
      roles: [expect.objectContaining({ roleName: 'Builder' })],
    });
    const [listed] = (await list(owner, { search: agent.emailId })).items;
    expect(listed?.roles.map((role) => role.roleName)).toEqual(['Agent']);
    expect(listed?.groups.map(({ groupName }) => groupName)).toEqual(['Builders', 'Depot people']);
  });

  test('profile and availability of an agent; of the caller if no id is given', async () => {
    const unavailability = { duration: 'Next 48 hrs', reason: 'Personal Emergencies' } as const;
    const { absence } = await server.api.call(setAvailability, { session: admin, body: { unavailability } });
    const profile = (userId?: UserId) => server.api.call(agentProfile, { session: agent, body: { userId } });
    expect(await profile(admin.userId)).toEqual({
      status: 'success',
      userId: admin.userId,
      userName: 'admin person',
      emailId: admin.emailId,
      profileUrl: '',
      userStatus: 'INACTIVE',
      absence,
    });
    expect(await profile()).toMatchObject({ userId: agent.userId, userStatus: 'ACTIVE', absence: null });
    await server.api.call(setAvailability, { session: admin, body: { unavailability: null } });
  });

  test.each([
    ['user/apps', userApps],
    ['user/roles', userRoles],
    ['fetch/agent/profile', agentProfile],
  ])(
    '%s: of another tenant, or nonexistent: not found, with the same reply [USR-10]',
    async (_name, call) => {
      const ask = (userId: UserId) => server.api.answer(call, { session: owner, body: { userId } });
      const foreign = await ask(other.userId);
      expect(foreign.status).toBe(404);
      expect((await ask(newId('usr'))).text).toBe(foreign.text);
    },
  );
});

test('names of members of this tenant only [USR-10]', async () => {
  const names = await server.server.platform.database.tenant(owner.tenantId, (tx) =>
    userNames(tx, [owner.userId, other.userId, owner.userId]),
  );
  expect([...names]).toEqual([[owner.userId, 'Maya Lind']]);
});
