/** What groups contain: members, and the roles and apps they grant. */
import type { AppId, GroupId, RoleId, TenantId, UserId } from '@parrot/contract/core';
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { jsonListOverlaps } from '../json-list-overlaps.repository.ts';
import {
  groupApps,
  groupMembers,
  groupRoles,
  invitations,
  memberships,
  type RoleRow,
  roles,
} from '../team.tables.ts';

export type GroupGrants = { memberCount: number; invitedCount: number; roles: RoleRow[]; appIds: AppId[] };

/** Member and invitation counts of each group, and what it grants. */
export async function grantsOfGroups(
  tx: Tx,
  groupIds: readonly GroupId[],
): Promise<Map<GroupId, GroupGrants>> {
  const grants = new Map<GroupId, GroupGrants>(
    groupIds.map((id) => [id, { memberCount: 0, invitedCount: 0, roles: [], appIds: [] }]),
  );
  if (grants.size === 0) return grants;
  const counts = await tx
    .select({ groupId: groupMembers.groupId, total: count() })
    .from(groupMembers)
    .where(inArray(groupMembers.groupId, [...groupIds]))
    .groupBy(groupMembers.groupId);
  const given = await tx
    .select({ groupId: groupRoles.groupId, role: roles })
    .from(groupRoles)
    .innerJoin(roles, eq(roles.id, groupRoles.roleId))
    .where(inArray(groupRoles.groupId, [...groupIds]))
    .orderBy(asc(roles.name));
  const opened = await tx
    .select({ groupId: groupApps.groupId, appId: groupApps.appId })
    .from(groupApps)
    .where(inArray(groupApps.groupId, [...groupIds]));
  for (const { groupId, total } of await invitedCounts(tx, groupIds))
    Object.assign(grants.get(groupId) ?? {}, { invitedCount: total });
  for (const { groupId, total } of counts) Object.assign(grants.get(groupId) ?? {}, { memberCount: total });
  for (const { groupId, role } of given) grants.get(groupId)?.roles.push(role);
  for (const { groupId, appId } of opened) grants.get(groupId)?.appIds.push(appId);
  return grants;
}

/** Open invitations by group, for these groups and any others named in the same invitations. */
const invitedCounts = (tx: Tx, groupIds: readonly GroupId[]) =>
  tx
    .select({
      groupId: sql<GroupId>`jsonb_array_elements_text(${invitations.groupIds})`.as('group_id'),
      total: count(),
    })
    .from(invitations)
    .where(and(isNull(invitations.acceptedAt), jsonListOverlaps(invitations.groupIds, groupIds)))
    .groupBy(sql`group_id`);

export async function groupMemberIds(tx: Tx, groupId: GroupId): Promise<UserId[]> {
  const rows = await tx
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(eq(groupMembers.groupId, groupId));
  return rows.map((row) => row.userId);
}

/** Those of the users who are members, locked against removal until the transaction ends. */
export async function membersAmong(
  tx: Tx,
  tenantId: TenantId,
  userIds: readonly UserId[],
): Promise<UserId[]> {
  if (userIds.length === 0) return [];
  const rows = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.tenantId, tenantId), inArray(memberships.userId, [...userIds])))
    .for('key share');
  return rows.map((row) => row.userId);
}

export type GroupKey = { tenantId: TenantId; groupId: GroupId };

export async function addGroupMembers(tx: Tx, key: GroupKey, userIds: readonly UserId[]): Promise<void> {
  if (userIds.length === 0) return;
  await tx.insert(groupMembers).values(userIds.map((userId) => ({ ...key, userId })));
}

export async function removeGroupMembers(
  tx: Tx,
  { groupId }: GroupKey,
  userIds: readonly UserId[],
): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .delete(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), inArray(groupMembers.userId, [...userIds])));
}

export async function replaceGroupRoles(tx: Tx, key: GroupKey, roleIds: readonly RoleId[]): Promise<void> {
  await tx.delete(groupRoles).where(eq(groupRoles.groupId, key.groupId));
  if (roleIds.length > 0) await tx.insert(groupRoles).values(roleIds.map((roleId) => ({ ...key, roleId })));
}

export async function replaceGroupApps(tx: Tx, key: GroupKey, appIds: readonly AppId[]): Promise<void> {
  await tx.delete(groupApps).where(eq(groupApps.groupId, key.groupId));
  if (appIds.length > 0) await tx.insert(groupApps).values(appIds.map((appId) => ({ ...key, appId })));
}
