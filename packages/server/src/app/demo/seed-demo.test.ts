import { listActivity } from '@parrot/contract/activity';
import { listNotifications } from '@parrot/contract/notifications';
import { listGroups, listRoles, listUsers } from '@parrot/contract/team';
import { signInAs, startTestServer, type TestServer, type TestSession } from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DemoSignIn } from './demo-people.ts';
import { seedDemo } from './seed-demo.ts';

let server: TestServer;
let signIns: readonly DemoSignIn[];
let owner: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  signIns = await seedDemo(server.server);
  await server.server.platform.outbox.settle();
  owner = await signInAs(server, 'maya@halden.example', 'parrot-demo');
});
afterAll(() => server.stop());

test('there are four people to sign in as, and more to be seen', async () => {
  expect(signIns.map((person) => person.emailId.split('@')[0])).toEqual(['maya', 'jonas', 'aino', 'tomas']);
  const { items } = await server.api.call(listUsers, { session: owner, body: {} });
  expect(items.map((item) => [item.emailId.split('@')[0], item.status, item.roles[0]?.roleName])).toEqual(
    expect.arrayContaining([
      ['maya', 'ACTIVE', 'Owner'],
      ['elif', 'ACTIVE', 'Admin'],
      ['peter', 'ACTIVE', 'Billing'],
      ['sofia', 'INVITED', 'Shift lead'],
    ]),
  );
  expect(items).toHaveLength(7);
});

test('the tenant has a role and a group of its own', async () => {
  const { items: roles } = await server.api.call(listRoles, { session: owner, body: {} });
  expect(roles.filter((role) => !role.builtIn).map((role) => role.roleName)).toEqual(['Shift lead']);
  const { items: groups } = await server.api.call(listGroups, { session: owner, body: {} });
  expect(groups).toMatchObject([
    { groupName: 'Weekend shift', memberCount: 2, apps: [{ appName: 'StoreAssist' }] },
  ]);
});

test('what happened so far was written down, and people were told', async () => {
  const { items } = await server.api.call(listActivity, { session: owner, body: { limit: 100 } });
  const acts = items.map((item) => `${item.act} ${item.subjectName}`);
  expect(acts).toEqual(
    expect.arrayContaining([
      'app.created StoreAssist',
      'app.published StoreAssist',
      'user.joined Elif Kaya',
      'role.created Shift lead',
      'group.created Weekend shift',
      'invitation.sent sofia@halden.example',
    ]),
  );
  const told = await server.api.call(listNotifications, { session: owner, body: {} });
  expect(told.items.map((item) => item.kind)).toEqual(Array(4).fill('person-waiting'));
});

test('a second start finds the demo as it is, and adds nothing', async () => {
  const count = async () => (await server.api.call(listActivity, { session: owner, body: {} })).total;
  const before = await count();
  expect(await seedDemo(server.server)).toBe(signIns);
  expect(await count()).toBe(before);
});
