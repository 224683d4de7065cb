import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { listActivity } from '@parrot/contract/activity';
import {
  answerServiceRequest,
  extendTrial,
  grantPlan,
  listPaymentWebhooks,
  listServiceRequests,
  listSubscriptionActivity,
  listWorkspaceRequests,
  listWorkspaces,
  openWorkspace,
  requestService,
  type SubscriptionStatus,
  subscriptionDetails,
  subscriptionUsage,
} from '@parrot/contract/billing';
import { CALLS } from '@parrot/contract/catalog';
import { DAY_MS, dayIn, newId } from '@parrot/contract/core';
import { listNotifications } from '@parrot/contract/notifications';
import {
  newOwner,
  sharedTestServer,
  signInAs,
  startTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyPlan } from '../buy-plan.fixture.ts';

const TOKEN = 'an-operator-token-of-enough-characters';
const MAILBOX = 'operator@parrot.example';
const headers = { authorization: `Bearer ${TOKEN}` };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { OPERATOR_TOKEN: TOKEN, OPERATOR_EMAIL: MAILBOX } });
});
afterAll(() => server.stop());

const planOf = async ({ emailId }: TestSession) => {
  const session = await signInAs(server, emailId);
  return (await server.api.call(subscriptionDetails, { session })).data.planDetails;
};
const logOf = async (session: TestSession) => {
  const body = { subjects: ['subscription' as const] };
  const { items } = await server.api.call(listActivity, { session, body });
  return items.map(({ act, actorName }) => `${actorName}: ${act}`);
};
const list = (body: { search?: string; status?: SubscriptionStatus } = {}) =>
  server.api.call(listWorkspaces, { headers, body });
const cancel = async (session: TestSession) =>
  (
    await server.api.call(requestService, {
      session,
      body: {
        requestType: 'subscription_cancelled',
        requestInfo: { subscriptionCancelReason: { reason: 'Others', description: 'We close down' } },
      },
    })
  ).requestId;

test('workspaces are listed with plan and usage, and found by name and status', async () => {
  const trial = await newOwner(server);
  const paying = await newOwner(server);
  await buyPlan(server, paying, 'starter-monthly');
  const { items, total } = await list();
  expect(total).toBe(2);
  expect(items[0]).toMatchObject({
    tenantId: paying.tenantId,
    planCode: 'starter-monthly',
    status: 'live',
    users: { used: 1, limit: 3 },
    openRequests: 0,
  });
  const name = items[1]?.name ?? '';
  expect((await list({ search: name.toUpperCase() })).items.map(({ tenantId }) => tenantId)).toContain(
    trial.tenantId,
  );
  expect((await list({ search: trial.tenantId })).items).toMatchObject([{ status: 'trial' }]);
  const byStatus = async () => {
    const statuses = ['trial', 'live', 'grace_period', 'expired', 'cancelled'] as const;
    const found: Record<string, (string | undefined)[]> = {};
    for (const status of statuses) found[status] = (await list({ status })).items.map((item) => item.status);
    return found;
  };
  const none = { trial: [], live: [], grace_period: [], expired: [], cancelled: [] };
  expect(await byStatus()).toEqual({ ...none, trial: ['trial'], live: ['live'] });
  server.clock.advance(15 * DAY_MS);
  expect(await byStatus()).toEqual({ ...none, live: ['live'], grace_period: ['grace_period'] });
  server.clock.advance(10 * DAY_MS);
  expect(await byStatus()).toEqual({ ...none, live: ['live'], expired: ['expired'] });
});

test('a trial is extended from its end, or from now, and a paid plan is not', async () => {
  const owner = await newOwner(server);
  const extend = (tenantId: string, days: number) =>
    server.api.answer(extendTrial, { headers, body: { tenantId, days } });
  const end = Date.parse((await planOf(owner)).currentTermEndDate ?? '');
  expect((await extend(owner.tenantId, 10)).status).toBe(200);
  expect(Date.parse((await planOf(owner)).currentTermEndDate ?? '') - end).toBe(10 * DAY_MS);
  server.clock.advance(60 * DAY_MS);
  expect((await planOf(owner)).status).toBe('expired');
  await extend(owner.tenantId, 3);
  const { status, currentTermEndDate } = await planOf(owner);
  expect(status).toBe('trial');
  const left = Date.parse(currentTermEndDate ?? '') - server.clock.now().getTime();
  expect(Math.round(left / DAY_MS)).toBe(3);
  const session = await signInAs(server, owner.emailId);
  expect(await logOf(session)).toContain('Operator: subscription.trialExtended');
  await server.server.platform.outbox.settle();
  const { items } = await server.api.call(listNotifications, { session, body: {} });
  expect(items[0]).toMatchObject({
    kind: 'trial-extended',
    values: { date: dayIn(new Date(currentTermEndDate ?? ''), 'UTC') },
    link: '/home/studio/subscription',
  });
  const mail = await server.mailTo(owner.emailId, 'Your trial now ends on');
  expect(mail.text).toContain('your bots keep answering until then');
  expect((await extend(owner.tenantId, 0)).status).toBe(400);
  expect((await extend(newId('ten'), 3)).status).toBe(404);
  await buyPlan(server, session, 'starter-monthly');
  expect((await extend(owner.tenantId, 3)).status).toBe(409);
});

test('a plan is granted with its limits or others, and what was requested before is withdrawn', async () => {
  const owner = await newOwner(server);
  await cancel(owner);
  const until = new Date(server.clock.now().getTime() + 90 * DAY_MS).toISOString();
  const grant = (body: object) =>
    server.api.answer(grantPlan, { headers, body: { tenantId: owner.tenantId, until, ...body } });
  const refused = await grant({ planCode: 'platinum-monthly' });
  expect(refused).toMatchObject({ status: 400, body: { message: expect.stringContaining('growth-yearly') } });
  const past = server.clock.now().toISOString();
  expect((await grant({ planCode: 'growth-yearly', until: past })).status).toBe(400);
  expect((await grant({ planCode: 'growth-yearly', limits: { users: 33 } })).status).toBe(200);
  expect(await planOf(owner)).toMatchObject({
    status: 'live',
    plans: [{ name: 'Growth', interval_unit: 'years' }],
    currentTermEndDate: until,
  });
  const limitsOf = async () => {
    const { data } = await server.api.call(subscriptionUsage, { session: owner });
    return [data.users.limit, data.apps.limit, data.conversationsPerDay.limit];
  };
  expect(await limitsOf()).toEqual([33, 10, 2_000]);
  const { items } = await server.api.call(listServiceRequests, { session: owner, body: {} });
  expect(items.map(({ state }) => state)).toEqual(['withdrawn']);
  expect((await grant({ planCode: 'enterprise', until: null })).status).toBe(200);
  expect((await planOf(owner)).currentTermEndDate).toBeNull();
  expect(await limitsOf()).toEqual([null, null, null]);
  expect(await logOf(owner)).toEqual([
    'Operator: subscription.planGranted',
    'Operator: subscription.planGranted',
    `${owner.name}: subscription.requested`,
  ]);
});

test('a request reaches the operator by mail, and its answer the owner; declining undoes it', async () => {
  const owner = await newOwner(server);
  await buyPlan(server, owner, 'growth-monthly');
  const requestId = await cancel(owner);
  const mailed = async () =>
    (await server.mailsTo(MAILBOX)).find(({ text }) => text.includes(requestId))?.text ?? '';
  await expect.poll(mailed).toContain(owner.emailId);
  expect(await mailed()).toContain(owner.tenantId);
  expect(await mailed()).toContain('Reason: Others. We close down');
  await server.mailTo(owner.emailId, 'We’ve received your request');
  const open = async () =>
    (await server.api.call(listWorkspaceRequests, { headers, body: { state: 'open' } })).items.filter(
      ({ tenantId }) => tenantId === owner.tenantId,
    );
  expect(await open()).toMatchObject([{ requestId, requestType: 'subscription_cancelled' }]);
  const answer = () =>
    server.api.answer(answerServiceRequest, {
      headers,
      body: { requestId, state: 'declined', answer: 'Let us talk first.' },
    });
  expect((await answer()).status).toBe(200);
  expect((await answer()).status).toBe(409);
  expect(await open()).toEqual([]);
  expect((await planOf(owner)).status).toBe('live');
  expect((await server.mailTo(owner.emailId, 'Your request was declined')).text).toContain('Let us talk');
  const { items } = await server.api.call(listNotifications, { session: owner, body: {} });
  expect(items[0]).toMatchObject({ kind: 'service-request', values: { state: 'declined' } });
  expect((await logOf(owner))[0]).toBe('Operator: subscription.requestDeclined');
  const { data } = await server.api.call(openWorkspace, { headers, body: { tenantId: owner.tenantId } });
  expect(data).toMatchObject({
    owners: [{ emailId: owner.emailId }],
    requests: [{ state: 'declined', answer: 'Let us talk first.' }],
    payments: [{ planName: 'Growth', amount: 'Rs. 6,488.82', status: 'success', provider: 'sandbox' }],
  });
  const history = await server.api.call(listSubscriptionActivity, { session: owner, body: {} });
  expect(data.activity).toEqual(history.items);
});

const operatorCalls = CALLS.filter(({ access }) => access.kind === 'operator');

test('the operator’s calls need the token, and do not exist without one', async () => {
  countAttack('tokens');
  const owner = await newOwner(server);
  const withoutToken = await sharedTestServer();
  for (const call of operatorCalls) {
    const ask = async (at: TestServer, authorization: string | undefined) =>
      (await at.api.answer(call, { headers: { authorization }, body: {} })).status;
    expect(await ask(server, undefined)).toBe(401);
    expect(await ask(server, `Bearer ${owner.token}`)).toBe(401);
    expect(await ask(server, `Bearer ${TOKEN}x`)).toBe(401);
    expect([200, 400]).toContain(await ask(server, `Bearer ${TOKEN}`));
    expect(await ask(withoutToken, `Bearer ${TOKEN}`)).toBe(404);
  }
  expect(operatorCalls.length).toBe(9);
  expect((await server.api.call(listPaymentWebhooks, { headers, body: {} })).items).toEqual([]);
  await withoutToken.stop();
});

const COMMAND = fileURLToPath(new URL('../../../../../../scripts/operator.mjs', import.meta.url));
const run = async (args: string[], environment: Record<string, string> = {}) => {
  const env = { ...process.env, OPERATOR_URL: server.url, OPERATOR_TOKEN: TOKEN, ...environment };
  try {
    return (await promisify(execFile)(process.execPath, [COMMAND, ...args], { env })).stdout;
  } catch (error) {
    return (error as { stderr: string }).stderr;
  }
};

test('the command shows and changes workspaces of a running installation', async () => {
  const owner = await newOwner(server);
  const { name } = (await list({ search: owner.tenantId })).items[0] ?? { name: '' };
  expect(await run(['list', '--search', owner.tenantId])).toContain(`${owner.tenantId}  ${name}`);
  expect(await run(['extend-trial', owner.tenantId, '5'])).toMatch(/^The trial now ends on \d{4}-/);
  expect(await run(['grant-plan', owner.tenantId, 'scale-monthly', '2098-12-31', '--users', '7'])).toBe(
    'Granted until 2098-12-31.\n',
  );
  const requestId = await cancel(owner);
  expect(await run(['requests'])).toContain(requestId);
  expect(await run(['answer', requestId, 'done', 'All the best'])).toContain('Answered');
  const shown = await run(['show', owner.tenantId]);
  for (const part of [owner.emailId, 'Scale (scale-monthly), cancelled', '1/7', 'All the best'])
    expect(shown).toContain(part);
  expect(JSON.parse(await run(['webhooks', '--json']))).toMatchObject({ items: [], total: 0 });
});

test('the command says what is wrong', async () => {
  expect(await run([])).toContain('extend-trial <workspace> <days>');
  expect(await run(['explode'])).toContain('There is no command explode');
  expect(await run(['list', '--loud'])).toContain("Unknown option '--loud'");
  expect(await run(['extend-trial', 'x'])).toContain('Usage:');
  expect(await run(['show', 'no such workspace'])).toContain('No workspace has');
  expect(await run(['list'], { OPERATOR_TOKEN: '' })).toContain('Please set OPERATOR_TOKEN');
  expect(await run(['list'], { OPERATOR_TOKEN: 'wrong' })).toContain('missing or wrong');
  expect(await run(['list'], { OPERATOR_URL: 'http://127.0.0.1:9' })).toContain('No server answers');
});
