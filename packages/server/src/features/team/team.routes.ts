import { DONE } from '@parrot/contract/core';
import { inviteRoles, inviteUser, listUsers, roleFunctions } from '@parrot/contract/team';
import { type Route, route } from '../../platform/index.ts';
import type { TeamService } from './team.service.ts';

export const teamRoutes = (team: TeamService): Route[] => [
  route(roleFunctions, async ({ caller }) => ({ ...DONE, ...caller.rights })),
  route(inviteRoles, async ({ caller }) => ({ ...DONE, items: await team.grantableRoles(caller) })),
  route(listUsers, async ({ caller, body: { search, offset, limit } }) => ({
    ...DONE,
    ...(await team.list(caller, { search: search.trim(), offset, limit })),
    offset,
  })),
  route(inviteUser, async ({ caller, body: { emailId, roleIds, appIds } }) => ({
    ...DONE,
    invitationId: await team.invite(caller, { emailId, roleIds, appIds }),
  })),
];
