/** What the application loads after a sign-in, and again after each reload. */
import {
  recentTenant,
  refreshToken,
  updateActivity,
  updateProfile,
  userDetails,
} from '@parrot/contract/accounts';
import { appDetails } from '@parrot/contract/apps';
import { subscriptionDetails } from '@parrot/contract/billing';
import { APP_NAME } from '@parrot/contract/core';
import { fetchClientAddress } from '@parrot/contract/installation';
import { listUsers, roleFunctions } from '@parrot/contract/team';
import {
  newDraftApp,
  newMember,
  newOwner,
  sharedTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.stop());

const lastActiveAt = async (session: TestSession) => {
  const { items } = await server.api.call(listUsers, { session, body: { offset: 0, limit: 20 } });
  return items.find(({ isSelf }) => isSelf)?.lastActiveAt ?? null;
};

test('a signed-in user gets tenant, address, rights and subscription; activity is recorded [SES-07]', async () => {
  const session = await newOwner(server);
  expect((await server.api.call(recentTenant, { session })).tenantId).toBe(session.tenantId);
  // The address call needs no token, so that it can be loaded in parallel with the tenant.
  expect((await server.api.call(fetchClientAddress)).ip).toMatch(/127\.0\.0\.1|::1/);
  const { userInfo, roleFunctionList } = await server.api.call(roleFunctions, { session });
  expect(userInfo).toEqual({ studioAccess: true, deskAccess: true });
  expect(roleFunctionList.length).toBeGreaterThan(0);
  const { data } = await server.api.call(subscriptionDetails, { session });
  expect(data.planDetails).toMatchObject({ status: 'trial' });

  expect(await lastActiveAt(session)).toBeNull();
  const before = server.clock.now().getTime();
  await server.api.call(updateActivity, { session });
  const after = Date.parse((await lastActiveAt(session)) ?? '');
  expect(after).toBeGreaterThanOrEqual(before);
});

test('rights follow the role, and the subscription is readable for every member [SES-07]', async () => {
  const owner = await newOwner(server);
  const agent = await newMember(server, owner, 'agent');
  const { userInfo } = await server.api.call(roleFunctions, { session: agent });
  expect(userInfo).toEqual({ studioAccess: false, deskAccess: true });
  const plans = await Promise.all(
    [owner, agent].map((session) => server.api.call(subscriptionDetails, { session })),
  );
  expect(plans[1]).toEqual(plans[0]);
});

test('profile, rights, bot and subscription are the same after a reload [SES-17]', async () => {
  const session = await newOwner(server);
  const profile = { userName: 'Robin Reload', language: 'sv', timeZone: 'Europe/Stockholm' } as const;
  await server.api.call(updateProfile, { session, body: profile });
  const { appId } = await newDraftApp(server, session);
  const load = async (as: TestSession) => ({
    tenant: await server.api.call(recentTenant, { session: as }),
    profileDetails: await server.api.call(userDetails, { session: as }),
    userRoleDetails: await server.api.call(roleFunctions, { session: as }),
    botDetails: await server.api.call(appDetails, { session: as, body: { appId } }),
    subscriptionDetails: await server.api.call(subscriptionDetails, { session: as }),
  });
  const before = await load(session);
  expect(before.profileDetails).toMatchObject(profile);

  const { userId, tenantId, cookie } = session;
  const refreshed = await server.api.call(refreshToken, {
    body: { userId, tenantId, appName: APP_NAME },
    headers: { cookie },
  });
  expect(await load({ ...session, token: refreshed.token })).toEqual(before);
});
