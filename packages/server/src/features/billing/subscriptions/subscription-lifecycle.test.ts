import { updateProfile } from '@parrot/contract/accounts';
import { listActivity } from '@parrot/contract/activity';
import {
  listServiceRequests,
  listSubscriptionActivity,
  paymentOptions,
  previewPlanChange,
  requestService,
  subscriptionDetails,
  subscriptionUsage,
} from '@parrot/contract/billing';
import { DAY_MS } from '@parrot/contract/core';
import { listNotifications } from '@parrot/contract/notifications';
import {
  newMember,
  newOwner,
  openTestStore,
  signInAs,
  startTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Driver } from '../../../platform/index.ts';
import { buyPlan } from '../buy-plan.fixture.ts';

let driver: Driver;
let server: TestServer;
beforeAll(async () => {
  driver = await openTestStore();
  server = await startTestServer({ driver });
});
afterAll(async () => {
  await server.stop();
  await driver.close();
});

const signIn = async ({ emailId }: TestSession) => signInAs(server, emailId);
const pass = async (days: number) => {
  server.clock.advance(days * DAY_MS);
  await server.server.slices.billing.advanceSubscriptions();
  await server.server.platform.outbox.settle();
};
/** The server is off for some days. */
const restartAfter = async (days: number) => {
  const { clock } = server;
  await server.stop();
  clock.advance(days * DAY_MS);
  server = await startTestServer({ driver, clock });
  await server.server.platform.outbox.settle();
};
const planNotices = async (owner: TestSession) => {
  const session = await signIn(owner);
  const { items } = await server.api.call(listNotifications, { session, body: {} });
  return items
    .filter(({ kind }) => kind === 'plan-ending')
    .map(({ values }) => `${values.plan} ${values.stage}`);
};
const eventsOf = async (owner: TestSession) =>
  (await server.api.call(listSubscriptionActivity, { session: await signIn(owner), body: {} })).items.map(
    ({ event }) => event,
  );
const statusOf = async (owner: TestSession) =>
  (await server.api.call(subscriptionDetails, { session: await signIn(owner) })).data.planDetails.status;

test('those who pay hear once of each step to the end of a trial, by bell and mail', async () => {
  const owner = await newOwner(server);
  const payer = await newMember(server, owner, 'billing');
  const admin = await newMember(server, owner, 'admin');
  await pass(6);
  expect(await planNotices(owner)).toEqual([]);
  await pass(1);
  await pass(0);
  expect(await planNotices(owner)).toEqual(['trial ending']);
  expect(await planNotices(payer)).toEqual(['trial ending']);
  expect(await planNotices(admin)).toEqual([]);
  expect((await server.mailTo(owner.emailId, 'Your trial ends on')).text).toContain('Choose a plan');
  await pass(6);
  await Promise.all([pass(1), pass(0)]);
  await pass(7);
  expect(await planNotices(owner)).toEqual(['trial expired', 'trial ended', 'trial ending', 'trial ending']);
  await server.mailTo(owner.emailId, 'Your bots have stopped answering');
  expect(await eventsOf(owner)).toEqual(['grace_ended', 'term_ended', 'trial_started']);
  const log = await server.api.call(listActivity, {
    session: await signIn(owner),
    body: { subjects: ['subscription'] },
  });
  expect(log.items.map(({ act, actorId }) => [act, actorId])).toEqual([
    ['subscription.expired', null],
    ['subscription.graceStarted', null],
  ]);
});

test('after downtime every step is in the history, and only the latest is announced', async () => {
  const owner = await newOwner(server);
  await restartAfter(30);
  expect(await planNotices(owner)).toEqual(['trial expired']);
  expect(await eventsOf(owner)).toEqual(['grace_ended', 'term_ended', 'trial_started']);
  const { items } = await server.api.call(listSubscriptionActivity, {
    session: await signIn(owner),
    body: {},
  });
  const [graceEnded, termEnded, started] = items.map(({ at }) => Date.parse(at));
  expect([graceEnded, termEnded].map((at) => Math.round(((at ?? 0) - (started ?? 0)) / DAY_MS))).toEqual([
    21, 14,
  ]);
  await restartAfter(0);
  expect(await planNotices(owner)).toEqual(['trial expired']);
});

test('a cancelled plan ends with its term and its request is done', async () => {
  const owner = await newOwner(server);
  await buyPlan(server, owner, 'starter-monthly');
  await server.api.call(requestService, {
    session: owner,
    body: {
      requestType: 'subscription_cancelled',
      requestInfo: { subscriptionCancelReason: { reason: 'Lack of value' } },
    },
  });
  await pass(32);
  expect(await planNotices(owner)).toEqual(['cancelled ended']);
  expect((await eventsOf(owner)).slice(0, 2).sort()).toEqual(['plan_ended', 'request_done']);
  const { items } = await server.api.call(listServiceRequests, { session: await signIn(owner), body: {} });
  expect(items).toMatchObject([{ state: 'done', resolvedAt: expect.any(String) }]);
  expect(await statusOf(owner)).toBe('cancelled');
});

test("a payment and a failed one are notified with their amount, by mail in the reader's language", async () => {
  const owner = await newOwner(server);
  const german = { userName: 'Ida Berg', language: 'de', timeZone: 'UTC' } as const;
  await server.api.call(updateProfile, { session: owner, body: german });
  expect(await buyPlan(server, owner, 'growth-monthly', 'fail')).toBe('failed');
  expect(await buyPlan(server, owner, 'starter-monthly', 'cancel')).toBe('cancelled');
  expect(await buyPlan(server, owner, 'growth-yearly')).toBe('success');
  await server.server.platform.outbox.settle();
  const { items } = await server.api.call(listNotifications, { session: owner, body: {} });
  expect(items.map(({ kind, values }) => [kind, values.amount])).toEqual([
    ['payment-received', 'Rs. 50,610.20'],
    ['payment-failed', 'Rs. 6,488.82'],
  ]);
  expect((await server.mailTo(owner.emailId, 'eingegangen')).text).toContain('Rs. 50,610.20');
  await server.mailTo(owner.emailId, 'fehlgeschlagen');
});

test('a requested smaller plan is what the renewal orders, and starts when the term ends', async () => {
  const owner = await newOwner(server);
  await buyPlan(server, owner, 'growth-monthly');
  const preview = async (planCode: string) =>
    (await server.api.call(previewPlanChange, { session: await signIn(owner), body: { planCode } })).data;
  const { endsAt } = await preview('growth-monthly');
  const before = await preview('starter-monthly');
  expect(before).toMatchObject({ kind: 'downgrade', price: 199_900, credit: 0 });
  await server.api.call(requestService, {
    session: owner,
    body: {
      requestType: 'subscription_downgraded',
      requestInfo: { subscriptionDowngradeReason: { reason: 'Cost concerns' }, planCode: 'starter-monthly' },
    },
  });
  expect(await preview('starter-monthly')).toEqual({ ...before, kind: 'renewal' });
  expect(before.endsAt).toBe(endsAt);
  await pass(25);
  const session = await signIn(owner);
  const options = async () => (await server.api.call(paymentOptions, { session: await signIn(owner) })).data;
  expect(await options()).toMatchObject({
    renewalPlanCode: 'starter-monthly',
    nextPlan: { planName: 'Starter', isPaid: false, startsAt: before.startsAt },
  });
  await buyPlan(server, session, 'starter-monthly');
  expect(await options()).toMatchObject({
    renewalPlanCode: null,
    nextPlan: { planName: 'Starter', isPaid: true },
  });
  const usersLimit = async () =>
    (await server.api.call(subscriptionUsage, { session: await signIn(owner) })).data.users.limit;
  expect(await usersLimit()).toBe(20);
  await pass(7);
  expect(await usersLimit()).toBe(3);
  expect(await statusOf(owner)).toBe('live');
  expect(await planNotices(owner)).toEqual(['paid ending']);
  expect((await eventsOf(owner)).slice(0, 3)).toEqual(['plan_changed', 'request_done', 'payment_received']);
  expect(await options()).toMatchObject({ renewalPlanCode: 'starter-monthly', nextPlan: null });
});
