import type { AppId } from '@parrot/contract/core';
import type { AppEntry, Group, MemberEntry } from '@parrot/contract/team';
import type { users } from '../../users/index.ts';
import { listNames } from '../list-names.ts';
import { presentRole } from '../members/members.present.ts';
import { type Granted, mayManageGroup } from '../roles/grants.policy.ts';
import type { GroupRow } from '../team.tables.ts';
import type { GroupGrants } from './group-contents.repository.ts';

/** Apps by id, as far as the caller may open them. */
export type OpenApps = ReadonlyMap<AppId, AppEntry>;

export const presentGroup = (group: GroupRow, grants: GroupGrants, own: Granted, open: OpenApps): Group => ({
  groupId: group.id,
  groupName: group.name,
  description: group.description,
  memberCount: grants.memberCount,
  invitedCount: grants.invitedCount,
  roles: grants.roles.map(presentRole),
  apps: appsOf(grants, open),
  manageable: mayManageGroup(own, grants, open),
});

export const presentGroupMember = (
  person: Pick<typeof users.$inferSelect, 'id' | 'name' | 'email' | 'photoUrl'>,
): MemberEntry => ({
  userId: person.id,
  userName: person.name,
  emailId: person.email,
  profileUrl: person.photoUrl,
});

/** What a group grants, as one line of the activity log. */
export const describeGroupGrants = (
  grants: Omit<GroupGrants, 'memberCount' | 'invitedCount'>,
  open: OpenApps,
): string =>
  [
    ...grants.roles.map((role) => role.name),
    listNames(
      appsOf(grants, open).map((app) => app.appName),
      grants.appIds.length,
    ),
  ]
    .filter(Boolean)
    .join(', ');

const appsOf = ({ appIds }: Pick<GroupGrants, 'appIds'>, open: OpenApps): AppEntry[] =>
  appIds
    .flatMap((appId) => open.get(appId) ?? [])
    .sort((a, b) => a.appName.localeCompare(b.appName, 'en', { sensitivity: 'base' }));
