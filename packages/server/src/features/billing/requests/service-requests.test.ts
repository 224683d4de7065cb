import {
  listServiceRequests,
  listSubscriptionActivity,
  paymentOptions,
  requestService,
  type ServiceRequestInput,
  subscriptionDetails,
  withdrawServiceRequest,
} from '@parrot/contract/billing';
import { newMember, newOwner, sharedTestServer, type TestServer, type TestSession } from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyPlan } from '../buy-plan.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.stop());

const CANCEL: ServiceRequestInput = {
  requestType: 'subscription_cancelled',
  requestInfo: { subscriptionCancelReason: { reason: 'Cost concerns', description: '' } },
};
const switchTo = (planCode: string): ServiceRequestInput => ({
  requestType: 'subscription_downgraded',
  requestInfo: {
    subscriptionDowngradeReason: { reason: 'Others', description: 'We are fewer now' },
    planCode,
  },
});
const ask = (session: TestSession, body: ServiceRequestInput) =>
  server.api.answer(requestService, { session, body });
const requestsOf = async (session: TestSession) =>
  (await server.api.call(listServiceRequests, { session, body: {} })).items;
const optionsOf = async (session: TestSession) => (await server.api.call(paymentOptions, { session })).data;
const statusOf = async (session: TestSession) =>
  (await server.api.call(subscriptionDetails, { session })).data.planDetails.status;
const withdraw = (session: TestSession, requestId: string | undefined) =>
  server.api.answer(withdrawServiceRequest, { session, body: { requestId } });

test('requests are listed with their state, and one that is withdrawn is undone', async () => {
  const owner = await newOwner(server);
  await buyPlan(server, owner, 'growth-monthly');
  await ask(owner, switchTo('starter-monthly'));
  await ask(owner, CANCEL);
  expect(await requestsOf(owner)).toMatchObject([
    { requestType: 'subscription_cancelled', state: 'open', reason: 'Cost concerns', resolvedAt: null },
    {
      requestType: 'subscription_downgraded',
      planName: 'Starter',
      description: 'We are fewer now',
      requestedByName: owner.name,
    },
  ]);
  expect(await statusOf(owner)).toBe('cancelled');
  expect((await optionsOf(owner)).nextPlan).toMatchObject({ planName: 'Starter', isPaid: false });

  for (const { requestId } of await requestsOf(owner))
    expect((await withdraw(owner, requestId)).status).toBe(200);
  const [cancelled] = await requestsOf(owner);
  expect(cancelled).toMatchObject({ state: 'withdrawn', resolvedAt: expect.any(String) });
  expect((await withdraw(owner, cancelled?.requestId)).status).toBe(409);
  expect(await statusOf(owner)).toBe('live');
  expect(await optionsOf(owner)).toEqual({
    renewalPlanCode: 'growth-monthly',
    nextPlan: null,
    hasCustomerPortal: false,
  });
});

test('a request that is sent twice is one request, and another plan replaces the first', async () => {
  const owner = await newOwner(server);
  await buyPlan(server, owner, 'scale-monthly');
  await Promise.all([1, 2, 3].map(() => ask(owner, CANCEL)));
  await ask(owner, switchTo('growth-monthly'));
  await ask(owner, switchTo('starter-monthly'));
  expect((await requestsOf(owner)).map(({ planName }) => planName)).toEqual(['Starter', '']);
  const { items } = await server.api.call(listSubscriptionActivity, { session: owner, body: {} });
  const count = (event: string) => items.filter((item) => item.event === event).length;
  expect([count('cancellation_requested'), count('downgrade_requested')]).toEqual([1, 2]);
});

test('only a smaller plan is requested, and only by users who pay', async () => {
  const owner = await newOwner(server);
  expect((await ask(owner, switchTo('starter-monthly'))).status).toBe(409);
  await buyPlan(server, owner, 'growth-monthly');
  expect((await ask(owner, switchTo('growth-monthly'))).status).toBe(409);
  expect((await ask(owner, switchTo('scale-monthly'))).status).toBe(409);
  expect((await ask(owner, switchTo('platinum-monthly'))).status).toBe(404);
  const admin = await newMember(server, owner, 'admin');
  expect((await ask(admin, CANCEL)).status).toBe(403);
  expect(await requestsOf(owner)).toEqual([]);
});
