/** Who has a role: whom a change affects, and what prevents its deletion. */
import type { RoleId, TenantId, UserId } from '@parrot/contract/core';
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { users } from '../../users/index.ts';
import { groupRoles, groups, invitations, memberRoles } from '../team.tables.ts';
import { effectiveRoles } from './effective-roles.repository.ts';

/** Everyone who has it, directly or through a group. */
export async function roleAssigneeIds(tx: Tx, tenantId: TenantId, roleId: RoleId): Promise<UserId[]> {
  const effective = effectiveRoles(tx, tenantId);
  const rows = await tx
    .select({ userId: effective.userId })
    .from(effective)
    .where(eq(effective.roleId, roleId));
  return rows.map((row) => row.userId);
}

export type RoleUsage = { holderCount: number; invitedCount: number; groupCount: number };
export const NOT_USED: RoleUsage = { holderCount: 0, invitedCount: 0, groupCount: 0 };

/** How many members, open invitations and groups have each role; unused roles are left out. */
export async function roleUsage(tx: Tx, tenantId: TenantId): Promise<Map<RoleId, RoleUsage>> {
  const uses = new Map<RoleId, RoleUsage>();
  const add = (name: keyof RoleUsage, rows: { roleId: RoleId; total: number }[]) => {
    for (const { roleId, total } of rows)
      uses.set(roleId, { ...(uses.get(roleId) ?? NOT_USED), [name]: total });
  };
  const effective = effectiveRoles(tx, tenantId);
  add(
    'holderCount',
    await tx.select({ roleId: effective.roleId, total: count() }).from(effective).groupBy(effective.roleId),
  );
  add(
    'invitedCount',
    await tx
      .select({
        roleId: sql<RoleId>`jsonb_array_elements_text(${invitations.roleIds})`.as('role_id'),
        total: count(),
      })
      .from(invitations)
      .where(and(eq(invitations.tenantId, tenantId), isNull(invitations.acceptedAt)))
      .groupBy(sql`role_id`),
  );
  add(
    'groupCount',
    await tx
      .select({ roleId: groupRoles.roleId, total: count() })
      .from(groupRoles)
      .where(eq(groupRoles.tenantId, tenantId))
      .groupBy(groupRoles.roleId),
  );
  return uses;
}

export type RoleAssignees = { users: string[]; groups: string[]; invited: string[] };

/** Everything a role is assigned to, by name. Expired invitations count, as they can be resent. */
export async function assigneeNames(tx: Tx, tenantId: TenantId, roleId: RoleId): Promise<RoleAssignees> {
  const members = await tx
    .select({ name: users.name })
    .from(memberRoles)
    .innerJoin(users, eq(users.id, memberRoles.userId))
    .where(and(eq(memberRoles.tenantId, tenantId), eq(memberRoles.roleId, roleId)))
    .orderBy(sql`lower(${users.name})`, asc(users.id));
  const inGroups = await tx
    .select({ name: groups.name })
    .from(groupRoles)
    .innerJoin(groups, eq(groups.id, groupRoles.groupId))
    .where(and(eq(groupRoles.tenantId, tenantId), eq(groupRoles.roleId, roleId)))
    .orderBy(sql`lower(${groups.name})`);
  const invited = await tx
    .select({ email: invitations.email })
    .from(invitations)
    .where(
      and(
        eq(invitations.tenantId, tenantId),
        isNull(invitations.acceptedAt),
        sql`jsonb_exists(${invitations.roleIds}, ${roleId})`,
      ),
    )
    .orderBy(asc(invitations.email));
  return {
    users: members.map((row) => row.name),
    groups: inGroups.map((row) => row.name),
    invited: invited.map((row) => row.email),
  };
}
