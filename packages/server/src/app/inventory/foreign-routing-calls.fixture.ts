/** Routing calls with the ids of another tenant. */
import { type GroupId, newId, type RoutingRuleId } from '@parrot/contract/core';
import { createRoutingRule, listRoutingRules, type RoutingRuleDraft } from '@parrot/contract/desk';
import type { TestServer } from '@parrot/testkit';
import { expect } from 'vitest';
import { type Attempt, hidden } from './foreign-attempts.fixture.ts';
import type { Company } from './two-tenants.fixture.ts';

const ruleFor = (groupId: GroupId): RoutingRuleDraft => ({
  name: 'German',
  isEnabled: true,
  languages: ['de'],
  appIds: [],
  tagIds: [],
  groupId,
  skillIds: [],
  mode: 'off',
  fallback: 'stay',
});

const ruleOf = async (server: TestServer, { owner, groupId }: Company): Promise<RoutingRuleId> =>
  (await server.api.call(createRoutingRule, { session: owner, body: ruleFor(groupId) })).rule.ruleId;

/** Theirs and a nonexistent one get the same reply, and theirs stays. */
const theirRule: Attempt = async (server, { ours, theirs }, call) => {
  const target = call.method === 'DELETE' ? 'query' : 'body';
  const more = target === 'body' ? { ...ruleFor(ours.groupId), revision: 1 } : {};
  const ask = (ruleId: RoutingRuleId) =>
    server.api.answer(call, { session: ours.owner, [target]: { ...more, ruleId } });
  const ruleId = await ruleOf(server, theirs);
  const foreign = await ask(ruleId);
  expect([foreign.status, foreign.text]).toEqual([404, (await ask(newId('rtr'))).text]);
  const { rules } = await server.api.call(listRoutingRules, { session: theirs.owner });
  expect(rules).toContainEqual(expect.objectContaining({ ruleId, revision: 1 }));
};

export const foreignRoutingCalls = (ownOnly: (input?: object) => Attempt): Record<string, Attempt> => ({
  'routing.list': async (server, { ours, theirs }, call) => {
    const ruleId = await ruleOf(server, theirs);
    const { status, text } = await server.api.answer(call, { session: ours.owner });
    expect(status).toBe(200);
    for (const id of [ruleId, theirs.groupId, theirs.app.appId]) expect(text).not.toContain(id);
  },
  'routing.create': async (server, { ours, theirs }, call) => {
    const ask = (change: object) =>
      server.api.answer(call, { session: ours.owner, body: { ...ruleFor(ours.groupId), ...change } });
    const foreign = await ask({ groupId: theirs.groupId });
    expect([foreign.status, foreign.text]).toEqual([404, (await ask({ groupId: newId('grp') })).text]);
    expect((await ask({ appIds: [theirs.app.appId] })).status).toBe(404);
  },
  'routing.update': theirRule,
  'routing.delete': theirRule,
  'routing.reorder': async (server, { ours, theirs }, call) => {
    const ruleId = await ruleOf(server, theirs);
    const body = { before: [ruleId], after: [ruleId] };
    expect((await server.api.answer(call, { session: ours.owner, body })).status).toBe(409);
  },
  'routing.try': ownOnly({ timeZone: 'UTC', rules: [] }),
  'desk.agentSkills': ownOnly(),
  'desk.changeAgentSkills': hidden(({ userId }) => ({ userId })),
  'desk.groupQueues': hidden(({ appId }) => ({ appId })),
  'desk.transferGroups': hidden(({ userSessionId }) => ({ userSessionId })),
});
