/** The members of a tenant, their roles, groups and absences, and invitations. */
import type { Platform, Route } from '../../platform/index.ts';
import { availabilityRoutes } from './availability/availability.routes.ts';
import { type AvailabilityService, createAvailabilityService } from './availability/availability.service.ts';
import { startEndingAbsences } from './availability/end-absences.job.ts';
import { groupsRoutes } from './groups/groups.routes.ts';
import { createGroupsService, type GroupsService } from './groups/groups.service.ts';
import { invitationsRoutes } from './invitations/invitations.routes.ts';
import { createInvitationsService, type InvitationsService } from './invitations/invitations.service.ts';
import { createMemberRightsService } from './members/member-rights.service.ts';
import { membersRoutes } from './members/members.routes.ts';
import { createMembersService, type MembersService } from './members/members.service.ts';
import { createRemoveMembersService } from './members/remove-members.service.ts';
import { rolesRoutes } from './roles/roles.routes.ts';
import { createRolesService, type RolesService } from './roles/roles.service.ts';
import type { TeamDependencies } from './team.dependencies.ts';

export { absenceOf } from './availability/absence-of.ts';
export { isAbsent, isDeactivated, presentAbsence } from './availability/availability.policy.ts';
export { isActiveMembership } from './availability/membership-conditions.repository.ts';
export {
  addAppToGroups,
  appIdsOfGroupsOf,
  groupsWithApp,
  groupsWithoutApp,
  isInGroupWithApp,
  listGroupNames,
  listGroupsWithMembers,
  lockGroups,
  memberIdsOfGroups,
  memberIdsOfGroupsWithApp,
  nameOfGroupWithApp,
  removeAppFromGroup,
} from './groups/group-apps.repository.ts';
export { groupsOf, joinGroups } from './groups/member-groups.repository.ts';
export {
  addressesInvitedBy,
  findInvitationByToken,
  lockPendingInvitation,
  markAccepted,
  openInvitationsTo,
  renewInvitation,
} from './invitations/invitations.repository.ts';
export { listNames } from './list-names.ts';
export { countSeats } from './members/count-seats.ts';
export {
  activeMemberIds,
  availableDeskMemberIds,
  type DeskMember,
  deskMemberIds,
  findDeskMembers,
} from './members/desk-members.repository.ts';
export {
  activeTenantsOf,
  insertMember,
  memberIdsOf,
  membersByIds,
  membershipsOf,
  touchMember,
} from './members/members.repository.ts';
export { memberIdsWithPermission } from './members/members-with-permission.repository.ts';
export {
  notificationChoicesOf,
  type Recipient,
  recipientsAmong,
  saveNotificationChoices,
} from './members/notification-choices.repository.ts';
export { ownerIds } from './members/owners.repository.ts';
export { effectiveRoles, grantsOf } from './roles/effective-roles.repository.ts';
export { mergeGrants } from './roles/grants.policy.ts';
export { insertBuiltInRoles, rolesByIds, rolesOf } from './roles/roles.repository.ts';
export type { InvitationMail, TeamDependencies } from './team.dependencies.ts';
// Authorization joins session, membership and roles in one query, on every call.
export { type InvitationRow, memberships, roles } from './team.tables.ts';
export {
  groupChanged,
  invitationAccepted,
  memberAccessEnded,
  memberJoined,
  memberRightsChanged,
  memberRolesChanged,
} from './team.topics.ts';

export type Team = {
  routes: Route[];
  /** Starts the job that ends expired absences. */
  start(): Promise<void>;
  /** What the job does. */
  endDueAbsences(): Promise<void>;
  roles: Pick<RolesService, 'create' | 'grantable'>;
  groups: Pick<GroupsService, 'create'>;
  invitations: Pick<InvitationsService, 'invite'>;
  searchMembers: MembersService['search'];
  availability: Pick<AvailabilityService, 'setOwn' | 'makeInactive'>;
};

export function createTeam(platform: Platform, needs: TeamDependencies): Team {
  const users = createMembersService(platform, needs);
  const availability = createAvailabilityService(platform);
  const roles = createRolesService(platform);
  const groups = createGroupsService(platform, needs.apps);
  const invitations = createInvitationsService(platform, needs);
  return {
    routes: [
      ...rolesRoutes(roles),
      ...groupsRoutes(groups),
      ...membersRoutes({
        users,
        rights: createMemberRightsService(platform, { ...needs, users }),
        removal: createRemoveMembersService(platform, needs),
      }),
      ...invitationsRoutes(invitations),
      ...availabilityRoutes(availability),
    ],
    start: () => startEndingAbsences(platform, availability),
    endDueAbsences: availability.endDueAbsences,
    roles,
    groups,
    invitations,
    searchMembers: users.search,
    availability,
  };
}
