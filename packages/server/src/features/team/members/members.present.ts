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

/** What the list needs from other tables, and who reads it. */
export type MemberContext = {
  reader: Granted & { userId: UserId };
  now: Date;
  /** Every role of the tenant, in display order. */
  roles: readonly RoleRow[];
  roleIds: ReadonlyMap<UserId, readonly RoleId[]>;
  groups: ReadonlyMap<UserId, readonly NamedGroup[]>;
  promisedGroups: readonly (NamedGroup & { roles: readonly RoleRow[] })[];
  grants: ReadonlyMap<UserId, Granted>;
  names: ReadonlyMap<UserId, string>;
};

export function presentMember(member: ListedMember, context: MemberContext): Member {
  const { userId } = member;
  return {
    userId,
    invitationId: member.invitationId,
    userName: member.name,
    emailId: member.email,
    profileUrl: member.photoUrl,
    status: member.status,
    expiresAt: member.expiresAt?.toISOString() ?? null,
    invitedBy: (member.invitedBy && context.names.get(member.invitedBy)) ?? '',
    since: member.since.toISOString(),
    lastActiveAt: member.lastActiveAt?.toISOString() ?? null,
    isSelf: userId === context.reader.userId,
    ...(userId === null ? invitedHoldings(member, context) : memberHoldings(member, userId, context)),
  };
}

type Holdings = Pick<Member, 'roles' | 'groups' | 'absence' | 'manageable'>;

function memberHoldings(member: ListedMember, userId: UserId, context: MemberContext): Holdings {
  const ids = new Set(context.roleIds.get(userId));
  const granted = context.grants.get(userId);
  const away = { ...member, status: member.stored ?? 'ACTIVE' };
  return {
    roles: context.roles.filter((role) => ids.has(role.id)).map(presentRole),
    groups: (context.groups.get(userId) ?? []).map(presentGroupEntry),
    absence: presentAbsence(away, context.names, context.now),
    manageable: granted !== undefined && mayManage(context.reader, granted),
  };
}

function invitedHoldings(
  { promisedRoleIds, promisedGroupIds }: ListedMember,
  context: MemberContext,
): Holdings {
  const ids = new Set(promisedRoleIds);
  const roles = context.roles.filter((role) => ids.has(role.id));
  const groups = context.promisedGroups.filter(({ id }) => promisedGroupIds?.includes(id));
  const given = [...roles, ...groups.flatMap((group) => group.roles)];
  return {
    roles: roles.map(presentRole),
    groups: groups.map(presentGroupEntry),
    absence: null,
    manageable: given.every((role) => mayGrant(context.reader, role)),
  };
}
