import type { AppId } from '@parrot/contract/core';
import type { AppEntry, Group, MemberEntry } from '@parrot/contract/team';
import type { users } from '../../users/index.ts';
import { listNames } from '../list-names.ts';
import { presentRole } from '../members/members.present.ts';
import { type Granted, mayManageGroup } from '../roles/grants.policy.ts';
import type { GroupRow } from '../team.tables.ts';
import type { GroupGrants } from './group-contents.repository.ts';

/** Apps by their ids, as far as whoever asks may open them. */
export type OpenApps = ReadonlyMap<AppId, AppEntry>;

export const presentGroup = (group: GroupRow, gifts: GroupGrants, own: Granted, open: OpenApps): Group => ({
  groupId: group.id,
  groupName: group.name,
  description: group.description,
  memberCount: gifts.memberCount,
  invitedCount: gifts.invitedCount,
  roles: gifts.roles.map(presentRole),
  apps: appsOf(gifts, open),
  manageable: mayManageGroup(own, gifts, open),
});

export const presentPerson = (
  person: Pick<typeof users.$inferSelect, 'id' | 'name' | 'email' | 'photoUrl'>,
): MemberEntry => ({
  userId: person.id,
  userName: person.name,
  emailId: person.email,
  profileUrl: person.photoUrl,
});

/** What a group gives, in a line of the activity. */
export const describeGroupGrants = (
  gifts: Omit<GroupGrants, 'memberCount' | 'invitedCount'>,
  open: OpenApps,
): string =>
  [
    ...gifts.roles.map((role) => role.name),
    listNames(
      appsOf(gifts, open).map((app) => app.appName),
      gifts.appIds.length,
    ),
  ]
    .filter(Boolean)
    .join(', ');

const appsOf = ({ appIds }: Pick<GroupGrants, 'appIds'>, open: OpenApps): AppEntry[] =>
  appIds
    .flatMap((appId) => open.get(appId) ?? [])
    .sort((a, b) => a.appName.localeCompare(b.appName, 'en', { sensitivity: 'base' }));
