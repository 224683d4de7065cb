/** Notices to those who may pay when 80 % and all of a limit are used. */
import { archiveApp, createApp } from '@parrot/contract/apps';
import { inviteRoles, inviteUser } from '@parrot/contract/team';
import {
  newEmail,
  newMember,
  newPublishedApp,
  sharedTestServer,
  signInAs,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { converse, newLimitedOwner, noticesOf, setLimits } from './limited-tenant.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.stop());

const valuesOf = async (session: TestSession) =>
  (await noticesOf(server, session)).map(({ values }) => values);
let apps = 0;
const create = (session: TestSession) =>
  server.api.call(createApp, { session, body: { appName: `Near${++apps}`, appType: 'Q&A' } });

test('visitors at once cause one notice at 80 % and one at 100 %, to those who may pay', async () => {
  const owner = await newLimitedOwner(server, {});
  const billing = await newMember(server, owner, 'billing');
  const admin = await newMember(server, owner, 'admin');
  const { parrotId } = await newPublishedApp(server, owner);
  await setLimits(server, owner.tenantId, { conversationsPerDay: 10 });
  await Promise.all(Array.from({ length: 25 }, () => converse(server, parrotId)));
  const notices = [
    { limit: 'conversationsPerDay', percent: '80', used: '8', max: '10' },
    { limit: 'conversationsPerDay', percent: '100', used: '10', max: '10' },
  ];
  expect(await valuesOf(owner)).toEqual(notices);
  expect(await valuesOf(billing)).toEqual(notices);
  expect(await valuesOf(admin)).toEqual([]);
  const mail = await server.mailTo(owner.emailId, 'limit of 10 conversations');
  expect(mail.text).toContain('bots ask new visitors to leave a message and an email address');
  expect(mail.text).toContain(`${server.url}/home/studio/subscription`);

  server.clock.advance(86_400_000);
  for (let visits = 0; visits < 8; visits++) await converse(server, parrotId);
  expect((await valuesOf(await signInAs(server, owner.emailId))).slice(2)).toEqual([notices[0]]);
});

test('apps: a notice each time the share is crossed, not while it stays there', async () => {
  const owner = await newLimitedOwner(server, { apps: 5 });
  for (let count = 0; count < 4; count++) await create(owner);
  const { app } = await create(owner);
  const near = { limit: 'apps', percent: '80', used: '4', max: '5' };
  const all = { ...near, percent: '100', used: '5' };
  expect(await valuesOf(owner)).toEqual([near, all]);
  await server.api.call(archiveApp, { session: owner, body: { appId: app.appId } });
  await create(owner);
  expect(await valuesOf(owner)).toEqual([near, all, all]);
});

test('users: invitations count, and one step across both shares is one notice', async () => {
  const owner = await newLimitedOwner(server, { users: 5 });
  const { items } = await server.api.call(inviteRoles, { session: owner });
  const roleIds = [items.find(({ roleName }) => roleName === 'Agent')?.roleId ?? ''];
  const emailIds = [newEmail(), newEmail(), newEmail(), newEmail()];
  await server.api.call(inviteUser, { session: owner, body: { emailIds, roleIds } });
  expect(await valuesOf(owner)).toEqual([{ limit: 'users', percent: '100', used: '5', max: '5' }]);
});
