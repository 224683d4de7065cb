/** Rules of a test tenant: created, switched on, and what they did. */

import type { TagId, UserSessionId } from '@parrot/contract/core';
import type { RuleRun } from '@parrot/contract/rules';
import * as calls from '@parrot/contract/rules';
import { changeSessionTags, createTag, readSessionTags } from '@parrot/contract/tags';
import { ticketDetails } from '@parrot/contract/tickets';
import type { TestTenant } from '@parrot/testkit';

export const draft = (more: Partial<calls.RuleDraft> = {}): calls.RuleDraft => ({
  name: 'Urgent first',
  trigger: { on: 'reachedDesk' },
  match: 'all',
  conditions: [],
  actions: [{ do: 'setPriority', priority: 'urgent' }],
  signingSecret: '',
  ...more,
});

export type RulesSetup = ReturnType<typeof setUpRules>;

export function setUpRules(tenant: TestTenant) {
  const { api } = tenant.server;
  const session = tenant.supervisor;
  const list = () => api.call(calls.listRules, { session });
  const log = async (ruleId?: RuleRun['ruleId']): Promise<RuleRun[]> => {
    await tenant.settle();
    return (await api.call(calls.listRuleRuns, { session, body: { ruleId } })).items;
  };
  return {
    list,
    log,
    create: async (more: Partial<calls.RuleDraft> = {}) =>
      (await api.call(calls.createRule, { session, body: draft(more) })).rule,
    switch: async (ruleId: RuleRun['ruleId'], isOn = true) => {
      const { rule } = await api.call(calls.switchRule, { session, body: { ruleId, isOn } });
      await tenant.settle();
      return rule;
    },
    /** Creates a rule and switches it on. */
    async start(more: Partial<calls.RuleDraft> = {}) {
      const { rule } = await api.call(calls.createRule, { session, body: draft(more) });
      return this.switch(rule.ruleId);
    },
    async deleteAll() {
      for (const { ruleId } of (await list()).rules)
        await api.call(calls.deleteRule, { session, query: { ruleId } });
      await tenant.settle();
    },
    /** What each run did, the first one first. */
    outcomes: async () =>
      (await log())
        .map(({ ruleName, outcome, actions }) => [ruleName, outcome, ...actions.map(({ state }) => state)])
        .reverse(),
    newTag: async (name: string): Promise<TagId> =>
      (await api.call(createTag, { session, body: { name } })).tag.tagId,
    addTags: (userSessionId: UserSessionId, add: TagId[]) =>
      api.call(changeSessionTags, { session, body: { userSessionId, add } }),
    async tagsOf(userSessionId: UserSessionId) {
      await tenant.settle();
      const body = { userSessionIds: [userSessionId] };
      return (await api.call(readSessionTags, { session, body })).items[0]?.tagIds;
    },
    async ticketOf(userSessionId: UserSessionId) {
      await tenant.settle();
      const { ticket } = await api.call(ticketDetails, { session, query: { userSessionId } });
      if (!ticket) throw new Error('conversation has no ticket');
      return ticket;
    },
  };
}
