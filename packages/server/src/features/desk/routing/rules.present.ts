import type { RoutingRule } from '@parrot/contract/desk';
import { missingIn, type Team } from './routing.policy.ts';
import type { RoutingRuleRow } from './routing.tables.ts';

export const presentRule = (row: RoutingRuleRow, team: Pick<Team, 'groups' | 'tagIds'>): RoutingRule => ({
  ruleId: row.id,
  revision: row.revision,
  name: row.name,
  isEnabled: row.isEnabled,
  languages: row.languages,
  appIds: row.appIds,
  tagIds: row.tagIds,
  groupId: row.groupId,
  skillIds: row.skillIds,
  mode: row.mode,
  fallback: row.fallback,
  missing: missingIn(team, row),
});
