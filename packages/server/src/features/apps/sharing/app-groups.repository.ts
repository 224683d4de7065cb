/** The groups an app is open to. */
import type { AppId, GroupId, TenantId, UserId } from '@parrot/contract/core';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { groupApps, groupMembers, groups } from './sharing.tables.ts';

type NamedGroup = { groupId: GroupId; groupName: string };

const named = { groupId: groups.id, groupName: groups.name };
const byName = sql`lower(${groups.name})`;

export async function groupsOf(tx: Tx, appId: AppId): Promise<NamedGroup[]> {
  return tx
    .select(named)
    .from(groups)
    .where(inArray(groups.id, withApp(tx, appId)))
    .orderBy(byName);
}

/** Groups it is not open to, the first of them by name. */
export async function groupsToAdd(
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

/** The names of those of them that are there; they stay until the transaction is over. */
export async function holdGroups(
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

export async function insertGroupApps(
  tx: Tx,
  place: { tenantId: TenantId; appId: AppId },
  groupIds: readonly GroupId[],
): Promise<void> {
  if (groupIds.length === 0) return;
  const rows = groupIds.map((groupId) => ({ ...place, groupId }));
  await tx.insert(groupApps).values(rows).onConflictDoNothing();
}

/** False where it was not given to that group. */
export async function deleteGroupApp(tx: Tx, appId: AppId, groupId: GroupId): Promise<boolean> {
  const gone = await tx
    .delete(groupApps)
    .where(and(eq(groupApps.appId, appId), eq(groupApps.groupId, groupId)))
    .returning({ groupId: groupApps.groupId });
  return gone.length > 0;
}

export async function peopleIn(tx: Tx, groupIds: readonly GroupId[]): Promise<UserId[]> {
  if (groupIds.length === 0) return [];
  const rows = await tx
    .selectDistinct({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(inArray(groupMembers.groupId, [...groupIds]));
  return rows.map((row) => row.userId);
}

const withApp = (tx: Tx, appId: AppId) =>
  tx.select({ groupId: groupApps.groupId }).from(groupApps).where(eq(groupApps.appId, appId));
