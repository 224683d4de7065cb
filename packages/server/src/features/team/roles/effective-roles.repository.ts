/** The effective roles of members: their own, and those of their groups. */
import type { TenantId, UserId } from '@parrot/contract/core';
import { and, eq, inArray, type Placeholder } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Tx } from '../../../platform/index.ts';
import { groupMembers, groupRoles, memberRoles, roles } from '../team.tables.ts';
import { type Grant, type Granted, mergeGrants } from './grants.policy.ts';

/** Pairs of user and role, each once; of these users, or of the whole tenant. */
export function effectiveRoles(
  tx: Tx,
  tenantId: TenantId | Placeholder,
  userIds?: readonly (UserId | Placeholder)[],
) {
  const own = tx
    .select({ userId: memberRoles.userId, roleId: memberRoles.roleId })
    .from(memberRoles)
    .where(
      and(eq(memberRoles.tenantId, tenantId), userIds && inArray(memberRoles.userId, [...new Set(userIds)])),
    );
  const throughGroups = tx
    .select({ userId: groupMembers.userId, roleId: groupRoles.roleId })
    .from(groupMembers)
    .innerJoin(groupRoles, eq(groupRoles.groupId, groupMembers.groupId))
    .where(
      and(
        eq(groupMembers.tenantId, tenantId),
        userIds && inArray(groupMembers.userId, [...new Set(userIds)]),
      ),
    );
  return union(own, throughGroups).as('held_roles');
}

/** The merged rights of each user. A user without roles is included, with no rights. */
export async function grantsOf(
  tx: Tx,
  tenantId: TenantId,
  userIds: readonly UserId[],
): Promise<Map<UserId, Granted>> {
  const byUser = new Map<UserId, Grant[]>(userIds.map((userId) => [userId, []]));
  if (byUser.size > 0) {
    const effective = effectiveRoles(tx, tenantId, userIds);
    const rows = await tx
      .select({ userId: effective.userId, role: roles })
      .from(effective)
      .innerJoin(roles, eq(roles.id, effective.roleId));
    for (const { userId, role } of rows) byUser.get(userId)?.push(role);
  }
  return new Map([...byUser].map(([userId, grants]) => [userId, mergeGrants(grants)]));
}
