import type { GroupId, RoleId, UserId } from '@parrot/contract/core';
import type { Member, Role } from '@parrot/contract/team';
import { presentAbsence } from '../availability/availability.policy.ts';
import { type Granted, mayGrant, mayManage } from '../roles/grants.policy.ts';
import type { RoleRow } from '../team.tables.ts';
import type { ListedMember } from './member-list.repository.ts';

export const presentRole = (role: Pick<RoleRow, 'id' | 'name' | 'builtInKey'>): Role => ({
  roleId: role.id,
  roleName: role.name,
  builtIn: role.builtInKey !== null,
});

type NamedGroup = { id: GroupId; name: string };
export const presentGroupEntry = ({ id, name }: NamedGroup) => ({ groupId: id, groupName: name });

/** What stands in other tables about the people of a list, and who looks at it. */
export type MemberContext = {
  reader: Granted & { userId: UserId };
  now: Date;
  /** Every role of the tenant, in the order in which roles are told. */
  roles: readonly RoleRow[];
  roleIds: ReadonlyMap<UserId, readonly RoleId[]>;
  groups: ReadonlyMap<UserId, readonly NamedGroup[]>;
  promisedGroups: readonly (NamedGroup & { roles: readonly RoleRow[] })[];
  grants: ReadonlyMap<UserId, Granted>;
  names: ReadonlyMap<UserId, string>;
};

export function presentMember(person: ListedMember, around: MemberContext): Member {
  const { userId } = person;
  return {
    userId,
    invitationId: person.invitationId,
    userName: person.name,
    emailId: person.email,
    profileUrl: person.photoUrl,
    status: person.status,
    expiresAt: person.expiresAt?.toISOString() ?? null,
    invitedBy: (person.invitedBy && around.names.get(person.invitedBy)) ?? '',
    since: person.since.toISOString(),
    lastActiveAt: person.lastActiveAt?.toISOString() ?? null,
    isSelf: userId === around.reader.userId,
    ...(userId === null ? invitedHoldings(person, around) : memberHoldings(person, userId, around)),
  };
}

type Holdings = Pick<Member, 'roles' | 'groups' | 'absence' | 'manageable'>;

function memberHoldings(person: ListedMember, userId: UserId, around: MemberContext): Holdings {
  const ids = new Set(around.roleIds.get(userId));
  const granted = around.grants.get(userId);
  const away = { ...person, status: person.stored ?? 'ACTIVE' };
  return {
    roles: around.roles.filter((role) => ids.has(role.id)).map(presentRole),
    groups: (around.groups.get(userId) ?? []).map(presentGroupEntry),
    absence: presentAbsence(away, around.names, around.now),
    manageable: granted !== undefined && mayManage(around.reader, granted),
  };
}

function invitedHoldings(
  { promisedRoleIds, promisedGroupIds }: ListedMember,
  around: MemberContext,
): Holdings {
  const ids = new Set(promisedRoleIds);
  const roles = around.roles.filter((role) => ids.has(role.id));
  const groups = around.promisedGroups.filter(({ id }) => promisedGroupIds?.includes(id));
  const given = [...roles, ...groups.flatMap((group) => group.roles)];
  return {
    roles: roles.map(presentRole),
    groups: groups.map(presentGroupEntry),
    absence: null,
    manageable: given.every((role) => mayGrant(around.reader, role)),
  };
}
