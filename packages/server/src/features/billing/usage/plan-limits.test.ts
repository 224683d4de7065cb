import { archiveApp, createApp, duplicateApp, unarchiveApp } from '@parrot/contract/apps';
import { checkoutUpgrade, sandboxPay, subscriptionUsage } from '@parrot/contract/billing';
import { inviteRoles, inviteUser } from '@parrot/contract/team';
import {
  newEmail,
  newOwner,
  newPublishedApp,
  sharedTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { converse, LEAVE_MESSAGE, newLimitedOwner, readAll } from './limited-tenant.fixture.ts';

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

const ATTEMPTS = 50;
const attempts = <T>(attempt: () => Promise<T>) => Promise.all(Array.from({ length: ATTEMPTS }, attempt));
/** How many of the attempts succeeded, and what the others were answered. */
const outcomeOf = (answers: { status: number; body: object }[]) => ({
  succeeded: answers.filter(({ status }) => status === 200).length,
  refused: [
    ...new Set(
      answers
        .filter(({ status }) => status !== 200)
        .map(({ status, body }) => JSON.stringify({ status, ...body })),
    ),
  ].map((text) => JSON.parse(text)),
});

test('of fifty attempts at once exactly what the plan has succeeds, and the others get a clear message [APP-08]', async () => {
  const owner = await newLimitedOwner(server, { users: 4, apps: 2, conversationsPerDay: 20 });
  const { items } = await server.api.call(inviteRoles, { session: owner, body: {} });
  const roleIds = [items.find(({ roleName }) => roleName === 'Agent')?.roleId ?? ''];
  const invite = () =>
    server.api.answer(inviteUser, { session: owner, body: { emailIds: [newEmail()], roleIds } });
  const { parrotId } = await newPublishedApp(server, owner);

  const refusedWith = (message: string) => [
    expect.objectContaining({ status: 402, code: 'limit_reached', message }),
  ];
  expect(outcomeOf(await attempts(() => create(owner)))).toEqual({
    succeeded: 1,
    refused: refusedWith('Your plan includes 2 apps. Upgrade your plan to add more.'),
  });
  expect(outcomeOf(await attempts(invite))).toEqual({
    succeeded: 3,
    refused: refusedWith('Your plan includes 4 users. Upgrade your plan to add more.'),
  });
  const visitors = await attempts(() => converse(server, parrotId));
  expect(visitors.filter(({ session }) => session.botAnswers)).toHaveLength(20);
  const refused = visitors.filter(({ session }) => !session.botAnswers);
  expect(refused).toHaveLength(30);
  for (const { socket } of refused) expect(await readAll(server, socket)).toContain(LEAVE_MESSAGE);
  expect(await usageOf(owner)).toMatchObject({
    users: { used: 4, limit: 4 },
    apps: { used: 2, limit: 2 },
    conversationsPerDay: { used: 20, limit: 20 },
  });
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
