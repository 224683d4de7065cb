import { DONE } from '@parrot/contract/core';
import { createGroup, deleteGroup, listGroupMembers, listGroups, updateGroup } from '@parrot/contract/team';
import { type Route, route } from '../../../platform/index.ts';
import type { GroupsService } from './groups.service.ts';

export const groupsRoutes = (groups: GroupsService): Route[] => [
  route(listGroups, async ({ caller, body: { search, offset, limit } }) => ({
    ...DONE,
    ...(await groups.list(caller, { search: search.trim(), offset, limit })),
    offset,
  })),
  route(listGroupMembers, async ({ caller, body: { groupId, search, offset, limit } }) => ({
    ...DONE,
    ...(await groups.listMembers(caller, groupId, { search: search.trim(), offset, limit })),
    offset,
  })),
  route(createGroup, async ({ caller, body }) => ({ ...DONE, group: await groups.create(caller, body) })),
  route(updateGroup, async ({ caller, body: { groupId, ...draft } }) => ({
    ...DONE,
    group: await groups.update(caller, groupId, draft),
  })),
  route(deleteGroup, async ({ caller, query }) => {
    await groups.remove(caller, query.groupId);
    return DONE;
  }),
];
