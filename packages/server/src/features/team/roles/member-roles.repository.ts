/** The roles that members have directly; those of their groups are added elsewhere. */
import type { RoleId, TenantId, UserId } from '@parrot/contract/core';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { memberRoles } from '../team.tables.ts';

export async function ownRoleIds(
  tx: Tx,
  tenantId: TenantId,
  userIds: readonly UserId[],
): Promise<Map<UserId, RoleId[]>> {
  const byUser = new Map<UserId, RoleId[]>();
  if (userIds.length === 0) return byUser;
  const rows = await tx
    .select({ userId: memberRoles.userId, roleId: memberRoles.roleId })
    .from(memberRoles)
    .where(and(eq(memberRoles.tenantId, tenantId), inArray(memberRoles.userId, [...userIds])));
  for (const row of rows) byUser.set(row.userId, [...(byUser.get(row.userId) ?? []), row.roleId]);
  return byUser;
}

export async function replaceOwnRoles(
  tx: Tx,
  tenantId: TenantId,
  userId: UserId,
  roleIds: readonly RoleId[],
): Promise<void> {
  const theirs = and(eq(memberRoles.tenantId, tenantId), eq(memberRoles.userId, userId));
  await tx.delete(memberRoles).where(and(theirs, notInArray(memberRoles.roleId, [...roleIds])));
  await tx
    .insert(memberRoles)
    .values(roleIds.map((roleId) => ({ tenantId, userId, roleId })))
    .onConflictDoNothing();
}
