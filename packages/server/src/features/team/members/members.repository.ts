import type { RoleId, TenantId, UserId } from '@parrot/contract/core';
import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { users } from '../../users/index.ts';
import { isActiveMembership } from '../availability/membership-conditions.repository.ts';
import { type MembershipRow, memberRoles, memberships } from '../team.tables.ts';

export type NewMember = { tenantId: TenantId; userId: UserId; roleIds: readonly RoleId[]; at: Date };

export async function insertMember(tx: Tx, { tenantId, userId, roleIds, at }: NewMember): Promise<void> {
  await tx
    .insert(memberships)
    .values({ tenantId, userId, status: 'ACTIVE', createdAt: at })
    // An existing membership is left alone: an invitation must not undo a deactivation.
    .onConflictDoNothing();
  if (roleIds.length === 0) return;
  await tx
    .insert(memberRoles)
    .values(roleIds.map((roleId) => ({ tenantId, userId, roleId })))
    .onConflictDoNothing();
}

/** The tenants that admit a user now, first joined first. Needs a system transaction. */
export async function activeTenantsOf(tx: Tx, userId: UserId, now: Date): Promise<TenantId[]> {
  const rows = await tx
    .select({ tenantId: memberships.tenantId })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), isActiveMembership(now)))
    .orderBy(asc(memberships.createdAt), asc(memberships.tenantId));
  return rows.map((row) => row.tenantId);
}

/** A membership with what the tenant may know of the user. */
export type FoundMember = MembershipRow & Pick<typeof users.$inferSelect, 'name' | 'email' | 'photoUrl'>;

export async function findMember(
  tx: Tx,
  tenantId: TenantId,
  userId: UserId,
): Promise<FoundMember | undefined> {
  const [found] = await tx
    .select({
      ...getTableColumns(memberships),
      name: users.name,
      email: users.email,
      photoUrl: users.photoUrl,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.tenantId, tenantId), eq(memberships.userId, userId)));
  return found;
}

/** Those of the users who are members. */
export async function membersByIds(
  tx: Tx,
  tenantId: TenantId,
  userIds: readonly UserId[],
): Promise<FoundMember[]> {
  if (userIds.length === 0) return [];
  return tx
    .select({
      ...getTableColumns(memberships),
      name: users.name,
      email: users.email,
      photoUrl: users.photoUrl,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.tenantId, tenantId), inArray(memberships.userId, [...userIds])));
}

/** Everyone who belongs to the tenant, active or not. */
export async function memberIdsOf(tx: Tx, tenantId: TenantId): Promise<UserId[]> {
  const rows = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(eq(memberships.tenantId, tenantId));
  return rows.map((row) => row.userId);
}

/** Those of the addresses that belong to members, active or not. */
export async function memberAddresses(
  tx: Tx,
  tenantId: TenantId,
  emailIds: readonly string[],
): Promise<Set<string>> {
  if (emailIds.length === 0) return new Set();
  const rows = await tx
    .select({ email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.tenantId, tenantId), inArray(users.email, [...emailIds])));
  return new Set(rows.map((row) => row.email));
}

/** Roles and group memberships are deleted with it. */
export async function deleteMember(tx: Tx, tenantId: TenantId, userId: UserId): Promise<void> {
  await tx.delete(memberships).where(and(eq(memberships.tenantId, tenantId), eq(memberships.userId, userId)));
}

export async function touchMember(tx: Tx, tenantId: TenantId, userId: UserId, at: Date): Promise<void> {
  await tx
    .update(memberships)
    .set({ lastActiveAt: at })
    .where(and(eq(memberships.tenantId, tenantId), eq(memberships.userId, userId)));
}

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

export const countMembers = (tx: Tx, tenantId: TenantId): Promise<number> =>
  tx.$count(memberships, eq(memberships.tenantId, tenantId));
