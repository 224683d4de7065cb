/** Queries and mutations of groups. */
import type { GroupId } from '@parrot/contract/core';
import {
  createGroup,
  deleteGroup,
  type GroupDraft,
  listGroupMembers,
  listGroups,
  updateGroup,
} from '@parrot/contract/team';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { loadAll } from '../../../shared/query/load-all.ts';
import { TEAM, useTeamMutation } from '../parts/use-team-mutation.ts';

/** All groups that match; at most a few hundred. */
export const useGroups = (search = '') =>
  useQuery({
    queryKey: [TEAM, 'groups', search],
    queryFn: ({ signal }) => loadAll((page) => call(listGroups, { body: { ...page, search }, signal })),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });

/** All members of a group: it is saved as a whole, so it is edited as a whole. */
export const useGroupMembers = (groupId: GroupId | undefined) =>
  useQuery({
    queryKey: [TEAM, 'group members', groupId],
    queryFn: ({ signal }) =>
      groupId ? loadAll((page) => call(listGroupMembers, { body: { ...page, groupId }, signal })) : [],
    // Data must not change while it is being edited.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });

type SaveGroup = { groupId: GroupId | undefined; draft: GroupDraft };

export const useSaveGroup = () =>
  useTeamMutation(
    ({ groupId, draft }: SaveGroup) =>
      groupId ? call(updateGroup, { body: { groupId, ...draft } }) : call(createGroup, { body: draft }),
    { quiet: true },
  );

export const useDeleteGroup = () =>
  useTeamMutation((groupId: GroupId) => call(deleteGroup, { query: { groupId } }), { quiet: true });
