import type { RoleId, TenantId, UserId } from '@parrot/contract/core';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { memberRoles, memberships, people, roles } from './team.tables.ts';

export type NewMember = { tenantId: TenantId; userId: UserId; roleIds: readonly RoleId[]; at: Date };

export async function insertMember(tx: Tx, { tenantId, userId, roleIds, at }: NewMember): Promise<void> {
  await tx
    .insert(memberships)
    .values({ tenantId, userId, status: 'ACTIVE', createdAt: at })
    .onConflictDoUpdate({
      target: [memberships.tenantId, memberships.userId],
      set: { status: 'ACTIVE' },
    });
  if (roleIds.length === 0) return;
  await tx
    .insert(memberRoles)
    .values(roleIds.map((roleId) => ({ tenantId, userId, roleId })))
    .onConflictDoNothing();
}

/** The tenants somebody belongs to, the one joined first in front. System work. */
export async function activeTenantsOf(tx: Tx, userId: UserId): Promise<TenantId[]> {
  const rows = await tx
    .select({ tenantId: memberships.tenantId })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.status, 'ACTIVE')))
    .orderBy(asc(memberships.createdAt), asc(memberships.tenantId));
  return rows.map((row) => row.tenantId);
}

export async function isMemberAddress(tx: Tx, tenantId: TenantId, emailId: string): Promise<boolean> {
  const [found] = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .innerJoin(people, eq(people.id, memberships.userId))
    .where(and(eq(memberships.tenantId, tenantId), eq(people.email, emailId)));
  return found !== undefined;
}

export async function touchMember(tx: Tx, tenantId: TenantId, userId: UserId, at: Date): Promise<void> {
  await tx
    .update(memberships)
    .set({ lastActiveAt: at })
    .where(and(eq(memberships.tenantId, tenantId), eq(memberships.userId, userId)));
}

/** Names of people of this tenant, past members left out. */
export async function memberNames(tx: Tx, userIds: readonly UserId[]): Promise<Map<UserId, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(inArray(people.id, [...new Set(userIds)]));
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Everybody of this tenant at the desk whose roles open all apps, or who is among those given. */
export async function deskUserIds(tx: Tx, tenantId: TenantId, among: readonly UserId[]): Promise<UserId[]> {
  const rows = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .innerJoin(
      memberRoles,
      and(eq(memberRoles.tenantId, memberships.tenantId), eq(memberRoles.userId, memberships.userId)),
    )
    .innerJoin(roles, eq(roles.id, memberRoles.roleId))
    .where(and(eq(memberships.tenantId, tenantId), eq(memberships.status, 'ACTIVE')))
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
