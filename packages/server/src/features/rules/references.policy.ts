/** What a rule refers to: tags, agents, apps and fields, which can be deleted later. */
import type { AppId, TagId, UserId } from '@parrot/contract/core';
import { RULE_WARNINGS, type RuleContent, triggersItself } from '@parrot/contract/rules';

type Content = Pick<RuleContent, 'trigger' | 'conditions' | 'actions'>;
type References = { tagIds: TagId[]; userIds: UserId[]; appIds: AppId[]; fields: string[] };
export type KnownReferences = {
  tagIds: ReadonlySet<TagId>;
  userIds: ReadonlySet<UserId>;
  appIds: ReadonlySet<AppId>;
  fields: ReadonlySet<string>;
};
type RuleWarning = (typeof RULE_WARNINGS)[number];

function referencesOf({ trigger, conditions, actions }: Content): References {
  const found: References = { tagIds: [], userIds: [], appIds: [], fields: [] };
  if ('tagId' in trigger && trigger.tagId) found.tagIds.push(trigger.tagId);
  for (const condition of conditions) {
    if (condition.about === 'tag') found.tagIds.push(...condition.tagIds);
    if (condition.about === 'app') found.appIds.push(...condition.appIds);
    if (condition.about === 'field') found.fields.push(condition.name);
  }
  for (const action of actions) {
    if (action.do === 'addTags' || action.do === 'removeTags') found.tagIds.push(...action.tagIds);
    if (action.do === 'notify') found.userIds.push(...action.userIds);
    if (action.do === 'assign') found.userIds.push(action.userId);
  }
  return found;
}

/** Those that are not known. */
export function goneFrom(content: Content, known: KnownReferences): References {
  const { tagIds, userIds, appIds, fields } = referencesOf(content);
  return {
    tagIds: tagIds.filter((id) => !known.tagIds.has(id)),
    userIds: userIds.filter((id) => !known.userIds.has(id)),
    appIds: appIds.filter((id) => !known.appIds.has(id)),
    fields: fields.filter((name) => !known.fields.has(name)),
  };
}

export function warningsOf(content: Content, known: KnownReferences): RuleWarning[] {
  const gone = goneFrom(content, known);
  const has: Record<RuleWarning, boolean> = {
    tagGone: gone.tagIds.length > 0,
    agentGone: gone.userIds.length > 0,
    appGone: gone.appIds.length > 0,
    fieldGone: gone.fields.length > 0,
    triggersItself: triggersItself(content),
  };
  return RULE_WARNINGS.filter((warning) => has[warning]);
}
