/** Rules as supervisors manage them. */
import { listActivity } from '@parrot/contract/activity';
import { type Call, LIMITS, newId } from '@parrot/contract/core';
import * as calls from '@parrot/contract/rules';
import { deleteTag } from '@parrot/contract/tags';
import { newOwner, openTestTenant, type TestTenant } from '@parrot/testkit';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { draft, type RulesSetup, setUpRules } from './rules.fixture.ts';

let tenant: TestTenant;
let rules: RulesSetup;
beforeAll(async () => {
  tenant = await openTestTenant();
  rules = setUpRules(tenant);
});
afterEach(() => rules.deleteAll());
afterAll(() => tenant.stop());

const answer = async (call: Call, body: object, session = tenant.supervisor) => {
  const { status, text } = await tenant.server.api.answer(call, { session, body });
  return { status, body: JSON.parse(text) as Record<string, unknown> };
};

test('a new rule is off and last; an edit from an outdated page is refused, and changes are in the activity log', async () => {
  const first = await rules.create();
  expect(first).toMatchObject({ isOn: false, revision: 1, warnings: [], lastFiredAt: null, timesFired: 0 });
  const second = await rules.create({ name: 'Second' });
  const body = { ...draft({ name: 'First' }), ruleId: first.ruleId, revision: 1 };
  expect((await answer(calls.updateRule, body)).status).toBe(200);
  expect((await answer(calls.updateRule, { ...body, name: 'Late' })).status).toBe(409);
  await rules.switch(first.ruleId);
  expect((await rules.list()).rules.map(({ name, isOn }) => [name, isOn])).toEqual([
    ['First', true],
    ['Second', false],
  ]);
  const order = (ruleIds: string[]) => answer(calls.orderRules, { ruleIds });
  expect((await order([second.ruleId, first.ruleId])).status).toBe(200);
  expect((await rules.list()).rules[0]?.name).toBe('Second');
  expect((await order([second.ruleId])).status).toBe(409);
  await rules.deleteAll();
  const { items } = await tenant.server.api.call(listActivity, { session: tenant.owner, body: {} });
  const acts = items.flatMap(({ act }) => (act.startsWith('rule.') ? [act] : []));
  expect(acts.reverse()).toEqual([
    'rule.created',
    'rule.created',
    'rule.changed',
    'rule.switchedOn',
    'rule.deleted',
    'rule.deleted',
  ]);
});

test('what a rule refers to has to exist; what is deleted later is a warning, and the rule can still be saved', async () => {
  const gone = { actions: [{ do: 'addTags' as const, tagIds: [newId('tag')] }] };
  expect((await answer(calls.createRule, draft(gone))).status).toBe(404);
  const foreign = { actions: [{ do: 'assign' as const, userId: (await newOwner(tenant.server)).userId }] };
  expect((await answer(calls.createRule, draft(foreign))).status).toBe(404);
  const tagId = await rules.newTag('Deleted soon');
  const rule = await rules.create({ actions: [{ do: 'addTags', tagIds: [tagId] }] });
  await tenant.server.api.call(deleteTag, { session: tenant.supervisor, query: { tagId } });
  expect((await rules.list()).rules[0]?.warnings).toEqual(['tagGone']);
  const body = { ...draft({ name: 'Renamed', actions: rule.actions }), ruleId: rule.ruleId, revision: 1 };
  expect((await answer(calls.updateRule, body)).status).toBe(200);
});

test('a rule that triggers itself has a warning', async () => {
  const rule = await rules.create({ trigger: { on: 'priorityChanged' } });
  expect(rule.warnings).toEqual(['triggersItself']);
});

test('bad drafts, a webhook without a secret and the 51st rule are refused with a sentence', async () => {
  const refused = async (more: object, field: string) => {
    const { status, body } = await answer(calls.createRule, { ...draft(), ...more });
    expect([status, Object.keys(body.fields as object).some((name) => name.startsWith(field))]).toEqual([
      400,
      true,
    ]);
  };
  await refused({ actions: [] }, 'actions');
  await refused({ actions: [{ do: 'webhook', url: 'ftp://x' }] }, 'actions');
  await refused({ actions: [{ do: 'webhook', url: 'https://hooks.example' }] }, 'signingSecret');
  await refused({ trigger: { on: 'waitsForReply', minutes: 0 } }, 'trigger');
  await refused({ conditions: [{ about: 'message', is: true, terms: [] }] }, 'conditions');
  const owner = await newOwner(tenant.server);
  for (let count = 0; count < LIMITS.rulesPerTenant; count += 1)
    await tenant.server.api.call(calls.createRule, { session: owner, body: draft() });
  expect((await answer(calls.createRule, draft(), owner)).status).toBe(402);
});

test('the secret of webhooks is never returned, and stays while it is not entered again', async () => {
  const actions = [{ do: 'webhook' as const, url: 'https://hooks.example/parrot' }];
  const signingSecret = 'correct horse battery';
  const rule = await rules.create({ actions, signingSecret });
  expect(rule.hasSecret).toBe(true);
  const body = { ...draft({ actions, name: 'Renamed' }), ruleId: rule.ruleId, revision: 1 };
  const changed = await answer(calls.updateRule, body);
  expect(changed.body.rule).toMatchObject({ hasSecret: true, name: 'Renamed' });
  expect(JSON.stringify([changed.body, await rules.list()])).not.toContain(signingSecret);
});

test('agents who do not supervise have no access', async () => {
  expect((await answer(calls.createRule, draft(), tenant.agent)).status).toBe(403);
});
