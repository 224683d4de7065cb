/** Which routing rule applies to a conversation, and which agents its queue is for. */
import type { AppId, GroupId, RoutingRuleId, TagId, UserId } from '@parrot/contract/core';
import type { RoutingRule, RoutingRuleDraft } from '@parrot/contract/desk';
import type { AgentStatus, SessionQueue } from '../../conversations/index.ts';

type RuleTarget = Pick<RoutingRuleDraft, 'groupId' | 'skillIds' | 'fallback'>;
type Conditions = Pick<RoutingRuleDraft, 'languages' | 'appIds' | 'tagIds'>;

/** What rules refer to, and what is left of it. */
export type Team = {
  groups: ReadonlyMap<GroupId, { name: string; userIds: ReadonlySet<UserId> }>;
  skills: ReadonlyMap<UserId, ReadonlySet<TagId>>;
  tagIds: ReadonlySet<TagId>;
};
type KnownRule = RuleTarget & Conditions & Pick<RoutingRuleDraft, 'mode'> & { id: RoutingRuleId };
/** `rules`: those that apply, in their order. */
export type RoutingDirectory = Team & { rules: readonly KnownRule[] };

/** What a rule refers to and was deleted: it would match more, or leave conversations to no agent. */
export function missingIn(
  { groups, tagIds }: Pick<Team, 'groups' | 'tagIds'>,
  rule: Pick<RoutingRuleDraft, 'groupId' | 'tagIds' | 'skillIds'>,
): RoutingRule['missing'] {
  if (rule.groupId && !groups.has(rule.groupId)) return 'group';
  return [...rule.tagIds, ...rule.skillIds].every((id) => tagIds.has(id)) ? null : 'tag';
}

type RoutingFacts = { appId: AppId; language: string; tagIds: readonly TagId[] };

/** The first rule whose conditions are all met. `de-AT` is `de`. */
export const matchRule = <Rule extends Conditions>(
  rules: readonly Rule[],
  { appId, language, tagIds }: RoutingFacts,
): Rule | undefined => {
  const code = language.toLowerCase().split(/[-_]/)[0] ?? '';
  return rules.find(
    (rule) => meets(rule.languages, [code]) && meets(rule.appIds, [appId]) && meets(rule.tagIds, tagIds),
  );
};

const meets = <Value>(wanted: readonly Value[], actual: readonly Value[]): boolean =>
  wanted.length === 0 || wanted.some((value) => actual.includes(value));

/** Members of the group who have all skills. */
export function suitedAgents<Agent>(
  { groups, skills }: Pick<Team, 'groups' | 'skills'>,
  { groupId, skillIds }: Pick<RuleTarget, 'groupId' | 'skillIds'>,
  agents: ReadonlyMap<UserId, Agent>,
): Map<UserId, Agent> {
  const members = groupId ? groups.get(groupId)?.userIds : undefined;
  return new Map(
    [...agents].filter(
      ([userId]) =>
        (!members || members.has(userId)) && skillIds.every((id) => skills.get(userId)?.has(id) ?? false),
    ),
  );
}

/** The agents of an app who are assigned sessions of a queue. A rule that no longer applies needs no skills. */
export function agentsOfQueue(
  directory: RoutingDirectory,
  { groupId, ruleId }: SessionQueue,
  ofApp: ReadonlyMap<UserId, AgentStatus>,
): Map<UserId, AgentStatus> {
  const rule = directory.rules.find(({ id }) => id === ruleId);
  const suited = suitedAgents(directory, { groupId, skillIds: rule?.skillIds ?? [] }, ofApp);
  const isStaffed = [...suited.values()].some(({ state }) => state === 'available');
  return rule?.fallback === 'anyone' && !isStaffed ? new Map(ofApp) : suited;
}
