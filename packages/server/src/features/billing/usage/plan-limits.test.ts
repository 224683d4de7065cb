import { archiveApp, createApp, duplicateApp, unarchiveApp } from '@parrot/contract/apps';
import { checkoutUpgrade, sandboxPay, subscriptionUsage } from '@parrot/contract/billing';
import { inviteRoles, inviteUser } from '@parrot/contract/team';
import { newEmail, newOwner, sharedTestServer, type TestServer, type TestSession } from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.stop());

/** An owner with the smallest plan: three users, two apps. */
async function newStarter(): Promise<TestSession> {
  const session = await newOwner(server);
  const body = { planCode: 'starter-monthly', quantity: 1, redirectUrl: '/home/studio/payment' } as const;
  const { data } = await server.api.call(checkoutUpgrade, { session, body });
  await server.api.call(sandboxPay, { body: { checkoutPageId: data.checkoutPageId, action: 'pay' } });
  return session;
}
let apps = 0;
const create = (session: TestSession) =>
  server.api.answer(createApp, { session, body: { appName: `Shop${++apps}`, appType: 'Q&A' } });
const usageOf = async (session: TestSession) => (await server.api.call(subscriptionUsage, { session })).data;

test('exactly as many apps as the plan has come out of fifty attempts at once', async () => {
  const owner = await newStarter();
  const answers = await Promise.all(Array.from({ length: 50 }, () => create(owner)));
  const created = answers.filter(({ status }) => status === 200);
  expect(created).toHaveLength(2);
  const refused = answers.filter(({ status }) => status === 402);
  expect(refused).toHaveLength(48);
  expect(refused[0]?.body).toMatchObject({
    code: 'limit_reached',
    message: 'Your plan includes 2 apps. Please upgrade your plan to add more.',
  });
  expect((await usageOf(owner)).apps).toEqual({ used: 2, limit: 2 });
});

test('an archived app frees its seat; copies and unarchived apps take one', async () => {
  const owner = await newStarter();
  await create(owner);
  const appId = (
    await server.api.call(createApp, { session: owner, body: { appName: 'Second', appType: 'Q&A' } })
  ).app.appId;
  const copy = await server.api.answer(duplicateApp, { session: owner, body: { appId, appName: 'Copy' } });
  expect(copy.status).toBe(402);
  await server.api.call(archiveApp, { session: owner, body: { appId } });
  expect((await create(owner)).status).toBe(200);
  expect((await server.api.answer(unarchiveApp, { session: owner, body: { appId } })).status).toBe(402);
});

test('members and open invitations count as users; inviting the same address again takes no seat', async () => {
  const owner = await newStarter();
  const { items } = await server.api.call(inviteRoles, { session: owner, body: {} });
  const roleIds = [items.find(({ roleName }) => roleName === 'Agent')?.roleId ?? ''];
  const invite = (...emailIds: string[]) =>
    server.api.answer(inviteUser, { session: owner, body: { emailIds, roleIds } });
  const [first, second, third] = [newEmail(), newEmail(), newEmail()];
  expect((await invite(first, second, third)).status).toBe(402);
  expect((await usageOf(owner)).users).toEqual({ used: 1, limit: 3 });
  expect((await invite(first, second)).status).toBe(200);
  expect((await usageOf(owner)).users).toEqual({ used: 3, limit: 3 });
  expect((await invite(first)).status).toBe(200);
  expect((await invite(third)).status).toBe(402);
});
