/** Every call and every emit of the desk, for every role: what the server refuses, compared with what was written down. */

import { createApp } from '@parrot/contract/apps';
import { CALLS, EMITS } from '@parrot/contract/catalogue';
import { BUILT_IN_ROLES, type BuiltInRoleKey, needsSession, type RoleId } from '@parrot/contract/core';
import { createRole, inviteUser, listRoles } from '@parrot/contract/team';
import { addComment } from '@parrot/contract/tickets';
import {
  newMember,
  newOwner,
  openDeskSocket,
  sharedTestServer,
  type TestServer,
  type TestSession,
  type TestSocket,
} from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALLOWED } from './allowed-by-role.fixture.ts';

let server: TestServer;
let owner: TestSession;
let member: TestSession;
let desk: TestSocket;
beforeAll(async () => {
  server = await sharedTestServer();
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
    expect([200, 400, 403], `${call.name} answered ${status}: ${text}`).toContain(status);
    found[call.name] = status !== 403;
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

const expected = (actor: BuiltInRoleKey | 'none'): Record<string, boolean> =>
  Object.fromEntries(
    ALLOWED.flatMap(({ actors, names }) => names.map((name) => [name, actors.includes(actor)])),
  );

test('what each role may do is written down once for every call with a session and every emit', () => {
  const written = ALLOWED.flatMap(({ names }) => names);
  const served = [...calls.map(({ name }) => name), ...emits.map(({ name }) => `desk:${name}`)];
  expect(written.sort()).toEqual(served.sort());
});

/** Straight in the store: nobody is told, and the line that is open stays open. */
const becomes = (roleId: RoleId) =>
  server.server.platform.database.system((tx) =>
    tx.execute(sql`update member_roles set role_id = ${roleId} where user_id = ${member.userId}`),
  );

test.each(Object.keys(BUILT_IN_ROLES) as BuiltInRoleKey[])(
  '%s: each call and emit is refused where it is written down, and nowhere else [USR-04, RTM-06]',
  async (key) => {
    const { items } = await server.api.call(listRoles, { session: owner, body: {} });
    const { name } = BUILT_IN_ROLES[key];
    const role = items.find((item) => item.builtIn && item.roleName === name);
    if (!role) throw new Error(`There is no role ${name}.`);
    await becomes(role.roleId);
    expect(await outcomes()).toEqual(expected(key));
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
  expect(found).toMatchObject({
    [createApp.name]: true,
    [addComment.name]: true,
    [inviteUser.name]: false,
    [createRole.name]: false,
  });
});

test('who has no role may do what everybody signed in may, and nothing else [USR-04]', async () => {
  await server.server.platform.database.system((tx) =>
    tx.execute(sql`delete from member_roles where user_id = ${member.userId}`),
  );
  expect(await outcomes()).toEqual(expected('none'));
});
