/** What responses refer to in other slices: fields about visitors, tags and agents. */
import { badField, type TagId, type TenantId, type UserId } from '@parrot/contract/core';
import {
  ME,
  type NamedAction,
  type ResponseAction,
  responseTextProblem,
  unknownVariables,
} from '@parrot/contract/responses';
import type { Platform, Tx } from '../../platform/index.ts';
import { deskMemberIds } from '../team/index.ts';
import { userNames } from '../users/index.ts';

type Field = { name: string; label: string };
export type ReferenceNeeds = {
  listFields(tx: Tx, tenantId: TenantId): Promise<Field[]>;
  tagNames(tx: Tx): Promise<Map<TagId, string>>;
};
export type ResponseReferences = ReturnType<typeof createResponseReferences>;

type Content = { text: string; actions: readonly ResponseAction[] };

export function createResponseReferences(
  { clock }: Pick<Platform, 'clock'>,
  { listFields, tagNames }: ReferenceNeeds,
) {
  const agentNames = async (tx: Tx, tenantId: TenantId, among: readonly UserId[] | 'all' = 'all') =>
    userNames(tx, await deskMemberIds(tx, tenantId, among, clock.now()));

  /** Names the actions of responses, and finds what they refer to that no longer exists. */
  const readerFor = async (tx: Tx, tenantId: TenantId, contents: readonly Content[]) => {
    const actions = contents.flatMap((content) => content.actions);
    const hasTags = actions.some((action) => 'tagId' in action);
    const hasAgents = actions.some((action) => action.kind === 'assign' && action.agentId !== ME);
    const hasVariables = contents.some(({ text }) => text.includes('{{'));
    const tags = hasTags ? await tagNames(tx) : new Map<TagId, string>();
    const agents = hasAgents ? await agentNames(tx, tenantId) : new Map<UserId, string>();
    const fields = hasVariables ? (await listFields(tx, tenantId)).map(({ name }) => name) : [];
    const nameOf = (action: ResponseAction): string | undefined => {
      if ('tagId' in action) return tags.get(action.tagId);
      return action.kind === 'assign' && action.agentId !== ME ? agents.get(action.agentId) : '';
    };
    return {
      named: (action: ResponseAction): NamedAction => {
        const name = nameOf(action);
        return { action, name: name ?? '', isGone: name === undefined };
      },
      unknownVariables: (text: string) => unknownVariables(text, fields),
      textProblem: (text: string) => responseTextProblem(text, fields),
    };
  };

  return {
    readerFor,

    async requireKnown(tx: Tx, tenantId: TenantId, content: Content): Promise<void> {
      const reader = await readerFor(tx, tenantId, [content]);
      const problem = reader.textProblem(content.text);
      if (problem) throw badField('text', problem);
      const gone = content.actions.map(reader.named).find(({ isGone }) => isGone);
      if (gone) throw badField('actions', gone.action.kind === 'assign' ? AGENT_GONE : TAG_GONE);
    },

    async options(tx: Tx, tenantId: TenantId, members: readonly UserId[] | 'all') {
      const fields = await listFields(tx, tenantId);
      return {
        fields: fields.map(({ name, label }) => ({ name, label })),
        tags: [...(await tagNames(tx))].map(([tagId, name]) => ({ tagId, name })),
        agents: [...(await agentNames(tx, tenantId, members))]
          .map(([userId, name]) => ({ userId, name }))
          .sort((one, other) => one.name.localeCompare(other.name)),
      };
    },
  };
}

const TAG_GONE = 'This tag no longer exists. Please choose another one.';
const AGENT_GONE = 'Please choose someone who has access to this app’s chats.';
