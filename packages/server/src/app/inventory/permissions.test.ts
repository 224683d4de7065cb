/** Every call and emit of the desk for every role: what the server refuses, compared with the fixture. */

import { createApp } from '@parrot/contract/apps';
import { CALLS, EMITS } from '@parrot/contract/catalog';
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
import { attack, recordCoverage } from '@parrot/testkit/attacks';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALLOWED } from './allowed-by-role.fixture.ts';

const ROLE_KEYS = Object.keys(BUILT_IN_ROLES) as BuiltInRoleKey[];
const ROUNDS = [...ROLE_KEYS, 'a custom role', 'no role'];

let server: TestServer;
let owner: TestSession;
let member: TestSession;
/** One per round, opened while the member may: a single connection would soon be sending too fast. */
let desks: TestSocket[];
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
  member = await newMember(server, owner, 'agent');
  desks = await Promise.all(ROUNDS.map(() => openDeskSocket(server, member)));
});
afterAll(() => server.stop());

const calls = CALLS.filter((call) => needsSession(call.access));
const emits = EMITS.filter((event) => event.channel === 'desk');

/** The input is invalid for every schema, so nothing is done; but permission is checked first. */
async function outcomes(): Promise<Record<string, boolean>> {
  const desk = desks.pop();
  if (!desk) throw new Error('more rounds than connections');
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

/** Each cell of the table by itself, so that the first wrong one is named. */
async function compare(actor: BuiltInRoleKey | 'none', found: Record<string, boolean>): Promise<void> {
  const table = expected(actor);
  for (const [name, isAllowed] of Object.entries(found))
    await attack('roles', `${actor}: ${name}`, () => expect([name, isAllowed]).toEqual([name, table[name]]));
  expect(found).toEqual(table);
}

test('the fixture has every call with a session and every emit once', () => {
  const written = ALLOWED.flatMap(({ names }) => names);
  const served = [...calls.map(({ name }) => name), ...emits.map(({ name }) => `desk:${name}`)];
  expect(written.sort()).toEqual(served.sort());
});

/** Directly in the store, so that no event closes the open connection. */
const becomes = (roleId: RoleId) =>
  server.server.platform.database.system((tx) =>
    tx.execute(sql`update member_roles set role_id = ${roleId} where user_id = ${member.userId}`),
  );

test.each(ROLE_KEYS)(
  '%s: calls and emits are refused as in the fixture, and nowhere else [USR-04, RTM-06]',
  async (key) => {
    const { items } = await server.api.call(listRoles, { session: owner, body: {} });
    const { name } = BUILT_IN_ROLES[key];
    const role = items.find((item) => item.builtIn && item.roleName === name);
    if (!role) throw new Error(`no role named ${name}`);
    await becomes(role.roleId);
    await compare(key, await outcomes());
  },
);

test('a custom role: a function that is not viewable grants neither itself nor its actions [USR-04]', async () => {
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

test('a member without roles may do what every signed-in user may, and nothing else [USR-04]', async () => {
  await server.server.platform.database.system((tx) =>
    tx.execute(sql`delete from member_roles where user_id = ${member.userId}`),
  );
  await compare('none', await outcomes());
  recordCoverage({ of: 'roles', covered: ROLE_KEYS.length + 1, all: ROLE_KEYS.length + 1 });
});
