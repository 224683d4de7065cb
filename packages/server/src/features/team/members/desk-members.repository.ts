import type { TenantId, UserId } from '@parrot/contract/core';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { type AbsencePeriod, isAbsent, isDeactivated } from '../availability/availability.policy.ts';
import { isActiveMembership } from '../availability/membership-conditions.repository.ts';
import { effectiveRoles } from '../roles/effective-roles.repository.ts';
import { memberships, roles } from '../team.tables.ts';

/**
 * Active members with desk access, away or not, whose roles open all apps or who are in the list; `all`
 * ignores apps.
 */
export const deskMemberIds = async (
  tx: Tx,
  tenantId: TenantId,
  among: readonly UserId[] | 'all',
  now: Date,
): Promise<UserId[]> =>
  (await findDeskMembers(tx, tenantId, among))
    .filter((member) => !isDeactivated(member, now))
    .map(({ userId }) => userId);

/** The same without members who are away. */
export const availableDeskMemberIds = async (
  tx: Tx,
  tenantId: TenantId,
  among: readonly UserId[],
  now: Date,
): Promise<UserId[]> =>
  (await findDeskMembers(tx, tenantId, among))
    .filter((member) => !isAbsent(member, now))
    .map(({ userId }) => userId);

/** Those of the users who are active, away or not. */
export async function activeMemberIds(
  tx: Tx,
  tenantId: TenantId,
  userIds: readonly UserId[],
  now: Date,
): Promise<UserId[]> {
  if (userIds.length === 0) return [];
  const rows = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(
      and(
        eq(memberships.tenantId, tenantId),
        inArray(memberships.userId, [...userIds]),
        isActiveMembership(now),
      ),
    );
  return rows.map((row) => row.userId);
}

export type DeskMember = AbsencePeriod & { userId: UserId };

/** All of them, those who are deactivated included: until when is part of the result, so it can be cached. */
export async function findDeskMembers(
  tx: Tx,
  tenantId: TenantId,
  among: readonly UserId[] | 'all',
): Promise<DeskMember[]> {
  const effective = effectiveRoles(tx, tenantId);
  const { userId, status, awaySince, awayUntil } = memberships;
  return (
    tx
      .select({ userId, status, awaySince, awayUntil })
      .from(memberships)
      .innerJoin(effective, eq(effective.userId, userId))
      .innerJoin(roles, eq(roles.id, effective.roleId))
      .where(eq(memberships.tenantId, tenantId))
      .groupBy(userId, status, awaySince, awayUntil)
      // One role may open the desk and another the apps, as rights add up over roles.
      .having(
        and(
          sql`bool_or(${roles.deskAccess})`,
          among === 'all' ? undefined : or(sql`bool_or(${roles.allApps})`, inArray(userId, [...among])),
        ),
      )
  );
}
