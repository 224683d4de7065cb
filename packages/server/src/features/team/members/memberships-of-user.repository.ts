import type { TenantId, UserId } from '@parrot/contract/core';
import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { memberships } from '../index.ts';

/**
 * A tenant the user belongs to, even one that has deactivated them; `awayUntil` is null if that has no end.
 */
export type UserMembership = { tenantId: TenantId; awayUntil: Date | null };

/** Needs a system transaction. */
export async function membershipsOf(tx: Tx, userId: UserId): Promise<UserMembership[]> {
  return tx
    .select({ tenantId: memberships.tenantId, awayUntil: memberships.awayUntil })
    .from(memberships)
    .where(eq(memberships.userId, userId))
    .orderBy(asc(memberships.createdAt), asc(memberships.tenantId));
}
