import {
  applicablePlans,
  checkoutUpgrade,
  downloadInvoice,
  listInvoices,
  listSubscriptionActivity,
  previewPlanChange,
  requestService,
  sandboxCheckout,
  sandboxPay,
  saveBillingDetails,
  subscriptionDetails,
  subscriptionUsage,
  verifyPayment,
} from '@parrot/contract/billing';
import { DAY_MS } from '@parrot/contract/core';
import {
  newMember,
  newOwner,
  sharedTestServer,
  signInAs,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.stop());

/** As in the plan file. */
const TRIAL_DAYS = 14;
const GRACE_DAYS = 7;
const REDIRECT = '/home/studio/payment';
const planOf = async (emailId: string) => {
  const session = await signInAs(server, emailId);
  return (await server.api.call(subscriptionDetails, { session })).data.planDetails;
};
const order = async (session: TestSession, planCode: string) =>
  (
    await server.api.call(checkoutUpgrade, {
      session,
      body: { planCode, quantity: 1, redirectUrl: REDIRECT },
    })
  ).data;
const pay = (checkoutPageId: string, action: 'pay' | 'fail' | 'cancel' | 'delay' = 'pay') =>
  server.api.call(sandboxPay, { body: { checkoutPageId, action } });
const verify = async (session: TestSession, checkoutPageId: string) =>
  (await server.api.call(verifyPayment, { session, body: { checkoutPageId } })).paymentStatus;
const buy = async (session: TestSession, planCode: string) => {
  const { checkoutPageId } = await order(session, planCode);
  await pay(checkoutPageId);
  expect(await verify(session, checkoutPageId)).toBe('success');
};
const activityOf = async (session: TestSession) =>
  (await server.api.call(listSubscriptionActivity, { session, body: {} })).items.map(({ event }) => event);

test('a trial lasts 14 days, then a grace period of 7, then it is expired, by the clock alone [BIL-11]', async () => {
  const owner = await newOwner(server);
  const first = await planOf(owner.emailId);
  expect(first).toEqual({
    status: 'trial',
    plans: [{ name: 'Free trial', interval_unit: 'months' }],
    currentTermEndDate: expect.any(String),
    gracePeriod: GRACE_DAYS,
  });
  server.clock.advance((TRIAL_DAYS - 0.5) * DAY_MS);
  expect((await planOf(owner.emailId)).status).toBe('trial');
  server.clock.advance(DAY_MS);
  expect(await planOf(owner.emailId)).toEqual({ ...first, status: 'grace_period' });
  server.clock.advance(GRACE_DAYS * DAY_MS);
  expect(await planOf(owner.emailId)).toEqual({ ...first, status: 'expired' });
});

test("everybody signed in sees their own tenant's plan, and no other's [USR-10]", async () => {
  const owner = await newOwner(server);
  const agent = await newMember(server, owner, 'agent');
  server.clock.advance(DAY_MS);
  const other = await newOwner(server);
  const endFor = async (emailId: string) => (await planOf(emailId)).currentTermEndDate ?? '';
  const own = await endFor(owner.emailId);
  expect(await endFor(agent.emailId)).toBe(own);
  expect(Date.parse(await endFor(other.emailId)) - Date.parse(own)).toBeGreaterThanOrEqual(DAY_MS);
  const session = await signInAs(server, owner.emailId);
  const foreign = await server.api.answer(subscriptionDetails, {
    session,
    headers: { tenant_id: other.tenantId },
  });
  expect(foreign.status).toBe(404);
});

test('three plans and enterprise, by month and by year, with the fields of a plan card', async () => {
  const session = await newOwner(server);
  const plans = async (interval: 'months' | 'years') =>
    server.api.call(applicablePlans, { session, body: { interval } });
  const monthly = await plans('months');
  expect(monthly.plans.map(({ planName }) => planName)).toEqual(['Starter', 'Growth', 'Scale']);
  expect(monthly.plans[1]).toEqual({
    planName: 'Growth',
    planCode: 'growth-monthly',
    plan_code: 'growth-monthly',
    description: expect.any(String),
    price: 549_900,
    intervalUnit: 'months',
    userCurrentPlan: false,
    recommendedPlan: true,
    planTag: '',
    enablePlan: true,
    totalUsersLimit: 20,
    totalAppsLimit: 10,
    totalConversationLimitPerDay: 2_000,
  });
  expect(monthly.enterprisePlan.planDetails.features).not.toEqual([]);
  expect(monthly.currency).toMatchObject({ code: 'INR', symbol: 'Rs.' });
  const yearly = await plans('years');
  for (const [index, plan] of yearly.plans.entries())
    expect(plan.price).toBeLessThan((monthly.plans[index]?.price ?? 0) * 12);
});

test('an order is paid, verified with the provider, and the plan is live with an invoice', async () => {
  const owner = await newOwner(server);
  const details = { company: 'Berg & Söhne', address: 'Kaiserstraße 1\n60311 Frankfurt', taxId: 'DE123' };
  await server.api.call(saveBillingDetails, { session: owner, body: details });
  const { checkoutPageId, url } = await order(owner, 'growth-monthly');
  expect(url).toContain(checkoutPageId);
  expect(await verify(owner, checkoutPageId)).toBe('pending');
  const page = (await server.api.call(sandboxCheckout, { query: { checkoutPageId } })).data;
  expect(page).toMatchObject({ description: 'Growth', total: 648_882, paymentStatus: 'pending' });
  await pay(checkoutPageId);
  expect(await verify(owner, checkoutPageId)).toBe('success');
  expect(await verify(owner, checkoutPageId)).toBe('success');

  const plan = await planOf(owner.emailId);
  expect(plan).toMatchObject({ status: 'live', plans: [{ name: 'Growth', interval_unit: 'months' }] });
  const { items } = await server.api.call(listInvoices, { session: owner });
  expect(items).toEqual([
    expect.objectContaining({ number: 'INV-00001', planName: 'Growth', total: 648_882 }),
  ]);
  const file = await server.api.answer(downloadInvoice, {
    session: owner,
    body: { invoiceId: items[0]?.invoiceId },
  });
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(file.text.slice(0, 5)).toBe('%PDF-');
  expect(await activityOf(owner)).toEqual(['plan_changed', 'payment_received', 'trial_started']);
});

test('an upgrade is credited with the unused days, which the preview shows before the order', async () => {
  const owner = await newOwner(server);
  await buy(owner, 'starter-monthly');
  server.clock.advance(10 * DAY_MS);
  const session = await signInAs(server, owner.emailId);
  const { data } = await server.api.call(previewPlanChange, { session, body: { planCode: 'scale-yearly' } });
  expect(data).toMatchObject({ kind: 'upgrade', price: 10_919_000, overLimits: [] });
  // Two thirds of a month, give or take its length.
  expect(data.credit).toBeGreaterThan(199_900 * 0.63);
  expect(data.credit).toBeLessThan(199_900 * 0.69);
  expect(data.total).toBe(data.price - data.credit + data.tax.amount);
  await buy(session, 'scale-yearly');
  const { items } = await server.api.call(listInvoices, { session });
  expect(items.map(({ number, total }) => ({ number, total }))).toEqual([
    { number: 'INV-00002', total: expect.any(Number) },
    { number: 'INV-00001', total: 235_882 },
  ]);
  expect(items[0]?.total).toBeLessThanOrEqual(data.total + 10);
});

test('a renewal continues at the end of the term', async () => {
  const owner = await newOwner(server);
  await buy(owner, 'starter-monthly');
  const before = Date.parse((await planOf(owner.emailId)).currentTermEndDate ?? '');
  await buy(owner, 'starter-monthly');
  const after = Date.parse((await planOf(owner.emailId)).currentTermEndDate ?? '');
  expect(after - before).toBeGreaterThanOrEqual(28 * DAY_MS);
  expect((await activityOf(owner))[0]).toBe('plan_renewed');
});

test('ordering twice continues the same order, and a page that is acted on twice is paid once', async () => {
  const owner = await newOwner(server);
  const orders = await Promise.all([1, 2, 3].map(() => order(owner, 'starter-monthly')));
  const later = await order(owner, 'starter-monthly');
  expect(orders.map(({ checkoutPageId }) => checkoutPageId)).toContain(later.checkoutPageId);
  await Promise.all([1, 2, 3].map(() => pay(later.checkoutPageId)));
  await Promise.all([1, 2, 3].map(() => verify(owner, later.checkoutPageId)));
  await pay(later.checkoutPageId, 'fail');
  expect(await verify(owner, later.checkoutPageId)).toBe('success');
  const { items } = await server.api.call(listInvoices, { session: owner });
  expect(items).toHaveLength(1);
});

test.each([
  ['fail', 'failed'],
  ['cancel', 'cancelled'],
] as const)('a payment that is sent to %s changes no plan', async (action, status) => {
  const owner = await newOwner(server);
  const { checkoutPageId } = await order(owner, 'growth-yearly');
  await pay(checkoutPageId, action);
  expect(await verify(owner, checkoutPageId)).toBe(status);
  expect((await planOf(owner.emailId)).status).toBe('trial');
  expect((await server.api.call(listInvoices, { session: owner })).items).toEqual([]);
});

test('a delayed payment is pending until it goes through', async () => {
  const owner = await newOwner(server);
  const { checkoutPageId } = await order(owner, 'growth-monthly');
  await pay(checkoutPageId, 'delay');
  expect(await verify(owner, checkoutPageId)).toBe('pending');
  server.clock.advance(60_000);
  expect(await verify(owner, checkoutPageId)).toBe('success');
  expect((await planOf(owner.emailId)).status).toBe('live');
});

test('bad orders are refused and change nothing [VAL-01]', async () => {
  const owner = await newOwner(server);
  const agent = await newMember(server, owner, 'agent');
  const body = { planCode: 'growth-monthly', quantity: 1, redirectUrl: REDIRECT };
  const refuse = async (session: TestSession, change: object) =>
    (await server.api.answer(checkoutUpgrade, { session, body: { ...body, ...change } })).status;
  expect(await refuse(agent, {})).toBe(403);
  expect(await refuse(owner, { planCode: 'platinum-monthly' })).toBe(404);
  expect(await refuse(owner, { planCode: 'growth-weekly' })).toBe(404);
  expect(await refuse(owner, { planCode: '../growth' })).toBe(400);
  expect(await refuse(owner, { quantity: 2 })).toBe(400);
  for (const redirectUrl of ['https://evil.example/home', '//evil.example', 'javascript:alert(1)'])
    expect(await refuse(owner, { redirectUrl })).toBe(400);
  await buy(owner, 'growth-monthly');
  expect(await refuse(owner, { planCode: 'starter-monthly' })).toBe(409);
  expect((await server.api.call(listInvoices, { session: owner })).items).toHaveLength(1);
});

test("another tenant's order and invoice are not found", async () => {
  const owner = await newOwner(server);
  const other = await newOwner(server);
  const { checkoutPageId } = await order(owner, 'starter-monthly');
  await buy(owner, 'starter-yearly');
  const [invoice] = (await server.api.call(listInvoices, { session: owner })).items;
  const foreign = [
    await server.api.answer(verifyPayment, { session: other, body: { checkoutPageId } }),
    await server.api.answer(downloadInvoice, {
      session: other,
      body: { invoiceId: invoice?.invoiceId },
    }),
  ];
  expect(foreign.map(({ status }) => status)).toEqual([404, 404]);
});

test('a request to cancel needs a reason, and the plan runs to the end of its term', async () => {
  const owner = await newOwner(server);
  await buy(owner, 'starter-monthly');
  const cancel = (subscriptionCancelReason: object) =>
    server.api.answer(requestService, {
      session: owner,
      body: {
        appName: 'studio',
        requestType: 'subscription_cancelled',
        requestInfo: { subscriptionCancelReason },
      },
    });
  expect((await cancel({})).status).toBe(400);
  expect((await cancel({ reason: 'Others', description: ' no ' })).status).toBe(400);
  expect((await cancel({ reason: 'Others', description: 'x'.repeat(131) })).status).toBe(400);
  expect((await planOf(owner.emailId)).status).toBe('live');
  expect((await cancel({ reason: 'Cost concerns' })).status).toBe(200);
  const { status, currentTermEndDate } = await planOf(owner.emailId);
  expect(status).toBe('cancelled');
  expect(Date.parse(currentTermEndDate ?? '')).toBeGreaterThan(server.clock.now().getTime());
  expect((await activityOf(owner))[0]).toBe('cancellation_requested');
  const enterprise = { appName: 'studio', requestType: 'contact_for_enterprise' } as const;
  expect((await server.api.call(requestService, { session: owner, body: enterprise })).requestId).toMatch(
    /^srq_/,
  );
});

test('usage counts members, open invitations and apps against the limits of the plan', async () => {
  const owner = await newOwner(server);
  const { data } = await server.api.call(subscriptionUsage, { session: owner });
  expect(data).toMatchObject({
    users: { used: 1, limit: null },
    apps: { used: 0, limit: null },
    conversationsPerDay: { used: 0, limit: null },
  });
});
