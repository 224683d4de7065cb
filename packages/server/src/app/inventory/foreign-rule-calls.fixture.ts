/** Rules with the ids of another tenant. */
import { newId } from '@parrot/contract/core';
import { createRule, listRules } from '@parrot/contract/rules';
import { createTag } from '@parrot/contract/tags';
import type { TestServer } from '@parrot/testkit';
import { expect } from 'vitest';
import type { Attempt } from './foreign-attempts.fixture.ts';
import type { Company } from './two-tenants.fixture.ts';

const CONTENT = {
  name: 'Urgent first',
  trigger: { on: 'reachedDesk' as const },
  match: 'all' as const,
  conditions: [],
  actions: [{ do: 'setPriority' as const, priority: 'urgent' as const }],
};
const DRAFT = { ...CONTENT, signingSecret: '' };

const ruleOf = async (server: TestServer, { owner }: Company) =>
  (await server.api.call(createRule, { session: owner, body: DRAFT })).rule.ruleId;

/** Theirs and a nonexistent one get the same reply. */
const theirRule =
  (inputOf: (ruleId: string) => object): Attempt =>
  async (server, { ours, theirs }, call) => {
    const target = call.method === 'DELETE' ? 'query' : 'body';
    const ask = (id: string) => server.api.answer(call, { session: ours.owner, [target]: inputOf(id) });
    const foreign = await ask(await ruleOf(server, theirs));
    expect([foreign.status, foreign.text]).toEqual([404, (await ask(newId('rul'))).text]);
  };

/** Tags of another tenant are tags that don't exist. */
const theirTag =
  (more: object): Attempt =>
  async (server, { ours, theirs }, call) => {
    const body = { name: newId('tag').slice(-12) };
    const { tag } = await server.api.call(createTag, { session: theirs.owner, body });
    const ask = (tagId: string) =>
      server.api.answer(call, {
        session: ours.owner,
        body: { ...DRAFT, ...more, actions: [{ do: 'addTags', tagIds: [tagId] }] },
      });
    const foreign = await ask(tag.tagId);
    expect([foreign.status, foreign.text]).toEqual([404, (await ask(newId('tag'))).text]);
  };

const withoutTheirs =
  (body?: object): Attempt =>
  async (server, { ours, theirs }, call) => {
    const ruleId = await ruleOf(server, theirs);
    const { status, text } = await server.api.answer(call, { session: ours.owner, ...(body && { body }) });
    expect(status).toBe(200);
    for (const id of [ruleId, theirs.app.appId, theirs.userSessionId]) expect(text).not.toContain(id);
  };

export const foreignRuleCalls = (ownOnly: (body?: object) => Attempt): Record<string, Attempt> => ({
  'rules.list': withoutTheirs(),
  'rules.create': theirTag({}),
  'rules.update': async (server, tenants, call) => {
    await theirRule((ruleId) => ({ ...DRAFT, ruleId, revision: 1 }))(server, tenants, call);
    const ruleId = await ruleOf(server, tenants.ours);
    await theirTag({ ruleId, revision: 1 })(server, tenants, call);
    const { rules } = await server.api.call(listRules, { session: tenants.ours.owner });
    expect(rules.find((rule) => rule.ruleId === ruleId)?.revision).toBe(1);
  },
  'rules.switch': theirRule((ruleId) => ({ ruleId, isOn: true })),
  'rules.order': theirRule((ruleId) => ({ ruleIds: [ruleId] })),
  'rules.delete': theirRule((ruleId) => ({ ruleId })),
  'rules.log': ownOnly({}),
  'rules.try': withoutTheirs(CONTENT),
});
