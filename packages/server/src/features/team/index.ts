/** The people of a tenant: members, their roles and what those allow, invitations. */
import type { Platform, Route } from '../../platform/index.ts';
import { availabilityRoutes } from './availability.routes.ts';
import { createAvailabilityService } from './availability.service.ts';
import { groupsRoutes } from './groups.routes.ts';
import { createGroupsService, type GroupsService } from './groups.service.ts';
import { invitationsRoutes } from './invitations.routes.ts';
import { createInvitationsService, type InvitationsService } from './invitations.service.ts';
import { createRemovalService } from './removal.service.ts';
import { startReturning } from './return-job.ts';
import { rolesRoutes } from './roles.routes.ts';
import { createRolesService, type RolesService } from './roles.service.ts';
import type { TeamNeeds } from './team-needs.ts';
import { createUserRightsService } from './user-rights.service.ts';
import { usersRoutes } from './users.routes.ts';
import { createUsersService } from './users.service.ts';

export { absenceOf } from './absence-of.ts';
export { presentAbsence } from './availability.policy.ts';
export { activeIds, deskMemberIds, deskUserIds, presentIds } from './desk-people.repository.ts';
export { grantsOf, heldRoles } from './held-roles.repository.ts';
export {
  findInvitationByToken,
  holdUnanswered,
  markAccepted,
  openInvitationsTo,
  renewInvitation,
} from './invitations.repository.ts';
export { joinGroups } from './member-groups.repository.ts';
export {
  activeTenantsOf,
  insertMember,
  memberNames,
  membersByIds,
  membersLetIn,
  touchMember,
} from './members.repository.ts';
export { nameSome } from './name-some.ts';
export { ownerIds } from './owners.repository.ts';
export { isLetIn } from './presence.repository.ts';
export { insertBuiltInRoles, rolesByIds, rolesOf } from './roles.repository.ts';
export { mergeGrants } from './team.policy.ts';
// The gate reads session, member and roles in one query, on every call.
export { type InvitationRow, memberships, roles } from './team.tables.ts';
export {
  invitationAccepted,
  memberGone,
  memberRightsChanged,
  memberRolesChanged,
} from './team.topics.ts';
export type { InvitationMail, TeamNeeds } from './team-needs.ts';

export type Team = {
  routes: Route[];
  /** Starts to look for those whose time away is over. */
  start(): Promise<void>;
  /** What it does each time. */
  returnDue(): Promise<void>;
  roles: Pick<RolesService, 'create' | 'grantable'>;
  groups: Pick<GroupsService, 'create'>;
  invitations: Pick<InvitationsService, 'invite'>;
};

export function createTeam(platform: Platform, needs: TeamNeeds): Team {
  const users = createUsersService(platform, needs);
  const availability = createAvailabilityService(platform);
  const roles = createRolesService(platform);
  const groups = createGroupsService(platform, needs.apps);
  const invitations = createInvitationsService(platform, needs);
  return {
    routes: [
      ...rolesRoutes(roles),
      ...groupsRoutes(groups),
      ...usersRoutes({
        users,
        rights: createUserRightsService(platform, { ...needs, users }),
        removal: createRemovalService(platform, needs),
      }),
      ...invitationsRoutes(invitations),
      ...availabilityRoutes(availability),
    ],
    start: () => startReturning(platform, availability),
    returnDue: availability.returnDue,
    roles,
    groups,
    invitations,
  };
}
