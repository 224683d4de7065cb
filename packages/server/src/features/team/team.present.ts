import type { UserStatus } from '@parrot/contract/accounts';
import type { RoleId } from '@parrot/contract/core';
import type { Member, Role } from '@parrot/contract/team';
import type { RoleRow } from './team.tables.ts';
import type { ListedPerson } from './team-list.repository.ts';

export const presentRole = (role: Pick<RoleRow, 'id' | 'name' | 'builtInKey'>): Role => ({
  roleId: role.id,
  roleName: role.name,
  builtIn: role.builtInKey !== null,
});

export const presentMember = (
  person: ListedPerson,
  roles: ReadonlyMap<RoleId, RoleRow>,
  now: Date,
): Member => ({
  userId: person.userId,
  invitationId: person.invitationId,
  userName: person.name,
  emailId: person.email,
  status: statusOf(person, now),
  roles: person.roleIds.flatMap((id) => {
    const role = roles.get(id);
    return role ? [presentRole(role)] : [];
  }),
  expiresAt: person.expiresAt?.toISOString() ?? null,
});

function statusOf({ status, expiresAt }: ListedPerson, now: Date): UserStatus {
  if (status === 'INVITED') return expiresAt && expiresAt <= now ? 'EXPIRED' : 'INVITED';
  return status === 'ACTIVE' ? 'ACTIVE' : 'INACTIVE';
}
