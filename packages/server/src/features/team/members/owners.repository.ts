import type { TenantId, UserId } from '@parrot/contract/core';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { isActiveMembership } from '../availability/membership-conditions.repository.ts';
import { memberRoles, memberships, roles } from '../team.tables.ts';

/** Whether any active member has the owner role directly. */
export const hasOwner = async (tx: Tx, tenantId: TenantId, now: Date): Promise<boolean> =>
  (await ownerIds(tx, tenantId, now)).length > 0;

/** Active members who have the owner role directly. */
export async function ownerIds(tx: Tx, tenantId: TenantId, now: Date): Promise<UserId[]> {
  const found = await tx
    .select({ userId: memberships.userId })
    .from(memberRoles)
    .innerJoin(roles, eq(roles.id, memberRoles.roleId))
    .innerJoin(
      memberships,
      and(eq(memberships.tenantId, memberRoles.tenantId), eq(memberships.userId, memberRoles.userId)),
    )
    .where(and(eq(memberRoles.tenantId, tenantId), eq(roles.builtInKey, 'owner'), isActiveMembership(now)));
  return found.map(({ userId }) => userId);
}
