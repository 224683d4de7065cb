/** The groups of the desk, their queues, and the skills of agents. Pushes announce every change. */
import type { GroupId, UserSessionId } from '@parrot/contract/core';
import { groupQueues, listAgentSkills, transferGroups } from '@parrot/contract/desk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../http/call.ts';

export const GROUPS_KEY = ['desk', 'groups'];

export const groupQueuesQuery = queryOptions({
  queryKey: [...GROUPS_KEY, 'queues'],
  queryFn: async ({ signal }) => {
    const { items, none } = await call(groupQueues, { signal });
    return { items, none };
  },
  staleTime: Number.POSITIVE_INFINITY,
  meta: { quiet: true },
});

export const transferGroupsQuery = (userSessionId: UserSessionId) =>
  queryOptions({
    queryKey: [...GROUPS_KEY, 'for', userSessionId],
    queryFn: async () => (await call(transferGroups, { body: { userSessionId } })).items,
    meta: { quiet: true },
  });

export const agentSkillsQuery = queryOptions({
  queryKey: [...GROUPS_KEY, 'skills'],
  queryFn: async ({ signal }) => (await call(listAgentSkills, { signal })).items,
  meta: { quiet: true },
});

/** Undefined for none, and for a group that no longer exists. */
export function useGroupName(groupId: GroupId | null): string | undefined {
  const { data } = useQuery({ ...groupQueuesQuery, enabled: groupId !== null });
  return data?.items.find((group) => group.groupId === groupId)?.groupName;
}
