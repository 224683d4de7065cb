/**
 * Groups through real calls: what they grant, who may create and change them, and that a change takes effect
 * immediately.
 */
import { listActivity } from '@parrot/contract/activity';
import { type App, appDetails, createApp } from '@parrot/contract/apps';
import { type AppId, type GroupId, LIMITS, newId, type RoleId, type UserId } from '@parrot/contract/core';
import { rightsChanged } from '@parrot/contract/notifications';
import {
  createGroup,
  createRole,
  deleteGroup,
  deleteRole,
  type GroupDraft,
  inviteRoles,
  listGroupMembers,
  listGroups,
  listRoles,
  roleFunctions,
  updateGroup,
} from '@parrot/contract/team';
import {
  newMember,
  newOwner,
  openNotificationSocket,
  sharedTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let owner: TestSession;
let admin: TestSession;
let agent: TestSession;
let app: App;
let secret: App;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
  admin = await newMember(server, owner, 'admin');
  agent = await newMember(server, owner, 'agent');
  app = await newApp('Shop');
  secret = await newApp('Secret');
});
afterAll(() => server.stop());

const newApp = async (appName: string, session = owner) =>
  (await server.api.call(createApp, { session, body: { appName, appType: 'Q&A' } })).app;
let count = 0;
const draft = (more: Partial<GroupDraft> = {}): GroupDraft => ({
  groupName: `Group ${++count}`,
  description: '',
  userIds: [],
  roleIds: [],
  appIds: [],
  ...more,
});
const make = async (more: Partial<GroupDraft> = {}, session = owner) =>
  (await server.api.call(createGroup, { session, body: draft(more) })).group;
const attempt = (more: Partial<Record<keyof GroupDraft, unknown>> = {}, session = owner) =>
  server.api.answer(createGroup, { session, body: { ...draft(), ...more } });
const change = (groupId: GroupId, more: Partial<GroupDraft>, session = owner) =>
  server.api.answer(updateGroup, { session, body: { ...draft(more), groupId } });
const remove = (groupId: GroupId, session = owner) =>
  server.api.answer(deleteGroup, { session, query: { groupId } });
const listed = async (session = owner, body: { search?: string; offset?: number; limit?: number } = {}) =>
  server.api.call(listGroups, { session, body: { limit: 100, ...body } });
const found = async (groupId: GroupId, session = owner) =>
  (await listed(session)).items.find((group) => group.groupId === groupId);
const roleNamed = async (name: string): Promise<RoleId> => {
  const { items } = await server.api.call(inviteRoles, { session: owner });
  return items.find((role) => role.roleName === name)?.roleId ?? newId('rol');
};
const managers = async (more: object = {}) => {
  const body = {
    roleName: `Managers ${++count}`,
    studioAccess: true,
    deskAccess: true,
    allApps: false,
    functions: [
      { functionName: 'Invite Users', viewable: true, actions: [] },
      { functionName: 'Handle Chats', viewable: true, actions: [] },
    ],
    ...more,
  };
  return (await server.api.call(createRole, { session: owner, body })).role.roleId;
};
const inStore = (statement: SQL) => server.server.platform.database.system((tx) => tx.execute(statement));
const acts = async (groupId: GroupId) => {
  const { items } = await server.api.call(listActivity, { session: owner, body: { subjects: ['group'] } });
  return items.filter((item) => item.subjectId === groupId).map(({ act, values }) => ({ act, values }));
};

describe('a group', () => {
  test('grants its members roles and apps on top of their own, at once, and takes them back [USR-04, USR-06]', async () => {
    const bell = await openNotificationSocket(server, agent);
    const mayOpen = async () =>
      (await server.api.answer(appDetails, { session: agent, body: { appId: app.appId } })).status;
    const functions = async () =>
      (await server.api.call(roleFunctions, { session: agent })).roleFunctionList.map(
        (entry) => entry.functionName,
      );
    expect([await mayOpen(), await functions()]).toEqual([403, ['Handle Chats']]);

    const builder = await roleNamed('Builder');
    const given = { groupName: 'Makers', userIds: [agent.userId, agent.userId], roleIds: [builder] };
    const group = await make({ ...given, appIds: [app.appId] });
    expect(group).toMatchObject({
      groupName: 'Makers',
      memberCount: 1,
      invitedCount: 0,
      roles: [{ roleName: 'Builder', builtIn: true }],
      apps: [{ appId: app.appId, appName: 'Shop' }],
      manageable: true,
    });
    expect(await found(group.groupId)).toEqual(group);
    await bell.next(rightsChanged);
    expect(await mayOpen()).toBe(200);
    expect((await functions()).sort()).toEqual(['Create Apps', 'Handle Chats']);
    const { items: roles } = await server.api.call(listRoles, { session: owner, body: {} });
    expect(roles.find((role) => role.roleId === builder)?.holderCount).toBe(1);

    expect((await change(group.groupId, { ...given, appIds: [] })).status).toBe(200);
    await bell.next(rightsChanged);
    expect(await mayOpen()).toBe(404);
    expect((await remove(group.groupId)).status).toBe(200);
    await bell.next(rightsChanged);
    expect([await mayOpen(), await functions()]).toEqual([403, ['Handle Chats']]);
    expect(await acts(group.groupId)).toEqual([
      { act: 'group.deleted', values: { before: 'Builder', left: 'agent person' } },
      { act: 'group.changed', values: { before: 'Builder, Shop', after: 'Builder' } },
      { act: 'group.created', values: { after: 'Builder, Shop', joined: 'agent person' } },
    ]);
    expect((await remove(group.groupId)).status).toBe(404);
  });

  test('notifies only those affected: no one of a new name, those who join or leave of a new list [USR-06]', async () => {
    const group = await make({ groupName: 'Quiet', userIds: [agent.userId] });
    const bells = [await openNotificationSocket(server, agent), await openNotificationSocket(server, admin)];
    await change(group.groupId, { groupName: 'Silent', userIds: [agent.userId] });
    await change(group.groupId, { groupName: 'Silent', userIds: [agent.userId, admin.userId] });
    await bells[1]?.next(rightsChanged);
    expect(bells[0]?.seen(rightsChanged)).toEqual([]);
    await change(group.groupId, { groupName: 'Silent', userIds: [admin.userId] });
    await bells[0]?.next(rightsChanged);
    expect(bells[1]?.seen(rightsChanged)).toEqual([]);
    await change(group.groupId, { groupName: 'Silent', userIds: [admin.userId] });
    expect(await acts(group.groupId)).toEqual([
      { act: 'group.changed', values: { left: 'agent person' } },
      { act: 'group.changed', values: { joined: 'admin person' } },
      { act: 'group.changed', values: { formerName: 'Quiet' } },
      { act: 'group.created', values: { after: '', joined: 'agent person' } },
    ]);
  });

  test('keeps a role from being deleted, by its name [USR-05, USR-06]', async () => {
    const roleId = await managers();
    const group = await make({ groupName: 'Keepers', roleIds: [roleId] });
    const removal = () => server.api.answer(deleteRole, { session: owner, query: { roleId } });
    expect((await removal()).body.message).toContain('assigned to Keepers.');
    await remove(group.groupId);
    expect((await removal()).status).toBe(200);
  });
});

describe('the lists', () => {
  test('groups are listed by name, searched and in pages; so are their members [USR-06]', async () => {
    const boss = await newOwner(server, { name: 'Zoe Zander' });
    const member = await newMember(server, boss, 'agent');
    for (const groupName of ['beta', 'Alpha', 'Gamma']) await make({ groupName }, boss);
    const names = async (body: object) => {
      const { items, total, offset } = await listed(boss, body);
      return { names: items.map((group) => group.groupName), total, offset };
    };
    expect(await names({})).toEqual({ names: ['Alpha', 'beta', 'Gamma'], total: 3, offset: 0 });
    expect(await names({ search: ' AM ' })).toEqual({ names: ['Gamma'], total: 1, offset: 0 });
    expect(await names({ offset: 1, limit: 1 })).toEqual({ names: ['beta'], total: 3, offset: 1 });

    const { groupId } = await make({ userIds: [boss.userId, member.userId] }, boss);
    const membersOfGroup = async (body: object) => {
      const reply = await server.api.call(listGroupMembers, { session: boss, body: { groupId, ...body } });
      return [reply.items.map((person) => person.userName), reply.total];
    };
    expect(await membersOfGroup({})).toEqual([['agent person', 'Zoe Zander'], 2]);
    expect(await membersOfGroup({ search: 'ZANDER' })).toEqual([['Zoe Zander'], 1]);
    expect(await membersOfGroup({ search: member.emailId })).toEqual([['agent person'], 1]);
    expect(await membersOfGroup({ offset: 1 })).toEqual([['Zoe Zander'], 2]);
  });
});

test('a group may have as many members as the limit allows, and not more [USR-06]', async () => {
  const boss = await newOwner(server);
  await inStore(sql`insert into users (id, email, name, created_at)
    select 'usr_' || substr(md5(n::text), 1, 22), 'crowd' || n || '@example.com', 'Person ' || n, now()
    from generate_series(1, ${LIMITS.groupMembers}) n`);
  const joined = await inStore(sql`insert into memberships (tenant_id, user_id, status, created_at)
    select ${boss.tenantId}, id, 'ACTIVE', now() from users where email like 'crowd%' returning user_id`);
  const userIds = (joined as unknown as { rows: { user_id: UserId }[] }).rows.map((row) => row.user_id);
  const tooMany = await attempt({ userIds: [...userIds, boss.userId] }, boss);
  expect([tooMany.status, Object.keys(tooMany.body.fields ?? {})]).toEqual([400, ['userIds']]);
  const { groupId, memberCount } = await make({ groupName: 'Crowd', userIds }, boss);
  expect(memberCount).toBe(LIMITS.groupMembers);
  const fewer = { groupName: 'Crowd', userIds: userIds.slice(0, 2) };
  expect((await change(groupId, fewer, boss)).status).toBe(200);
  expect((await found(groupId, boss))?.memberCount).toBe(2);
});

describe('what is rejected', () => {
  test('a taken name, too many entries and invalid input; nothing is created [USR-06, VAL-03]', async () => {
    const taken = await make({ groupName: 'Taken' });
    const other = await make();
    const { total } = await listed();
    expect((await attempt({ groupName: 'TAKEN' })).body.code).toBe('group_name_taken');
    expect((await change(other.groupId, { groupName: 'taken' })).body.code).toBe('group_name_taken');
    expect((await change(taken.groupId, { groupName: 'TAKEN' })).status).toBe(200);
    for (const [more, field] of [
      [{ groupName: 'x' }, 'groupName'],
      [{ userIds: ['somebody'] }, 'userIds.0'],
      [{ roleIds: 'all' }, 'roleIds'],
      [{ roleIds: [await roleNamed('Owner')] }, 'roleIds'],
    ] as const) {
      const answer = await attempt(more);
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
    }
    expect((await listed()).total).toBe(total);

    const boss = await newOwner(server);
    await inStore(sql`insert into groups (id, tenant_id, name, description, created_at)
      select ${boss.tenantId} || n, ${boss.tenantId}, 'Made ' || n, '', now()
      from generate_series(1, ${LIMITS.groupsPerTenant}) n`);
    const full = await attempt({}, boss);
    expect([full.status, full.body.message.includes('200 groups')]).toEqual([402, true]);
  });

  test('users, roles, apps and groups of another tenant are treated as nonexistent [USR-10]', async () => {
    const otherOwner = await newOwner(server);
    const theirApp = await newApp('Theirs', otherOwner);
    const theirs = await make({ userIds: [otherOwner.userId], appIds: [theirApp.appId] }, otherOwner);
    const { items } = await server.api.call(inviteRoles, { session: otherOwner });
    const ours = await make();
    const ask = async (ids: { userId: UserId; roleId: RoleId; appId: AppId; groupId: GroupId }) => [
      await attempt({ userIds: [ids.userId] }),
      await attempt({ roleIds: [ids.roleId] }),
      await attempt({ appIds: [ids.appId] }),
      await change(ours.groupId, { userIds: [agent.userId, ids.userId] }),
      await change(ids.groupId, {}),
      await remove(ids.groupId),
      await server.api.answer(listGroupMembers, { session: owner, body: { groupId: ids.groupId } }),
    ];
    const foreign = await ask({
      userId: otherOwner.userId,
      roleId: items.at(-1)?.roleId ?? newId('rol'),
      appId: theirApp.appId,
      groupId: theirs.groupId,
    });
    const never = await ask({
      userId: newId('usr'),
      roleId: newId('rol'),
      appId: newId('app'),
      groupId: newId('grp'),
    });
    expect(foreign.map((answer) => answer.status)).toEqual(foreign.map(() => 404));
    expect(foreign.map((answer) => answer.text)).toEqual(never.map((answer) => answer.text));
    expect(await found(theirs.groupId, otherOwner)).toEqual(theirs);
    expect(await found(ours.groupId)).toEqual(ours);
    expect(await found(theirs.groupId)).toBeUndefined();
  });

  test('an admin grants no one through a group what they do not have [USR-04]', async () => {
    const billing = await roleNamed('Billing');
    expect((await attempt({ roleIds: [billing], userIds: [agent.userId] }, admin)).status).toBe(403);
    const paying = await make({ groupName: 'Payers', roleIds: [billing] });
    expect(await found(paying.groupId, admin)).toEqual({ ...paying, manageable: false });
    for (const answer of [
      await change(paying.groupId, { userIds: [agent.userId], roleIds: [billing] }, admin),
      await change(paying.groupId, { userIds: [admin.userId] }, admin),
      await remove(paying.groupId, admin),
      await change((await make()).groupId, { roleIds: [billing], userIds: [admin.userId] }, admin),
    ])
      expect([answer.status, answer.body.code]).toEqual([403, 'permission_denied']);
    expect(await found(paying.groupId)).toEqual(paying);
    const { roleFunctionList } = await server.api.call(roleFunctions, { session: admin });
    expect(roleFunctionList.map((entry) => entry.functionName)).not.toContain('Makes Payment');
  });

  test("a group with apps that the caller can't open can't be changed, and those apps are not shown [USR-04]", async () => {
    const desk = await make({ userIds: [agent.userId], roleIds: [await managers()], appIds: [app.appId] });
    const hidden = await make({ groupName: 'Hidden', appIds: [app.appId, secret.appId] });
    expect(await found(hidden.groupId, agent)).toEqual({
      ...hidden,
      apps: [{ appId: app.appId, appName: 'Shop' }],
      manageable: false,
    });
    expect((await change(hidden.groupId, { appIds: [app.appId] }, agent)).status).toBe(403);
    expect((await remove(hidden.groupId, agent)).status).toBe(403);
    expect((await attempt({ appIds: [secret.appId] }, agent)).status).toBe(404);
    expect(await found(hidden.groupId)).toEqual(hidden);
    expect((await attempt({ appIds: [app.appId] }, agent)).status).toBe(200);
    await remove(desk.groupId);
  });

  test("users can't take the management of users from themselves [USR-04]", async () => {
    const roleIds = [await managers()];
    const group = await make({ groupName: 'Team leads', userIds: [agent.userId], roleIds });
    for (const answer of [
      await change(group.groupId, { groupName: 'Team leads', roleIds }, agent),
      await change(group.groupId, { groupName: 'Team leads', userIds: [agent.userId] }, agent),
      await remove(group.groupId, agent),
    ])
      expect([answer.status, answer.body.code]).toEqual([409, 'own_rights']);
    expect(await found(group.groupId)).toEqual(group);
    expect((await server.api.answer(inviteRoles, { session: agent })).status).toBe(200);
    // With two roles that allow it, one can be given up.
    await make({ groupName: 'Spare', userIds: [agent.userId], roleIds });
    expect((await remove(group.groupId, agent)).status).toBe(200);
  });
});
