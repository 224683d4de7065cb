/** Members and those invited, as one list that can be searched and paged. */
import type { InvitationId, RoleId, TenantId, UserId } from '@parrot/contract/core';
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Tx } from '../../platform/index.ts';
import { invitations, memberRoles, memberships, people } from './team.tables.ts';

export type ListedPerson = {
  userId: UserId | null;
  invitationId: InvitationId | null;
  name: string;
  email: string;
  status: string;
  expiresAt: Date | null;
  roleIds: RoleId[];
};

export type TeamQuery = { tenantId: TenantId; search: string; offset: number; limit: number };

export async function listTeam(
  tx: Tx,
  { tenantId, search, offset, limit }: TeamQuery,
): Promise<{ people: ListedPerson[]; total: number }> {
  const everybody = membersAndInvited(tx, tenantId);
  const matches = sql`strpos(lower(${everybody.name} || ' ' || ${everybody.email}), lower(${search})) > 0`;
  const rows = await tx
    .select()
    .from(everybody)
    .where(matches)
    .orderBy(sql`lower(coalesce(nullif(${everybody.name}, ''), ${everybody.email}))`, asc(everybody.email))
    .limit(limit)
    .offset(offset);
  const [counted] = await tx.select({ total: count() }).from(everybody).where(matches);
  const rolesByUser = await memberRoleIds(
    tx,
    tenantId,
    rows.flatMap((row) => row.userId ?? []),
  );
  return {
    people: rows.map((row) => ({
      ...row,
      roleIds: row.userId ? (rolesByUser.get(row.userId) ?? []) : (row.roleIds ?? []),
    })),
    total: counted?.total ?? 0,
  };
}

function membersAndInvited(tx: Tx, tenantId: TenantId) {
  const members = tx
    .select({
      userId: sql<UserId | null>`${memberships.userId}`.as('user_id'),
      invitationId: sql<InvitationId | null>`null::text`.as('invitation_id'),
      name: people.name,
      email: people.email,
      status: sql<string>`${memberships.status}`.as('status'),
      expiresAt: sql<Date | null>`null::timestamptz`.mapWith(invitations.expiresAt).as('expires_at'),
      roleIds: sql<RoleId[] | null>`null::jsonb`.as('role_ids'),
    })
    .from(memberships)
    .innerJoin(people, eq(people.id, memberships.userId))
    .where(eq(memberships.tenantId, tenantId));
  const invited = tx
    .select({
      userId: sql<UserId | null>`null::text`.as('user_id'),
      invitationId: sql<InvitationId | null>`${invitations.id}`.as('invitation_id'),
      name: sql<string>`''`.as('name'),
      email: invitations.email,
      status: sql<string>`'INVITED'`.as('status'),
      expiresAt: sql<Date | null>`${invitations.expiresAt}`.mapWith(invitations.expiresAt).as('expires_at'),
      roleIds: sql<RoleId[] | null>`${invitations.roleIds}`.as('role_ids'),
    })
    .from(invitations)
    .where(and(eq(invitations.tenantId, tenantId), isNull(invitations.acceptedAt)));
  return unionAll(members, invited).as('everybody');
}

async function memberRoleIds(
  tx: Tx,
  tenantId: TenantId,
  userIds: readonly UserId[],
): Promise<Map<UserId, RoleId[]>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .select({ userId: memberRoles.userId, roleId: memberRoles.roleId })
    .from(memberRoles)
    .where(and(eq(memberRoles.tenantId, tenantId), inArray(memberRoles.userId, [...userIds])));
  const byUser = new Map<UserId, RoleId[]>();
  for (const row of rows) byUser.set(row.userId, [...(byUser.get(row.userId) ?? []), row.roleId]);
  return byUser;
}
