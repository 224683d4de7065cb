import type { TenantId, UserId } from '@parrot/contract/core';
import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { memberships } from '../index.ts';

/** A tenant that knows somebody, be it one that has shut them out; null where that has no end. */
export type UserMembership = { tenantId: TenantId; awayUntil: Date | null };

/** System work. */
export async function membershipsOf(tx: Tx, userId: UserId): Promise<UserMembership[]> {
  return tx
    .select({ tenantId: memberships.tenantId, awayUntil: memberships.awayUntil })
    .from(memberships)
    .where(eq(memberships.userId, userId))
    .orderBy(asc(memberships.createdAt), asc(memberships.tenantId));
}
