import { DONE } from '@parrot/contract/core';
import * as calls from '@parrot/contract/rules';
import { type Route, route } from '../../platform/index.ts';
import type { RulesService } from './rules.service.ts';
import type { ListRuns } from './runs/list-runs.service.ts';
import type { TryRule } from './trial/try-rule.service.ts';

type Services = { rules: RulesService; listRuns: ListRuns; tryRule: TryRule };

export const rulesRoutes = ({ rules, listRuns, tryRule }: Services): Route[] => [
  route(calls.listRules, async ({ caller }) => ({ ...DONE, ...(await rules.list(caller)) })),
  route(calls.createRule, async ({ caller, body }) => ({ ...DONE, rule: await rules.create(caller, body) })),
  route(calls.updateRule, async ({ caller, body }) => ({ ...DONE, rule: await rules.update(caller, body) })),
  route(calls.switchRule, async ({ caller, body }) => ({
    ...DONE,
    rule: await rules.switch(caller, body.ruleId, body.isOn),
  })),
  route(calls.orderRules, async ({ caller, body }) => {
    await rules.order(caller, body.ruleIds);
    return DONE;
  }),
  route(calls.deleteRule, async ({ caller, query }) => {
    await rules.remove(caller, query.ruleId);
    return DONE;
  }),
  route(calls.listRuleRuns, async ({ caller, body }) => ({ ...DONE, ...(await listRuns(caller, body)) })),
  route(calls.tryRule, async ({ caller, body }) => ({ ...DONE, ...(await tryRule(caller, body)) })),
];
