/** Changing the roles and apps of members, through real calls and sockets. */
import { listActivity } from '@parrot/contract/activity';
import { createApp, sharedApps } from '@parrot/contract/apps';
import { type AppId, newId, type RoleId, type UserId } from '@parrot/contract/core';
import { rightsChanged } from '@parrot/contract/notifications';
import {
  createRole,
  inviteRoles,
  listRoles,
  roleFunctions,
  setUserRoles,
  userApps,
  userRoles,
} from '@parrot/contract/team';
import {
  newMember,
  newOwner,
  openNotificationSocket,
  sharedTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let server: TestServer;
let owner: TestSession;
let admin: TestSession;
let agent: TestSession;
let other: TestSession;
let role: Record<string, RoleId>;
let shop: AppId;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server, { name: 'Maya Lind' });
  other = await newOwner(server);
  admin = await newMember(server, owner, 'admin');
  agent = await newMember(server, owner, 'agent');
  const { items } = await server.api.call(listRoles, { session: owner, body: { limit: 100 } });
  role = Object.fromEntries(items.map(({ roleName, roleId }) => [roleName, roleId]));
  shop = await makeApp(owner, 'Shop');
});
afterAll(() => server.stop());
beforeEach(async () => {
  await set(owner, owner, ['Owner']);
  await set(owner, admin, ['Admin']);
  await set(owner, agent, ['Agent'], []);
});

const makeApp = async (session: TestSession, appName: string) =>
  (await server.api.call(createApp, { session, body: { appName, appType: 'Q&A' } })).app.appId;
const ids = (names: string[]) => names.map((name) => role[name] as RoleId);
const set = (session: TestSession, { userId }: { userId: UserId }, names: string[], appIds?: AppId[]) =>
  server.api.answer(setUserRoles, { session, body: { userId, roleIds: ids(names), appIds } });
const rolesOf = async ({ userId }: TestSession) => {
  const { roles } = await server.api.call(userRoles, { session: owner, body: { userId } });
  return roles.map(({ roleName }) => roleName);
};
const appsOf = async ({ userId }: TestSession) => {
  const { items } = await server.api.call(userApps, { session: owner, body: { userId } });
  return items.map(({ appName }) => appName);
};
const entries = async () => {
  const { items } = await server.api.call(listActivity, { session: owner, body: { subjects: ['user'] } });
  return items.map(({ act, actorName, subjectName, values }) => ({ act, actorName, subjectName, values }));
};
const refusal = async (answer: ReturnType<typeof set>) => {
  const { status, body } = await answer;
  return [status, body.code];
};

describe('other roles', () => {
  test('take effect at once, are shown, notified and logged with what was before [USR-04, USR-07]', async () => {
    const socket = await openNotificationSocket(server, agent);
    const events = socket.next(rightsChanged);
    const answer = await set(owner, agent, ['Builder', 'Agent']);
    const shown = answer.body as unknown as { member: { userName: string; roles: { roleName: string }[] } };
    expect(shown.member.userName).toBe('agent person');
    expect(shown.member.roles.map(({ roleName }) => roleName)).toEqual(['Builder', 'Agent']);
    await events;
    const { userInfo } = await server.api.call(roleFunctions, { session: agent });
    expect(userInfo).toEqual({ studioAccess: true, deskAccess: true });
    expect((await entries())[0]).toEqual({
      act: 'user.rolesChanged',
      actorName: 'Maya Lind',
      subjectName: 'agent person',
      values: { before: 'Agent', after: 'Builder, Agent' },
    });
    socket.close();
  });

  test('the same roles again change nothing, and nothing is logged', async () => {
    const before = await entries();
    expect((await set(owner, agent, ['Agent', 'Agent'])).status).toBe(200);
    expect(await entries()).toEqual(before);
  });

  test('an admin grants no one what they do not have, and changes no owner [USR-04]', async () => {
    expect(await refusal(set(admin, agent, ['Owner']))).toEqual([403, 'permission_denied']);
    expect(await refusal(set(admin, agent, ['Agent', 'Billing']))).toEqual([403, 'permission_denied']);
    expect(await refusal(set(admin, owner, ['Agent']))).toEqual([403, 'permission_denied']);
    expect(await refusal(set(admin, admin, ['Owner']))).toEqual([403, 'permission_denied']);
    expect([await rolesOf(agent), await rolesOf(owner)]).toEqual([['Agent'], ['Owner']]);
    expect((await set(admin, agent, ['Builder'])).status).toBe(200);
  });

  test('is refused without the right to manage users [USR-04]', async () => {
    expect(await refusal(set(agent, agent, ['Admin']))).toEqual([403, 'permission_denied']);
    expect(await rolesOf(agent)).toEqual(['Agent']);
  });

  test('the last owner stays one; with another they may step down [USR-04]', async () => {
    expect(await refusal(set(owner, owner, ['Admin']))).toEqual([409, 'last_owner']);
    expect(await rolesOf(owner)).toEqual(['Owner']);
    await set(owner, admin, ['Owner']);
    expect((await set(owner, owner, ['Admin'])).status).toBe(200);
    expect(await rolesOf(owner)).toEqual(['Admin']);
    expect(await refusal(set(admin, admin, ['Builder']))).toEqual([409, 'last_owner']);
    await set(admin, owner, ['Owner']);
  });

  test('a deactivated owner does not count as one [USR-04]', async () => {
    await set(owner, admin, ['Owner']);
    const deactivate = (status: string) =>
      server.server.platform.database.system((tx) =>
        tx.execute(sql`update memberships set status = ${status} where user_id = ${admin.userId}`),
      );
    await deactivate('INACTIVE');
    expect(await refusal(set(owner, owner, ['Admin']))).toEqual([409, 'last_owner']);
    await deactivate('ACTIVE');
  });

  test("users can't take the management of users from themselves [USR-04]", async () => {
    expect(await refusal(set(admin, admin, ['Builder']))).toEqual([409, 'own_rights']);
    expect(await rolesOf(admin)).toEqual(['Admin']);
  });

  test('of two owners who demote each other at the same moment one stays [USR-04]', async () => {
    await set(owner, admin, ['Owner']);
    const answers = await Promise.all([set(owner, admin, ['Agent']), set(admin, owner, ['Agent'])]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const winner = answers[0]?.status === 200 ? owner : admin;
    const { roles } = await server.api.call(userRoles, {
      session: winner,
      body: { userId: winner.userId },
    });
    expect(roles.map(({ roleName }) => roleName)).toEqual(['Owner']);
    await set(winner, owner, ['Owner']);
  });

  test('roles or users of another tenant, or nonexistent ones: not found, with the same reply [USR-10]', async () => {
    const { items } = await server.api.call(inviteRoles, { session: other });
    const foreignRole = items[0]?.roleId as RoleId;
    const ask = (userId: UserId, roleId: RoleId) =>
      server.api.answer(setUserRoles, { session: owner, body: { userId, roleIds: [roleId] } });
    const never = await ask(newId('usr'), role.Agent as RoleId);
    expect(never.status).toBe(404);
    const answers = [
      await ask(other.userId, role.Agent as RoleId),
      await ask(agent.userId, foreignRole),
      await ask(agent.userId, newId('rol')),
    ];
    expect(answers.map(({ text }) => text)).toEqual([never.text, never.text, never.text]);
    expect(await rolesOf(agent)).toEqual(['Agent']);
  });

  test("an empty list is rejected with the field's name [VAL-03]", async () => {
    const answer = await set(owner, agent, []);
    expect([answer.status, answer.body.fields]).toEqual([400, { roleIds: 'Required' }]);
  });
});

describe('other apps', () => {
  test('open and close at once, and are logged by name; left out, they stay [USR-07]', async () => {
    expect((await set(owner, agent, ['Agent', 'Builder'], [shop])).status).toBe(200);
    const { items } = await server.api.call(sharedApps, { session: agent, body: {} });
    expect(items.map(({ appName }) => appName)).toEqual(['Shop']);
    expect((await entries()).slice(0, 2)).toContainEqual({
      act: 'user.appsChanged',
      actorName: 'Maya Lind',
      subjectName: 'agent person',
      values: { before: '', after: 'Shop' },
    });
    await set(owner, agent, ['Agent']);
    expect(await appsOf(agent)).toEqual(['Shop']);
    await set(owner, agent, ['Agent'], []);
    expect(await appsOf(agent)).toEqual([]);
  });

  test('apps that a member created stay theirs', async () => {
    await set(owner, agent, ['Builder']);
    await makeApp(agent, 'Own');
    await set(owner, agent, ['Builder'], [shop]);
    expect(await appsOf(agent)).toEqual(['Own', 'Shop']);
    await set(owner, agent, ['Builder'], []);
    expect(await appsOf(agent)).toEqual(['Own']);
  });

  test("apps that the caller can't open are neither granted nor revoked nor shown [USR-04]", async () => {
    const hidden = await makeApp(owner, 'Hidden');
    const { role: manager } = await server.api.call(createRole, {
      session: owner,
      body: {
        roleName: 'Manager',
        studioAccess: true,
        deskAccess: true,
        allApps: false,
        functions: ['Invite Users', 'Handle Chats', 'Create Apps'].map((functionName) => ({
          functionName,
          viewable: true,
          actions: [],
        })),
      },
    });
    role.Manager = manager.roleId;
    await set(owner, admin, ['Manager'], [shop]);
    await set(owner, agent, ['Agent'], [hidden]);

    const never = await set(admin, agent, ['Agent'], [newId('app')]);
    const closed = await set(admin, agent, ['Agent'], [shop, hidden]);
    expect(never.status).toBe(404);
    expect(closed.text).toBe(never.text);
    expect((await set(admin, agent, ['Agent'], [shop])).status).toBe(200);
    expect(await appsOf(agent)).toEqual(expect.arrayContaining(['Hidden', 'Shop']));
    const seen = await server.api.call(userApps, { session: admin, body: { userId: agent.userId } });
    expect(seen.items.map(({ appName }) => appName)).toEqual(['Shop']);
    await set(owner, admin, ['Admin'], []);
  });
});
