/**
 * Roles through real calls: what they consist of, who may create and change them, and that a change takes
 * effect immediately.
 */
import { listActivity } from '@parrot/contract/activity';
import { listApps } from '@parrot/contract/apps';
import { FUNCTIONS, LIMITS, newId, type RoleId } from '@parrot/contract/core';
import { rightsChanged } from '@parrot/contract/notifications';
import {
  createRole,
  deleteRole,
  inviteRoles,
  inviteUser,
  listFunctions,
  listRoles,
  type RoleDraft,
  roleFunctions,
  updateRole,
} from '@parrot/contract/team';
import {
  newEmail,
  newMember,
  newOwner,
  openDeskSocket,
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
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
  admin = await newMember(server, owner, 'admin');
  agent = await newMember(server, owner, 'agent');
});
afterAll(() => server.stop());

let count = 0;
const draft = (more: Partial<RoleDraft> = {}): RoleDraft => ({
  roleName: `Role ${++count}`,
  description: '',
  studioAccess: true,
  deskAccess: false,
  allApps: false,
  functions: [],
  ...more,
});
const full = (functionName: keyof typeof FUNCTIONS) => ({
  functionName,
  viewable: true,
  actions: FUNCTIONS[functionName].map((actionName) => ({ actionName })),
});
const make = async (more: Partial<RoleDraft> = {}, session = owner) =>
  (await server.api.call(createRole, { session, body: draft(more) })).role;
const attempt = (body: unknown, session = owner) => server.api.answer(createRole, { session, body });
const listed = async (session = owner, body: { search?: string; offset?: number; limit?: number } = {}) =>
  server.api.call(listRoles, { session, body: { limit: 100, ...body } });
const inStore = (statement: SQL) => server.server.platform.database.system((tx) => tx.execute(statement));
const assign = ({ userId, tenantId }: TestSession, roleId: RoleId) =>
  inStore(
    sql`insert into member_roles (tenant_id, user_id, role_id) values (${tenantId}, ${userId}, ${roleId})`,
  );
const release = (roleId: RoleId) => inStore(sql`delete from member_roles where role_id = ${roleId}`);
const acts = async (roleId: RoleId) => {
  const { items } = await server.api.call(listActivity, { session: owner, body: { subjects: ['role'] } });
  return items.filter((item) => item.subjectId === roleId).map(({ act, values }) => ({ act, values }));
};

describe('functions and actions', () => {
  test('all functions and actions are listed [USR-05, USR-09]', async () => {
    const { items } = await server.api.call(listFunctions, { session: admin });
    expect(items).toEqual([
      { functionName: 'Create Apps', actions: [{ actionName: 'List Predefined response' }] },
      { functionName: 'Invite Users', actions: [] },
      {
        functionName: 'Makes Payment',
        actions: [{ actionName: 'Delete subscription' }, { actionName: 'Renew subscription' }],
      },
      { functionName: 'Handle Chats', actions: [{ actionName: 'Agent chat monitoring' }] },
    ]);
  });

  test('role/functions returns the rights of the caller [USR-04, USR-05]', async () => {
    expect(await server.api.call(roleFunctions, { session: agent })).toEqual({
      status: 'success',
      userInfo: { studioAccess: false, deskAccess: true },
      roleFunctionList: [{ functionName: 'Handle Chats', viewable: true, actions: [] }],
    });
  });
});

describe('the list', () => {
  test('starts with the built-in roles, with their use and whether the caller may grant them [USR-05]', async () => {
    const boss = await newOwner(server);
    const { items, total } = await listed(boss);
    expect(total).toBe(6);
    expect(items.map(({ roleName, builtIn, holderCount }) => [roleName, builtIn, holderCount])).toEqual(
      ['Owner', 'Admin', 'Builder', 'Supervisor', 'Agent', 'Billing'].map((name, at) => [
        name,
        true,
        at === 0 ? 1 : 0,
      ]),
    );
    expect(items.every(({ description, grantable }) => description !== '' && grantable)).toBe(true);
    const own = await make({ roleName: 'Aardvark' }, boss);
    expect((await listed(boss)).items.at(-1)).toEqual(own);
  });

  test('shows an admin which roles are above them [USR-04]', async () => {
    const { items } = await listed(admin, { limit: 6 });
    const above = items.filter((role) => !role.grantable).map((role) => role.roleName);
    expect(above).toEqual(['Owner', 'Billing']);
    const { items: offered } = await server.api.call(inviteRoles, { session: admin });
    expect(offered.map((role) => role.roleName)).not.toContain('Billing');
  });

  test('is searched and paged [USR-05]', async () => {
    const found = await listed(owner, { search: ' VISOR ' });
    expect([found.total, found.items.map((role) => role.roleName)]).toEqual([1, ['Supervisor']]);
    const page = await listed(owner, { offset: 1, limit: 2 });
    expect(page.items.map((role) => role.roleName)).toEqual(['Admin', 'Builder']);
    expect(page.total).toBeGreaterThanOrEqual(6);
  });
});

describe('creating a role', () => {
  test('stores its functions under their known names, each once [USR-04, USR-05, USR-09]', async () => {
    const role = await make({
      roleName: '  Night shift ',
      deskAccess: true,
      functions: [
        { functionName: 'HANDLE chats', viewable: true, actions: [{ actionName: 'agent CHAT monitoring' }] },
        { functionName: 'Handle Chats', viewable: true, actions: [] },
        {
          functionName: 'create apps',
          viewable: false,
          actions: [{ actionName: 'List Predefined response' }],
        },
      ],
    });
    expect(role).toMatchObject({
      roleName: 'Night shift',
      builtIn: false,
      holderCount: 0,
      invitedCount: 0,
      groupCount: 0,
      grantable: true,
      functions: [
        { functionName: 'Create Apps', viewable: false, actions: [] },
        { functionName: 'Handle Chats', viewable: true, actions: [{ actionName: 'Agent chat monitoring' }] },
      ],
    });
    expect((await listed()).items).toContainEqual(role);
    expect(await acts(role.roleId)).toEqual([
      { act: 'role.created', values: { after: 'Studio, Desk, Handle Chats (Agent chat monitoring)' } },
    ]);
  });

  test("rejects unknown functions with the field's name [USR-09, VAL-03]", async () => {
    const { total } = await listed();
    const entry = (functionName: string, ...actions: string[]) =>
      draft({
        functions: [{ functionName, viewable: true, actions: actions.map((actionName) => ({ actionName })) }],
      });
    for (const [body, field] of [
      [draft({ roleName: ' x ' }), 'roleName'],
      [draft({ roleName: 'x'.repeat(LIMITS.roleName.max + 1) }), 'roleName'],
      [draft({ description: 'x'.repeat(LIMITS.description + 1) }), 'description'],
      [entry('Fly'), 'functions.0'],
      [entry('constructor', 'name'), 'functions.0'],
      [entry('Invite Users', 'Delete subscription'), 'functions.0'],
      [{ ...draft(), allApps: 'yes' }, 'allApps'],
    ] as const) {
      const answer = await attempt(body);
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
    }
    expect((await listed()).total).toBe(total);
  });

  test('rejects a taken name, ignoring case; of two concurrent requests one succeeds [USR-05]', async () => {
    expect((await attempt(draft({ roleName: 'oWNER' }))).body).toMatchObject({
      status: 409,
      code: 'role_name_taken',
    });
    const answers = await Promise.all([
      attempt(draft({ roleName: 'Twins' })),
      attempt(draft({ roleName: 'TWINS' })),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  test('stops at the limit [USR-05]', async () => {
    const boss = await newOwner(server);
    await inStore(sql`insert into roles (id, tenant_id, name, studio_access, desk_access, all_apps, functions, created_at)
      select ${boss.tenantId} || n, ${boss.tenantId}, 'Made ' || n, true, false, false, '[]', now()
      from generate_series(1, ${LIMITS.rolesPerTenant}) n`);
    const answer = await attempt(draft(), boss);
    expect([answer.status, answer.body.code]).toEqual([402, 'limit_reached']);
    expect(answer.body.message).toContain('100 custom roles');
  });
});

describe("users can't act above their own rights [USR-04]", () => {
  const payment = () => draft({ functions: [full('Makes Payment')] });

  test('an admin creates no role with billing rights, by whatever name', async () => {
    const { total } = await listed();
    for (const body of [
      payment(),
      draft({ functions: [{ functionName: 'makes payment', viewable: true, actions: [] }] }),
    ])
      expect((await attempt(body, admin)).status).toBe(403);
    expect((await listed()).total).toBe(total);
    // A function that is not viewable grants nothing, so adding it takes no rights.
    const hidden = draft({ functions: [{ functionName: 'Makes Payment', viewable: false, actions: [] }] });
    expect((await attempt(hidden, admin)).status).toBe(200);
  });

  test('an admin neither changes nor deletes one that does, nor makes one of theirs do it', async () => {
    const paying = await make(payment());
    const plain = await make();
    const change = (body: object) => server.api.answer(updateRole, { session: admin, body });
    const answers = [
      await change({ ...draft(), roleId: paying.roleId }),
      await change({ ...payment(), roleId: plain.roleId }),
      await server.api.answer(deleteRole, { session: admin, query: { roleId: paying.roleId } }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([403, 403, 403]);
    const { items } = await listed();
    expect(items).toEqual(expect.arrayContaining([paying, plain]));
  });

  test('the built-in roles stay as they are, for owners too [USR-05]', async () => {
    const { items: before } = await listed(owner, { limit: 6 });
    for (const { roleId } of before) {
      const change = await server.api.answer(updateRole, { session: owner, body: { ...draft(), roleId } });
      const removal = await server.api.answer(deleteRole, { session: owner, query: { roleId } });
      expect([change.body.code, removal.body.code]).toEqual(['role_locked', 'role_locked']);
    }
    expect((await listed(owner, { limit: 6 })).items).toEqual(before);
  });
});

describe('changing a role', () => {
  test('takes effect on the next call of everyone who has it, and their screens are notified [USR-04, USR-05]', async () => {
    const role = await make({ deskAccess: true });
    await assign(agent, role.roleId);
    const [bell, desk] = [await openNotificationSocket(server, agent), await openDeskSocket(server, agent)];
    const mayManage = async () => (await server.api.answer(inviteRoles, { session: agent })).status === 200;
    const mayMakeApps = async () =>
      (await server.api.answer(listApps, { session: agent, body: {} })).status === 200;
    expect([await mayManage(), await mayMakeApps()]).toEqual([false, true]);

    const changed = { ...draft({ functions: [full('Invite Users')] }), roleId: role.roleId };
    const { role: after } = await server.api.call(updateRole, { session: owner, body: changed });
    expect(after).toMatchObject({ roleName: changed.roleName, holderCount: 1 });
    expect(await mayManage()).toBe(true);
    await bell.next(rightsChanged);

    await server.api.call(updateRole, {
      session: owner,
      body: { ...changed, studioAccess: false, functions: [] },
    });
    expect([await mayManage(), await mayMakeApps()]).toEqual([false, false]);
    await bell.next(rightsChanged);
    // Their own role still opens the desk.
    await server.server.platform.outbox.settle();
    expect(desk.socket.connected).toBe(true);
    expect(await acts(role.roleId)).toEqual([
      { act: 'role.changed', values: { before: 'Studio, Invite Users', after: '' } },
      {
        act: 'role.changed',
        values: { formerName: role.roleName, before: 'Studio, Desk', after: 'Studio, Invite Users' },
      },
      { act: 'role.created', values: { after: 'Studio, Desk' } },
    ]);
    await release(role.roleId);
  });

  test('to a name that is taken, or without a change: nothing happens [USR-05]', async () => {
    const role = await make({ roleName: 'Steady' });
    const { roleId } = role;
    const taken = await server.api.answer(updateRole, {
      session: owner,
      body: { ...draft({ roleName: 'ADMIN' }), roleId },
    });
    expect([taken.status, taken.body.code]).toEqual([409, 'role_name_taken']);
    await server.api.call(updateRole, { session: owner, body: { ...draft({ roleName: 'Steady' }), roleId } });
    expect((await listed()).items).toContainEqual(role);
    expect(await acts(roleId)).toHaveLength(1);
    const recased = { ...draft({ roleName: 'STEADY' }), roleId };
    expect((await server.api.call(updateRole, { session: owner, body: recased })).role.roleName).toBe(
      'STEADY',
    );
  });

  test('so that the caller could no longer manage users is refused [USR-04]', async () => {
    const role = await make({ functions: [full('Invite Users')] });
    await assign(agent, role.roleId);
    for (const functions of [[], [{ functionName: 'Invite Users', viewable: false, actions: [] }]]) {
      const answer = await server.api.answer(updateRole, {
        session: agent,
        body: { ...draft({ roleName: role.roleName, functions }), roleId: role.roleId },
      });
      expect([answer.status, answer.body.code]).toEqual([409, 'own_rights']);
    }
    expect((await listed()).items).toContainEqual({ ...role, holderCount: 1 });
    expect((await server.api.answer(inviteRoles, { session: agent })).status).toBe(200);
    await release(role.roleId);
  });
});

describe('deleting a role', () => {
  test('that is in use is refused, and the refusal names its users [USR-05]', async () => {
    const role = await make({ roleName: 'Wanted' });
    const { roleId } = role;
    const remove = () => server.api.answer(deleteRole, { session: owner, query: { roleId } });
    const emailIds = ['a', 'b', 'c', 'd', 'e'].map((letter) => `${letter}.${newEmail()}`);
    await assign(agent, roleId);
    expect((await remove()).body).toEqual({
      status: 409,
      code: 'role_in_use',
      message: 'This role is assigned to agent person. Give them another role first.',
    });
    await server.api.call(inviteUser, { session: owner, body: { emailIds, roleIds: [roleId] } });
    const { message } = (await remove()).body;
    expect(message).toContain(`agent person, ${emailIds[0]}, ${emailIds[1]}`);
    expect(message).toContain(', +1');
    expect((await listed()).items).toContainEqual({ ...role, holderCount: 1, invitedCount: 5 });
    await release(roleId);
    expect((await remove()).status).toBe(409);
    await inStore(sql`delete from invitations where tenant_id = ${owner.tenantId}`);
    expect((await remove()).status).toBe(200);
    expect((await listed()).items.map((item) => item.roleId)).not.toContain(roleId);
    expect((await acts(roleId))[0]).toEqual({ act: 'role.deleted', values: { before: 'Studio' } });
    expect((await remove()).status).toBe(404);
  });
});

test("another tenant's role is treated as nonexistent [USR-10]", async () => {
  const otherOwner = await newOwner(server);
  const theirs = await make({}, otherOwner);
  const ask = async (roleId: RoleId) => [
    await server.api.answer(updateRole, { session: owner, body: { ...draft({ roleName: 'Same' }), roleId } }),
    await server.api.answer(deleteRole, { session: owner, query: { roleId } }),
  ];
  const [foreign, never] = [await ask(theirs.roleId), await ask(newId('rol'))];
  expect(foreign.map((answer) => answer.status)).toEqual([404, 404]);
  expect(foreign.map((answer) => answer.text)).toEqual(never.map((answer) => answer.text));
  expect((await listed(otherOwner)).items).toContainEqual(theirs);
  expect((await listed()).items.map((role) => role.roleId)).not.toContain(theirs.roleId);
});
