/** Every call and every emit of the desk, for every role: refused exactly where the permissions table says so. */
import { CALLS, EMITS, PERMISSIONS } from '@parrot/contract/catalogue';
import {
  type Access,
  addressOf,
  BUILT_IN_ROLES,
  type BuiltInRoleKey,
  needsSession,
  permits,
  type Rights,
  type RoleId,
} from '@parrot/contract/core';
import { createRole, listRoles } from '@parrot/contract/team';
import {
  keptTestServer,
  newMember,
  newOwner,
  openDeskSocket,
  type TestServer,
  type TestSession,
  type TestSocket,
} from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let owner: TestSession;
let member: TestSession;
let desk: TestSocket;
beforeAll(async () => {
  server = await keptTestServer();
  owner = await newOwner(server);
  member = await newMember(server, owner, 'agent');
  desk = await openDeskSocket(server, member);
});
afterAll(() => server.stop());

const calls = CALLS.filter((call) => needsSession(call.access));
const emits = EMITS.filter((event) => event.channel === 'desk');

/** What is asked is refused by every schema, so nothing is done; but permission is looked at first. */
async function outcomes(): Promise<Record<string, boolean>> {
  const found: Record<string, boolean> = {};
  for (const call of calls) {
    const { status, text } = await server.api.answer(call, { session: member, body: [] });
    const name = `${call.method} ${addressOf(call)}`;
    expect([200, 400, 403], `${name} answered ${status}: ${text}`).toContain(status);
    found[name] = status !== 403;
  }
  for (const event of emits) {
    const answer = await desk.answer(event, { clientInfo: null });
    const status = answer.ok ? 200 : answer.error.status;
    const name = `${event.channel}:${event.name}`;
    expect([400, 403], name).toContain(status);
    found[name] = status !== 403;
  }
  return found;
}

const expected = (rights: Rights): Record<string, boolean> =>
  Object.fromEntries(
    [
      ...calls.map((call) => `${call.method} ${addressOf(call)}`),
      ...emits.map((event) => `${event.channel}:${event.name}`),
    ].map((name) => [name, permits(rights, PERMISSIONS[name] as Access)]),
  );

/** Straight in the store: nobody is told, and the line that is open stays open. */
const becomes = (roleId: RoleId) =>
  server.server.platform.database.system((tx) =>
    tx.execute(sql`update member_roles set role_id = ${roleId} where user_id = ${member.userId}`),
  );

test.each(Object.keys(BUILT_IN_ROLES) as BuiltInRoleKey[])(
  '%s: each call and emit is refused where the table says so, and nowhere else [USR-04, RTM-06]',
  async (key) => {
    const { items } = await server.api.call(listRoles, { session: owner, body: {} });
    const { name, studioAccess, deskAccess, functions } = BUILT_IN_ROLES[key];
    const role = items.find((item) => item.builtIn && item.roleName === name);
    if (!role) throw new Error(`There is no role ${name}.`);
    await becomes(role.roleId);
    const rights = { userInfo: { studioAccess, deskAccess }, roleFunctionList: [...functions] };
    expect(await outcomes()).toEqual(expected(rights));
  },
);

test('a role of its own: what may not be seen may not be done, and its actions neither [USR-04]', async () => {
  const functions = [
    { functionName: 'invite users', viewable: false, actions: [] },
    { functionName: 'makes payment', viewable: false, actions: [{ actionName: 'renew subscription' }] },
    { functionName: 'CREATE APPS', viewable: true, actions: [] },
  ];
  const draft = { roleName: 'Half seen', studioAccess: false, deskAccess: true, allApps: false, functions };
  const { role } = await server.api.call(createRole, { session: owner, body: draft });
  await becomes(role.roleId);
  const found = await outcomes();
  expect(found).toEqual(
    expected({ userInfo: { studioAccess: false, deskAccess: true }, roleFunctionList: functions }),
  );
  expect(Object.values(found)).toEqual(expect.arrayContaining([true, false]));
});

test('who has no role may do what everybody signed in may, and nothing else [USR-04]', async () => {
  await server.server.platform.database.system((tx) =>
    tx.execute(sql`delete from member_roles where user_id = ${member.userId}`),
  );
  const nothing = { userInfo: { studioAccess: false, deskAccess: false }, roleFunctionList: [] };
  expect(await outcomes()).toEqual(expected(nothing));
});
