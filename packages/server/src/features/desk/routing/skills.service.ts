/** The skills of agents, as supervisors set them. */
import { AppError, LIMITS, type TagId, type UserId } from '@parrot/contract/core';
import type { AgentSkills } from '@parrot/contract/desk';
import type { Caller, Platform } from '../../../platform/index.ts';
import type { AgentsService } from '../agents/agents.service.ts';
import { routingChanged } from '../desk.topics.ts';
import { lockRules } from './routing.repository.ts';
import type { TagsForRouting } from './routing-directory.ts';
import { addSkills, removeSkills, skillsByAgent } from './skills.repository.ts';

type Needs = { agents: Pick<AgentsService, 'idsInReach'>; tags: Pick<TagsForRouting, 'tagNames'> };

export type SkillsService = ReturnType<typeof createSkillsService>;

export function createSkillsService(
  { database, outbox }: Pick<Platform, 'database' | 'outbox'>,
  { agents, tags }: Needs,
) {
  return {
    list: (caller: Caller): Promise<AgentSkills[]> =>
      database.tenant(caller.tenantId, async (tx) => {
        const inReach = new Set(await agents.idsInReach(tx, caller));
        return [...(await skillsByAgent(tx, caller.tenantId))]
          .filter(([userId]) => inReach.has(userId))
          .map(([userId, tagIds]) => ({ userId, skillIds: [...tagIds].sort() }));
      }),

    change: (
      caller: Caller,
      { userId, add, remove }: { userId: UserId; add: readonly TagId[]; remove: readonly TagId[] },
    ): Promise<TagId[]> =>
      database.tenant(caller.tenantId, async (tx) => {
        const { tenantId } = caller;
        await lockRules(tx, tenantId);
        if (!(await agents.idsInReach(tx, caller)).includes(userId)) throw new AppError('not_found');
        const known = await tags.tagNames(tx);
        if (add.some((id) => !known.has(id)))
          throw new AppError('not_found', {
            message: 'This tag no longer exists. Please choose another one.',
          });
        await removeSkills(tx, { tenantId, userId }, remove);
        await addSkills(
          tx,
          { tenantId, userId },
          add.filter((id) => !remove.includes(id)),
        );
        const skills = (await skillsByAgent(tx, tenantId)).get(userId) ?? new Set<TagId>();
        if (skills.size > LIMITS.agentSkills)
          throw new AppError('limit_reached', {
            message: `An agent can have at most ${LIMITS.agentSkills} skills. Remove one first.`,
          });
        outbox.write(tx, routingChanged, { tenantId, key: `routing ${tenantId}`, payload: {} });
        return [...skills].sort();
      }),
  };
}
