/** Webhooks of rules, to a real server in place of the customer's. */
import { createHmac } from 'node:crypto';
import { openVisitorConversation, requestAgent } from '@parrot/contract/conversations';
import { HOUR_MS, type RuleId } from '@parrot/contract/core';
import * as calls from '@parrot/contract/rules';
import {
  newOwner,
  newPublishedApp,
  type OutsideApi,
  openVisitorSocket,
  signInAs,
  startOutsideApi,
  startTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { draft } from '../rules.fixture.ts';
import { rules } from '../rules.tables.ts';

const SECRET = 'correct horse battery';
let api: OutsideApi;
let server: TestServer;
let owner: TestSession;
let parrotId: string;
beforeAll(async () => {
  api = await startOutsideApi();
  server = await startTestServer({ settings: { ENCODER: 'off', OUTBOUND_ALLOW: api.address } });
  owner = await newOwner(server);
  ({ parrotId } = await newPublishedApp(server, owner));
});
afterAll(async () => {
  await server.stop();
  await api.stop();
});
beforeEach(() => {
  api.asked.length = 0;
});

const session = () => owner;
/** Runs a rule with a webhook on a new conversation. */
async function runWith(url: string, prepare: (ruleId: RuleId) => Promise<void> = async () => {}) {
  const actions = [
    { do: 'webhook' as const, url },
    { do: 'setPriority' as const, priority: 'high' as const },
  ];
  const body = draft({ actions, signingSecret: SECRET });
  const { rule } = await server.api.call(calls.createRule, { session: session(), body });
  const { ruleId } = rule;
  await server.api.call(calls.switchRule, { session: session(), body: { ruleId, isOn: true } });
  await prepare(ruleId);
  await server.server.platform.outbox.settle();
  const visitor = await openVisitorSocket(server, { parrotId });
  await visitor.ask(openVisitorConversation, {});
  await visitor.ask(requestAgent, {});
  await server.server.platform.outbox.settle();
  await server.api.call(calls.switchRule, { session: session(), body: { ruleId, isOn: false } });
  return async () => {
    await server.server.platform.outbox.settle();
    const { items } = await server.api.call(calls.listRuleRuns, { session: session(), body: { ruleId } });
    return items[0]?.actions;
  };
}
const url = () => `http://${api.address}/hook`;

test('a webhook is posted as JSON with a signature of its body and its time', async () => {
  api.answers(() => ({ ok: true }));
  const results = await runWith(url());
  expect(await results()).toMatchObject([{ state: 'done', reason: '' }, { state: 'done' }]);
  const [asked] = api.asked;
  if (!asked) throw new Error('the webhook was not called');
  expect(JSON.parse(asked.body)).toMatchObject({
    rule: { name: 'Urgent first' },
    ticket: { status: 'open' },
    conversation: { status: 'UNASSIGNED' },
  });
  const signed = `${asked.headers['x-parrot-timestamp']}.${asked.body}`;
  const signature = `sha256=${createHmac('sha256', SECRET).update(signed).digest('hex')}`;
  expect([asked.method, asked.headers['x-parrot-signature']]).toEqual(['POST', signature]);
});

test('a failing address is tried four times with the same key, then the action has failed; the others run', async () => {
  api.answers((_asked, response) => {
    response.statusCode = 503;
    return { ok: false };
  });
  const results = await runWith(url());
  const reason = 'The address answered with status 503.';
  expect(await results()).toMatchObject([{ state: 'pending', reason }, { state: 'done' }]);
  // Not due yet.
  await server.server.slices.rules.callDue();
  expect(api.asked).toHaveLength(1);
  for (let count = 0; count < 5; count += 1) {
    server.clock.advance(HOUR_MS / 2);
    await server.server.slices.rules.callDue();
  }
  expect(new Set(api.asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(api.asked).toHaveLength(4);
  owner = await signInAs(server, owner.emailId);
  expect((await results())?.[0]).toEqual({ do: 'webhook', state: 'failed', reason });
});

test('a private address, a huge answer and a refusal fail at once', async () => {
  countAttack('ssrf');
  const first = async (address: string) => (await (await runWith(address))())?.[0];
  expect(await first('http://169.254.169.254/latest/meta-data')).toMatchObject({
    state: 'failed',
    reason: 'This address isn’t allowed.',
  });
  api.answers((_asked, response) => void response.end('x'.repeat(100_000)));
  expect(await first(url())).toMatchObject({ state: 'failed', reason: 'The response is too large.' });
  api.answers((_asked, response) => {
    response.statusCode = 404;
    return {};
  });
  expect(await first(url())).toMatchObject({
    state: 'failed',
    reason: 'The address answered with status 404.',
  });
});

test('a secret that can’t be decrypted fails at once, and says that it must be entered again', async () => {
  const results = await runWith(url(), async (ruleId) => {
    await server.server.platform.database.system((tx) =>
      tx.update(rules).set({ sealedSecret: 'v1.fromAnotherKey' }).where(eq(rules.id, ruleId)),
    );
  });
  expect(await results()).toMatchObject([
    {
      state: 'failed',
      reason: 'This rule’s signing secret can’t be read. Enter it again in the rule.',
    },
    { state: 'done' },
  ]);
  expect(api.asked).toEqual([]);
});
