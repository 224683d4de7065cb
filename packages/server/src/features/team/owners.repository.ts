import type { TenantId } from '@parrot/contract/core';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { isLetIn } from './presence.repository.ts';
import { memberRoles, memberships, roles } from './team.tables.ts';

/** Whether anybody who holds the role of owner themselves is let in. */
export async function hasOwner(tx: Tx, tenantId: TenantId, now: Date): Promise<boolean> {
  const found = await tx
    .select({ userId: memberships.userId })
    .from(memberRoles)
    .innerJoin(roles, eq(roles.id, memberRoles.roleId))
    .innerJoin(
      memberships,
      and(eq(memberships.tenantId, memberRoles.tenantId), eq(memberships.userId, memberRoles.userId)),
    )
    .where(and(eq(memberRoles.tenantId, tenantId), eq(roles.builtInKey, 'owner'), isLetIn(now)))
    .limit(1);
  return found.length > 0;
}
