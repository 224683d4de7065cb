import { DONE } from '@parrot/contract/core';
import {
  activeTenantUsers,
  agentProfile,
  listUsers,
  removeUsers,
  setUserRoles,
  userApps,
  userRoles,
} from '@parrot/contract/team';
import { type Route, route } from '../../../platform/index.ts';
import type { MemberRightsService } from './member-rights.service.ts';
import type { MembersService } from './members.service.ts';
import type { RemoveMembersService } from './remove-members.service.ts';

type Services = { users: MembersService; rights: MemberRightsService; removal: RemoveMembersService };

export const membersRoutes = ({ users, rights, removal }: Services): Route[] => [
  route(listUsers, async ({ caller, body: { search, ...query } }) => ({
    ...DONE,
    ...(await users.list(caller, { ...query, search: search.trim() })),
  })),
  route(activeTenantUsers, async ({ caller, body: { search, offset, limit } }) => ({
    ...DONE,
    ...(await users.listPresent(caller, { search: search.trim(), offset, limit })),
  })),
  route(userApps, async ({ caller, body: { userId, search, offset, limit } }) => ({
    ...DONE,
    ...(await users.appsOf(caller, userId, { search: search.trim(), offset, limit })),
  })),
  route(userRoles, async ({ caller, body }) => ({ ...DONE, ...(await users.rolesOf(caller, body.userId)) })),
  route(setUserRoles, async ({ caller, body: { userId, roleIds, appIds } }) => ({
    ...DONE,
    member: await rights.set(caller, { userId, roleIds, appIds }),
  })),
  route(removeUsers, async ({ caller, body: { userIds, successorId } }) => ({
    ...DONE,
    results: await removal.remove(caller, userIds, successorId),
  })),
  route(agentProfile, async ({ caller, body }) => ({
    ...DONE,
    ...(await users.profile(caller, body.userId)),
  })),
];
