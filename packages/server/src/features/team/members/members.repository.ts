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
    // Whoever is a member already stays as they are: an invitation is no way past being shut out.
    .onConflictDoNothing();
  if (roleIds.length === 0) return;
  await tx
    .insert(memberRoles)
    .values(roleIds.map((roleId) => ({ tenantId, userId, roleId })))
    .onConflictDoNothing();
}

/** The tenants that let somebody in now, the one joined first in front. System work. */
export async function activeTenantsOf(tx: Tx, userId: UserId, now: Date): Promise<TenantId[]> {
  const rows = await tx
    .select({ tenantId: memberships.tenantId })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), isActiveMembership(now)))
    .orderBy(asc(memberships.createdAt), asc(memberships.tenantId));
  return rows.map((row) => row.tenantId);
}

/** A member, with what a tenant may know of the person. */
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

/** Those of these people who are members. */
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

/** Those of these people whom the tenant lets in now. */
export async function membersLetIn(
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

/** Those of the addresses that belong to members, shut out or not. */
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

/** Their roles and groups go with it. */
export async function deleteMember(tx: Tx, tenantId: TenantId, userId: UserId): Promise<void> {
  await tx.delete(memberships).where(and(eq(memberships.tenantId, tenantId), eq(memberships.userId, userId)));
}

export async function touchMember(tx: Tx, tenantId: TenantId, userId: UserId, at: Date): Promise<void> {
  await tx
    .update(memberships)
    .set({ lastActiveAt: at })
    .where(and(eq(memberships.tenantId, tenantId), eq(memberships.userId, userId)));
}
