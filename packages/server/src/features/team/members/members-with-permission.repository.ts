import { type FunctionName, hasPermission, type TenantId, type UserId } from '@parrot/contract/core';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { isActiveMembership } from '../availability/membership-conditions.repository.ts';
import { grantsOf } from '../roles/effective-roles.repository.ts';
import { memberships } from '../team.tables.ts';

/** Active members whose roles, their own or through groups, include a function. */
export async function memberIdsWithPermission(
  tx: Tx,
  tenantId: TenantId,
  functionName: FunctionName,
  now: Date,
): Promise<UserId[]> {
  const active = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.tenantId, tenantId), isActiveMembership(now)));
  const grants = await grantsOf(
    tx,
    tenantId,
    active.map(({ userId }) => userId),
  );
  return [...grants].flatMap(([userId, { rights }]) => (hasPermission(rights, functionName) ? [userId] : []));
}
