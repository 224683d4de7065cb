import { DONE } from '@parrot/contract/core';
import * as calls from '@parrot/contract/desk';
import { type Route, route } from '../../../platform/index.ts';
import type { GroupQueues } from './group-queues.service.ts';
import type { RulesService } from './rules.service.ts';
import type { SkillsService } from './skills.service.ts';
import type { TryRules } from './trial/try-rules.ts';

type Services = { rules: RulesService; skills: SkillsService; groupQueues: GroupQueues; tryRules: TryRules };

export const routingRoutes = ({ rules, skills, groupQueues, tryRules }: Services): Route[] => [
  route(calls.listRoutingRules, async ({ caller }) => ({ ...DONE, ...(await rules.list(caller)) })),
  route(calls.createRoutingRule, async ({ caller, body }) => ({
    ...DONE,
    rule: await rules.create(caller, body),
  })),
  route(calls.updateRoutingRule, async ({ caller, body }) => ({
    ...DONE,
    rule: await rules.update(caller, body),
  })),
  route(calls.reorderRoutingRules, async ({ caller, body }) => {
    await rules.reorder(caller, body);
    return DONE;
  }),
  route(calls.deleteRoutingRule, async ({ caller, query }) => {
    await rules.remove(caller, query.ruleId);
    return DONE;
  }),
  route(calls.tryRoutingRules, async ({ caller, body }) => ({ ...DONE, ...(await tryRules(caller, body)) })),
  route(calls.listAgentSkills, async ({ caller }) => ({ ...DONE, items: await skills.list(caller) })),
  route(calls.changeAgentSkills, async ({ caller, body }) => ({
    ...DONE,
    skillIds: await skills.change(caller, body),
  })),
  route(calls.groupQueues, async ({ caller, body }) => ({
    ...DONE,
    ...(await groupQueues.list(caller, body.appId)),
  })),
  route(calls.transferGroups, async ({ caller, body }) => ({
    ...DONE,
    items: await groupQueues.forTransfer(caller, body.userSessionId),
  })),
];
