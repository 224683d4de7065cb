import {
  createTenant,
  logOut,
  recentTenant,
  switchTenant,
  userDetails,
  userInfo,
} from '@parrot/contract/accounts';
import { listActivity } from '@parrot/contract/activity';
import { listApps } from '@parrot/contract/apps';
import { subscriptionDetails } from '@parrot/contract/billing';
import { APP_NAME, BUILT_IN_ROLES, CHANNEL_NAME, LIMITS } from '@parrot/contract/core';
import { listUsers, roleFunctions } from '@parrot/contract/team';
import {
  newMember,
  newOwner,
  newPublishedApp,
  sharedTestServer,
  signInAs,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.stop());

const create = (session: TestSession, tenantName: unknown) =>
  server.api.answer(createTenant, { session, body: { tenantName } });
const moveTo = async (session: TestSession, tenantId: TestSession['tenantId']): Promise<TestSession> => {
  const { token } = await server.api.call(switchTenant, { session, body: { tenantId } });
  return { ...session, token, tenantId };
};
const names = async (session: TestSession) =>
  (await server.api.call(userDetails, { session })).tenantList.map((entry) => entry.tenantName);
const infoBody = ({ userId }: TestSession) => ({ appName: APP_NAME, channelName: CHANNEL_NAME, userId });

describe('creating another tenant', () => {
  test('gives the user all rights, a trial and an empty tenant, without switching to it [NAV-04]', async () => {
    const here = await newOwner(server, { company: 'First' });
    await newPublishedApp(server, here);
    const { tenantId } = await server.api.call(createTenant, {
      session: here,
      body: { tenantName: '  Second ' },
    });
    expect(await names(here)).toEqual(['First', 'Second']);
    expect((await server.api.call(recentTenant, { session: here })).tenantId).toBe(here.tenantId);
    expect((await signInAs(server, here.emailId)).tenantId).toBe(here.tenantId);

    const there = await moveTo(here, tenantId);
    const rights = await server.api.call(roleFunctions, { session: there });
    expect(rights.roleFunctionList).toEqual(BUILT_IN_ROLES.owner.functions);
    const { data } = await server.api.call(subscriptionDetails, { session: there });
    expect(data.planDetails.status).toBe('trial');
    expect((await server.api.call(listApps, { session: there, body: {} })).items).toEqual([]);
    const members = await server.api.call(listUsers, { session: there, body: {} });
    expect(members.items.map((item) => item.emailId)).toEqual([here.emailId]);
    const activity = await server.api.call(listActivity, { session: there, body: {} });
    expect(activity.items).toMatchObject([
      { act: 'tenant.created', actorId: here.userId, subjectId: tenantId, subjectName: 'Second' },
    ]);
    expect(activity.items[0]?.ipAddress).toBe('127.0.0.1');
  });

  test('does not change whether the user is new', async () => {
    const here = await newOwner(server);
    const first = () => server.api.call(userInfo, { session: here, body: infoBody(here) });
    const before = (await first()).isFistTimeLoggedInUser;
    await server.api.call(createTenant, { session: here, body: { tenantName: 'Another' } });
    expect((await first()).isFistTimeLoggedInUser).toBe(before);
  });

  test('requires no rights', async () => {
    const owner = await newOwner(server, { company: 'Employer' });
    const agent = await newMember(server, owner, 'agent');
    expect((await create(agent, 'Side Business')).status).toBe(200);
    expect(await names(agent)).toEqual(['Employer', 'Side Business']);
    expect(await names(owner)).toEqual(['Employer']);
    expect((await server.api.answer(listUsers, { session: agent, body: {} })).status).toBe(403);
  });

  test('fails without a valid name [VAL-03]', async () => {
    const here = await newOwner(server, { company: 'Alone' });
    for (const name of ['', 'x', 'x'.repeat(81), '   ', undefined, 7]) {
      const answer = await create(here, name);
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, ['tenantName']]);
    }
    expect(await names(here)).toEqual(['Alone']);
  });

  test('tenants per user are limited, also for concurrent requests', async () => {
    const here = await newOwner(server);
    for (let made = 1; made < LIMITS.tenantsPerPerson - 1; made++) await create(here, `Number ${made}`);
    const answers = await Promise.all(['Last', 'One Too Many', 'Two'].map((name) => create(here, name)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 402, 402]);
    expect(await names(here)).toHaveLength(LIMITS.tenantsPerPerson);
    const refused = await create(here, 'Again');
    expect([refused.status, refused.body.code]).toEqual([402, 'limit_reached']);
    expect(refused.body.message).toBe('You can belong to at most 20 workspaces.');
  });
});

test('the last used tenant opens first at the next sign-in [SES-16] [NAV-04]', async () => {
  const here = await newOwner(server, { company: 'First' });
  const { tenantId } = await server.api.call(createTenant, { session: here, body: { tenantName: 'Second' } });
  const there = await moveTo(here, tenantId);
  await server.api.call(logOut, { session: there, body: { ...infoBody(there), emailId: there.emailId } });
  const again = await signInAs(server, here.emailId);
  expect(again.tenantId).toBe(tenantId);
  expect((await server.api.call(recentTenant, { session: again })).tenantId).toBe(tenantId);
  await moveTo(again, here.tenantId);
  expect((await signInAs(server, here.emailId)).tenantId).toBe(here.tenantId);
});
