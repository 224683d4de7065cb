/** The groups users are in or are invited to, with what those grant. */
import type { GroupId, TenantId, UserId } from '@parrot/contract/core';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { groupMembers, groups } from '../team.tables.ts';
import { type GroupGrants, grantsOfGroups } from './group-contents.repository.ts';

export type NamedGroup = { id: GroupId; name: string };

/** Ordered by name. */
export async function groupsOf(
  tx: Tx,
  tenantId: TenantId,
  userIds: readonly UserId[],
): Promise<Map<UserId, NamedGroup[]>> {
  const byUser = new Map<UserId, NamedGroup[]>();
  if (userIds.length === 0) return byUser;
  const rows = await tx
    .select({ userId: groupMembers.userId, id: groups.id, name: groups.name })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(and(eq(groupMembers.tenantId, tenantId), inArray(groupMembers.userId, [...userIds])))
    .orderBy(sql`lower(${groups.name})`);
  for (const { userId, ...group } of rows) byUser.set(userId, [...(byUser.get(userId) ?? []), group]);
  return byUser;
}

export type GroupWithGrants = NamedGroup & Pick<GroupGrants, 'roles' | 'appIds'>;

/** Those of these groups that exist, with the roles and apps they grant, ordered by name. */
export async function groupsWithGrants(
  tx: Tx,
  tenantId: TenantId,
  groupIds: readonly GroupId[],
): Promise<GroupWithGrants[]> {
  if (groupIds.length === 0) return [];
  const found = await tx
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(and(eq(groups.tenantId, tenantId), inArray(groups.id, [...new Set(groupIds)])))
    .orderBy(sql`lower(${groups.name})`);
  const grants = await grantsOfGroups(
    tx,
    found.map(({ id }) => id),
  );
  return found.map((group) => ({ roles: [], appIds: [], ...grants.get(group.id), ...group }));
}

/** Skips groups that were deleted since the invitation. */
export async function joinGroups(
  tx: Tx,
  tenantId: TenantId,
  userId: UserId,
  groupIds: readonly GroupId[],
): Promise<void> {
  if (groupIds.length === 0) return;
  const there = await tx
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.tenantId, tenantId), inArray(groups.id, [...groupIds])))
    // Locked against concurrent deletion.
    .for('key share');
  if (there.length === 0) return;
  await tx
    .insert(groupMembers)
    .values(there.map(({ id }) => ({ tenantId, groupId: id, userId })))
    .onConflictDoNothing();
}
