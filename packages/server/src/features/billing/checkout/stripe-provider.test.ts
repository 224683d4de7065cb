import {
  checkoutUpgrade,
  listInvoices,
  openCustomerPortal,
  paymentOptions,
  sandboxPay,
  subscriptionDetails,
  verifyPayment,
} from '@parrot/contract/billing';
import { newId } from '@parrot/contract/core';
import { newOwner, startTestServer, type TestServer, type TestSession } from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../../platform/index.ts';
import { STRIPE_KEY, startStripeServer, WEBHOOK_SECRET } from './stripe-server.fixture.ts';

let server: TestServer;
let stripe: Awaited<ReturnType<typeof startStripeServer>>;
beforeAll(async () => {
  stripe = await startStripeServer();
  server = await startTestServer({
    settings: {
      PAYMENT_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: stripe.url,
      LOG_LEVEL: 'silent',
    },
  });
});
afterAll(async () => {
  await server.stop();
  await stripe.stop();
});

type StripeEvent = ReturnType<typeof stripe.event>;
const post = ({ payload, signature }: Pick<StripeEvent, 'payload' | 'signature'>) =>
  fetch(`${server.url}/webhooks/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
const outcomeOf = async (event: StripeEvent) => (await (await post(event)).json()).outcome;
const order = async (session: TestSession, planCode = 'growth-monthly') => {
  const { data } = await server.api.call(checkoutUpgrade, {
    session,
    body: { planCode, quantity: 1, redirectUrl: '/home/studio/payment' },
  });
  const page = [...stripe.sessions.values()].find((each) => each.client_reference_id === data.checkoutPageId);
  if (!page) throw new Error('Stripe has no session for the order');
  return { ...data, page };
};
const verify = async (session: TestSession, checkoutPageId: string) =>
  (await server.api.call(verifyPayment, { session, body: { checkoutPageId } })).paymentStatus;
const statusOf = async (session: TestSession) =>
  (await server.api.call(subscriptionDetails, { session })).data.planDetails.status;
const invoiceCount = async (session: TestSession) =>
  (await server.api.call(listInvoices, { session })).items.length;
const storedOutcome = (id: string) =>
  server.server.platform.database.system(async (tx) => {
    const [row] = await rows<{ outcome: string }>(
      tx,
      sql`select outcome from payment_events where event_id = ${id}`,
    );
    return row?.outcome;
  });

test('an order opens a checkout session with amount, currency and return page', async () => {
  const owner = await newOwner(server);
  const { url, page } = await order(owner);
  expect(url).toBe(page.url);
  expect(page).toMatchObject({ amount_total: 648_882, currency: 'inr', customer_email: owner.emailId });
  expect(page.success_url).toMatch(/^http.*\/home\/studio\/payment$/);
  expect(await order(owner)).toMatchObject({ page: { id: page.id } });
});

test('a webhook applies a payment once, however often and in whatever order it comes', async () => {
  const owner = await newOwner(server);
  const { page, checkoutPageId } = await order(owner);
  const completed = stripe.event(page);
  const late = stripe.event(page, { type: 'checkout.session.async_payment_succeeded' });
  // Sent before the payment arrived: Stripe reports it as still open.
  expect(await outcomeOf(late)).toBe('applied');
  expect(await statusOf(owner)).toBe('trial');
  stripe.pay(page);
  expect(await outcomeOf(completed)).toBe('applied');
  expect(await outcomeOf(completed)).toBe('duplicate');
  const again = await Promise.all([1, 2, 3].map(() => outcomeOf(stripe.event(page))));
  expect(again).toEqual(['applied', 'applied', 'applied']);
  expect(await verify(owner, checkoutPageId)).toBe('success');
  expect(await statusOf(owner)).toBe('live');
  expect(await invoiceCount(owner)).toBe(1);
  expect(await storedOutcome(completed.id)).toBe('applied');
});

test('forged and foreign webhooks change nothing', async () => {
  countAttack('tokens');
  const owner = await newOwner(server);
  const { page } = await order(owner);
  stripe.pay(page);
  const forged = stripe.event(page, { secret: 'whsec_other' });
  const genuine = stripe.event(page);
  const tampered = { payload: genuine.payload.replace('completed', 'expired'), signature: genuine.signature };
  for (const event of [forged, tampered, { ...genuine, signature: '' }, { ...genuine, payload: '' }])
    expect((await post(event)).status).toBe(400);
  const foreign = stripe.event({ ...page, client_reference_id: newId('chk') });
  expect(await outcomeOf(foreign)).toBe('unknown_order');
  expect(await storedOutcome(foreign.id)).toBe('unknown_order');
  expect(await outcomeOf(stripe.event({ ...page, client_reference_id: 'x' }))).toBe('unknown_order');
  expect(await outcomeOf(stripe.event(page, { type: 'invoice.paid' }))).toBe('ignored');
  expect(await storedOutcome(forged.id)).toBeUndefined();
  expect(await statusOf(owner)).toBe('trial');
});

test('a webhook that could not be applied is applied when Stripe repeats it', async () => {
  const owner = await newOwner(server);
  const { page } = await order(owner);
  stripe.pay(page);
  const event = stripe.event(page);
  stripe.setDown(true);
  expect((await post(event)).status).toBeGreaterThanOrEqual(500);
  expect(await storedOutcome(event.id)).toBe('failed');
  stripe.setDown(false);
  expect(await outcomeOf(event)).toBe('applied');
  expect(await statusOf(owner)).toBe('live');
});

test('an amount or currency that is not the ordered one changes no plan', async () => {
  const owner = await newOwner(server);
  const { page, checkoutPageId } = await order(owner);
  stripe.pay(page);
  page.amount_total -= 1;
  expect(await verify(owner, checkoutPageId)).toBe('failed');
  expect(await statusOf(owner)).toBe('trial');
  expect(await invoiceCount(owner)).toBe(0);
});

test('an expired page counts as cancelled, and a bank that refuses as failed', async () => {
  const owner = await newOwner(server);
  const expired = await order(owner);
  expired.page.status = 'expired';
  expect(await verify(owner, expired.checkoutPageId)).toBe('cancelled');
  const refused = await order(owner, 'scale-monthly');
  refused.page.status = 'complete';
  refused.page.payment_intent = { id: 'pi_1', object: 'payment_intent', status: 'processing' };
  expect(await verify(owner, refused.checkoutPageId)).toBe('pending');
  refused.page.payment_intent.status = 'requires_payment_method';
  expect(await verify(owner, refused.checkoutPageId)).toBe('failed');
});

test('the customer portal opens for a workspace that has paid, and returns to its profile', async () => {
  const owner = await newOwner(server);
  const hasPortal = async () =>
    (await server.api.call(paymentOptions, { session: owner })).data.hasCustomerPortal;
  const open = () => server.api.answer(openCustomerPortal, { session: owner });
  expect(await hasPortal()).toBe(false);
  expect((await open()).status).toBe(404);
  const { page, checkoutPageId } = await order(owner);
  stripe.pay(page);
  await verify(owner, checkoutPageId);
  expect(await hasPortal()).toBe(true);
  const opened = await server.api.call(openCustomerPortal, { session: owner });
  expect(opened.data.url).toMatch(/^https:\/\/billing\.stripe\.example\//);
  expect(stripe.portals.at(-1)).toEqual({
    customer: page.customer,
    return_url: `${server.url}/home/profile?tab=subscription`,
  });
  stripe.setDown(true);
  expect(await open()).toMatchObject({ status: 503, body: { message: expect.stringMatching(/portal/) } });
  stripe.setDown(false);
});

test('the next order is placed by the same customer', async () => {
  const owner = await newOwner(server);
  const first = await order(owner, 'starter-monthly');
  stripe.pay(first.page);
  await verify(owner, first.checkoutPageId);
  const { page } = await order(owner, 'growth-monthly');
  expect(page).toMatchObject({ customer: first.page.customer, customer_email: '' });
});

test('the sandbox page is not served', async () => {
  const body = { checkoutPageId: newId('chk'), action: 'pay' } as const;
  expect((await server.api.answer(sandboxPay, { body })).status).toBe(404);
});
