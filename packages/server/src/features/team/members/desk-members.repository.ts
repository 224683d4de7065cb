import type { TenantId, UserId } from '@parrot/contract/core';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { isActiveMembership, isAvailable } from '../availability/membership-conditions.repository.ts';
import { effectiveRoles } from '../roles/effective-roles.repository.ts';
import { memberships, roles } from '../team.tables.ts';

/** Available members with desk access whose roles open all apps or who are in the list. */
export const availableDeskMemberIds = (
  tx: Tx,
  tenantId: TenantId,
  among: readonly UserId[],
  now: Date,
): Promise<UserId[]> => findDeskMembers(tx, tenantId, among, isAvailable(now));

/** As `availableDeskMemberIds`, but including members who are away; `all` ignores apps. */
export const deskMemberIds = (
  tx: Tx,
  tenantId: TenantId,
  among: readonly UserId[] | 'all',
  now: Date,
): Promise<UserId[]> => findDeskMembers(tx, tenantId, among, isActiveMembership(now));

/** Those of the users who are active and not away. */
export const availableMemberIds = (
  tx: Tx,
  tenantId: TenantId,
  userIds: readonly UserId[],
  now: Date,
): Promise<UserId[]> => findMembers(tx, tenantId, userIds, isAvailable(now));

/** Those of the users who are active, away or not. */
export const activeMemberIds = (
  tx: Tx,
  tenantId: TenantId,
  userIds: readonly UserId[],
  now: Date,
): Promise<UserId[]> => findMembers(tx, tenantId, userIds, isActiveMembership(now));

async function findMembers(
  tx: Tx,
  tenantId: TenantId,
  userIds: readonly UserId[],
  which: SQL | undefined,
): Promise<UserId[]> {
  if (userIds.length === 0) return [];
  const rows = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.tenantId, tenantId), inArray(memberships.userId, [...userIds]), which));
  return rows.map((row) => row.userId);
}

async function findDeskMembers(
  tx: Tx,
  tenantId: TenantId,
  among: readonly UserId[] | 'all',
  which: SQL | undefined,
): Promise<UserId[]> {
  const effective = effectiveRoles(tx, tenantId);
  const rows = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .innerJoin(effective, eq(effective.userId, memberships.userId))
    .innerJoin(roles, eq(roles.id, effective.roleId))
    .where(and(eq(memberships.tenantId, tenantId), which))
    .groupBy(memberships.userId)
    // One role may open the desk and another the apps, as rights add up over roles.
    .having(
      and(
        sql`bool_or(${roles.deskAccess})`,
        among === 'all'
          ? undefined
          : or(sql`bool_or(${roles.allApps})`, inArray(memberships.userId, [...among])),
      ),
    );
  return rows.map((row) => row.userId);
}
