/** Routing rules and skills of the demo tenant. Agents take the conversations themselves. */
import type { GroupId, TagId } from '@parrot/contract/core';
import type { RoutingRuleDraft } from '@parrot/contract/desk';
import type { Caller } from '../../platform/index.ts';
import type { ParrotServer } from '../create-server.ts';

const RULE: RoutingRuleDraft = {
  name: '',
  isEnabled: true,
  languages: [],
  appIds: [],
  tagIds: [],
  groupId: null,
  skillIds: [],
  mode: 'off',
  fallback: 'anyone',
};

/** Before the live conversations, which follow it. */
export async function seedLanguageRule(
  { slices: { desk } }: Pick<ParrotServer, 'slices'>,
  owner: Caller,
  groupId: GroupId | undefined,
): Promise<void> {
  if (!groupId) return;
  const languages = ['de', 'es', 'fr', 'sv'];
  await desk.routing.create(owner, { ...RULE, name: 'Languages of Europe', languages, groupId });
}

/** `skill`: a tag of the demo's tickets; `agents` have it. */
export async function seedSkills(
  { slices: { desk } }: Pick<ParrotServer, 'slices'>,
  owner: Caller,
  { skill, groupId, agents }: { skill: TagId | undefined; groupId: GroupId | undefined; agents: Caller[] },
): Promise<void> {
  if (!skill || !groupId) return;
  for (const { userId } of agents)
    await desk.routing.changeSkills(owner, { userId, add: [skill], remove: [] });
  const rule = { name: 'Returns on weekends', tagIds: [skill], skillIds: [skill], groupId };
  await desk.routing.create(owner, { ...RULE, ...rule, isEnabled: false });
}
