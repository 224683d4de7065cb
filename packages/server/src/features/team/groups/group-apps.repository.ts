/** Which apps groups open to their members, read and changed on behalf of the apps slice. */
import type { AppId, GroupId, TenantId, UserId } from '@parrot/contract/core';
import { and, eq, inArray, notInArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { groupApps, groupMembers, groups } from '../team.tables.ts';

type NamedGroup = { groupId: GroupId; groupName: string };

const named = { groupId: groups.id, groupName: groups.name };
const byName = sql`lower(${groups.name})`;

export async function groupsWithApp(tx: Tx, appId: AppId): Promise<NamedGroup[]> {
  return tx
    .select(named)
    .from(groups)
    .where(inArray(groups.id, withApp(tx, appId)))
    .orderBy(byName);
}

/** The first `limit` groups by name that do not have the app. */
export async function groupsWithoutApp(
  tx: Tx,
  tenantId: TenantId,
  appId: AppId,
  { search, limit }: { search: string; limit: number },
): Promise<NamedGroup[]> {
  return tx
    .select(named)
    .from(groups)
    .where(
      and(
        eq(groups.tenantId, tenantId),
        notInArray(groups.id, withApp(tx, appId)),
        sql`strpos(lower(${groups.name}), lower(${search})) > 0`,
      ),
    )
    .orderBy(byName)
    .limit(limit);
}

/** All groups of a tenant by name. */
export const listGroupNames = (tx: Tx, tenantId: TenantId): Promise<NamedGroup[]> =>
  tx.select(named).from(groups).where(eq(groups.tenantId, tenantId)).orderBy(byName);

/** The groups of a tenant by name, with their members. */
export async function listGroupsWithMembers(
  tx: Tx,
  tenantId: TenantId,
): Promise<Map<GroupId, { name: string; userIds: Set<UserId> }>> {
  const rows = await tx
    .select({ ...named, userId: groupMembers.userId })
    .from(groups)
    .leftJoin(groupMembers, eq(groupMembers.groupId, groups.id))
    .where(eq(groups.tenantId, tenantId))
    .orderBy(byName);
  const found = new Map<GroupId, { name: string; userIds: Set<UserId> }>();
  for (const { groupId, groupName, userId } of rows) {
    const group = found.get(groupId) ?? { name: groupName, userIds: new Set<UserId>() };
    if (userId) group.userIds.add(userId);
    found.set(groupId, group);
  }
  return found;
}

/** The names of those groups that exist, locked against deletion until the transaction ends. */
export async function lockGroups(
  tx: Tx,
  tenantId: TenantId,
  groupIds: readonly GroupId[],
): Promise<Map<GroupId, string>> {
  if (groupIds.length === 0) return new Map();
  const rows = await tx
    .select(named)
    .from(groups)
    .where(and(eq(groups.tenantId, tenantId), inArray(groups.id, [...groupIds])))
    .for('key share');
  return new Map(rows.map(({ groupId, groupName }) => [groupId, groupName]));
}

export async function addAppToGroups(
  tx: Tx,
  target: { tenantId: TenantId; appId: AppId },
  groupIds: readonly GroupId[],
): Promise<void> {
  if (groupIds.length === 0) return;
  const rows = groupIds.map((groupId) => ({ ...target, groupId }));
  await tx.insert(groupApps).values(rows).onConflictDoNothing();
}

/** False if the group did not have the app. */
export async function removeAppFromGroup(tx: Tx, appId: AppId, groupId: GroupId): Promise<boolean> {
  const gone = await tx
    .delete(groupApps)
    .where(and(eq(groupApps.appId, appId), eq(groupApps.groupId, groupId)))
    .returning({ groupId: groupApps.groupId });
  return gone.length > 0;
}

export async function memberIdsOfGroups(tx: Tx, groupIds: readonly GroupId[]): Promise<UserId[]> {
  if (groupIds.length === 0) return [];
  const rows = await tx
    .selectDistinct({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(inArray(groupMembers.groupId, [...groupIds]));
  return rows.map((row) => row.userId);
}

const withApp = (tx: Tx, appId: AppId) =>
  tx.select({ groupId: groupApps.groupId }).from(groupApps).where(eq(groupApps.appId, appId));

/** Ids of the apps that a user's groups open. */
export const appIdsOfGroupsOf = (userId: UserId | SQLWrapper): SQL =>
  sql`select group_apps.app_id from group_members join group_apps using (group_id)
    where group_members.user_id = ${userId}`;

/** Ids of the users to whom a group opens an app. */
export const memberIdsOfGroupsWithApp = (appId: AppId | SQLWrapper): SQL =>
  sql`select group_members.user_id from group_apps join group_members using (group_id)
    where group_apps.app_id = ${appId}`;

/** Whether a group opens an app to a user. */
export const isInGroupWithApp = (userId: UserId | SQLWrapper, appId: AppId | SQLWrapper): SQL =>
  sql`exists (select ${groupAccess(userId, appId)})`;

/** The first by name of the groups that open an app to a user, or null. */
export const nameOfGroupWithApp = (userId: UserId | SQLWrapper, appId: AppId | SQLWrapper): SQL =>
  sql`(select groups.name from groups
    where groups.id in (select group_apps.group_id ${groupAccess(userId, appId)})
    order by lower(groups.name) limit 1)`;

const groupAccess = (userId: UserId | SQLWrapper, appId: AppId | SQLWrapper): SQL =>
  sql`from group_apps join group_members on group_members.group_id = group_apps.group_id
    where group_apps.app_id = ${appId} and group_members.user_id = ${userId}`;
