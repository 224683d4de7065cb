/** A desk with a group, a routing rule to its queue, rules with every kind of effect, and a target. */
import type { App } from '@parrot/contract/apps';
import { type GroupId, MINUTE_MS, type TagId } from '@parrot/contract/core';
import { createRoutingRule } from '@parrot/contract/desk';
import { createRule, type RuleDraft, switchRule } from '@parrot/contract/rules';
import { createTag } from '@parrot/contract/tags';
import { createGroup } from '@parrot/contract/team';
import { saveTargetSettings } from '@parrot/contract/tickets';
import type { TestSession } from '../../server/api-client.ts';
import type { RunningServer } from '../../server/running-server.ts';
import { newPublishedApp, OPENING_HOURS } from '../../tenants/published-apps.ts';
import { NOTES } from '../ledger/audit-case.ts';

export type DeskSite = { app: App; groupId: GroupId; tagId: TagId };

/** Of the first response to an urgent ticket: the shortest there is. */
export const TARGET_MS = MINUTE_MS;

export async function createDeskSite(
  server: RunningServer,
  owner: TestSession,
  agent: TestSession,
): Promise<DeskSite> {
  const { api } = server;
  const session = owner;
  const app = await newPublishedApp(server, owner, [OPENING_HOURS]);
  const { group } = await api.call(createGroup, {
    session,
    body: {
      groupName: 'Cases',
      description: '',
      userIds: [agent.userId],
      roleIds: [],
      appIds: [app.appId],
    },
  });
  const { groupId } = group;
  await api.call(createRoutingRule, {
    session,
    body: {
      name: 'Cases',
      isEnabled: true,
      languages: [],
      appIds: [app.appId],
      tagIds: [],
      groupId,
      skillIds: [],
      mode: 'off',
      fallback: 'stay',
    },
  });
  const none = { firstResponse: null, resolution: null };
  const urgent = { firstResponse: { amount: 1, unit: 'minutes' as const }, resolution: null };
  await api.call(saveTargetSettings, {
    session,
    body: { revision: 0, warnPercent: 50, targets: { low: none, normal: none, high: none, urgent } },
  });
  const { tag } = await api.call(createTag, { session, body: { name: 'Case' } });
  const { tagId } = tag;
  const startRule = async (draft: Pick<RuleDraft, 'name' | 'trigger' | 'actions'>) => {
    const conditions = [{ about: 'app' as const, is: true, appIds: [app.appId] }];
    const body = { ...draft, match: 'all' as const, conditions, signingSecret: '' };
    const { rule } = await api.call(createRule, { session, body });
    await api.call(switchRule, { session, body: { ruleId: rule.ruleId, isOn: true } });
  };
  await startRule({
    name: 'Reached',
    trigger: { on: 'reachedDesk' },
    actions: [
      { do: 'addTags', tagIds: [tagId] },
      { do: 'setPriority', priority: 'urgent' },
      { do: 'addNote', text: NOTES.reached },
      { do: 'notify', userIds: [agent.userId], text: '' },
    ],
  });
  await startRule({
    name: 'Written',
    trigger: { on: 'visitorWrote' },
    actions: [{ do: 'addNote', text: NOTES.written }],
  });
  return { app, groupId, tagId };
}
