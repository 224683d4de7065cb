/** The people of a tenant: members, their roles and what those allow, invitations. */
import type { Platform, Route } from '../../platform/index.ts';
import { teamRoutes } from './team.routes.ts';
import { createTeamService, type TeamNeeds } from './team.service.ts';

export { findOpenInvitation, markAccepted, openInvitationsTo } from './invitations.repository.ts';
export {
  activeTenantsOf,
  deskUserIds,
  insertMember,
  memberNames,
  touchMember,
} from './members.repository.ts';
export { insertBuiltInRoles, rolesByIds, rolesOf } from './roles.repository.ts';
export { mergeGrants } from './team.policy.ts';
export type { InvitationMail, TeamNeeds } from './team.service.ts';
// The gate reads session, member and roles in one query, on every call.
export { type InvitationRow, memberRoles, memberships, roles } from './team.tables.ts';

export type Team = { routes: Route[] };

export const createTeam = (platform: Platform, needs: TeamNeeds): Team => ({
  routes: teamRoutes(createTeamService(platform, needs)),
});
