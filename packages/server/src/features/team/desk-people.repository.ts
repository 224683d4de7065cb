import type { TenantId, UserId } from '@parrot/contract/core';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { heldRoles } from './held-roles.repository.ts';
import { isPresent } from './presence.repository.ts';
import { memberships, roles } from './team.tables.ts';

/** Everybody who is there, has the desk, and whose roles open all apps or who is among those given. */
export async function deskUserIds(
  tx: Tx,
  tenantId: TenantId,
  among: readonly UserId[],
  now: Date,
): Promise<UserId[]> {
  const held = heldRoles(tx, tenantId);
  const rows = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .innerJoin(held, eq(held.userId, memberships.userId))
    .innerJoin(roles, eq(roles.id, held.roleId))
    .where(and(eq(memberships.tenantId, tenantId), isPresent(now)))
    .groupBy(memberships.userId)
    // One role may open the desk and another the apps: rights add up over roles.
    .having(
      and(
        sql`bool_or(${roles.deskAccess})`,
        or(sql`bool_or(${roles.allApps})`, inArray(memberships.userId, [...among])),
      ),
    );
  return rows.map((row) => row.userId);
}
