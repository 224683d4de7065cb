/** Who has access to apps, and through what. */
import type { AppId, TenantId, UserId } from '@parrot/contract/core';
import type { AppEntry, MemberApp } from '@parrot/contract/team';
import { and, asc, eq, inArray, isNotNull, isNull, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { isInGroupWithApp } from '../../team/index.ts';
import type { AppScope } from '../app-access.policy.ts';
import { inScope } from '../apps.repository.ts';
import { appMembers, apps } from '../apps.tables.ts';

type Page = { search: string; offset: number; limit: number };

const entry = { appId: apps.id, appName: apps.name };
const byName = [sql`lower(apps.name)`, asc(apps.id)];

/**
 * The apps a member can see, limited to those the reader can see. Direct access takes precedence over groups
 * and roles.
 */
export async function listMemberApps(
  tx: Tx,
  { reader, member, userId }: { reader: AppScope; member: AppScope; userId: UserId },
  { search, offset, limit }: Page,
): Promise<{ items: MemberApp[]; total: number }> {
  const through = sql<MemberApp['through']>`case
    when ${apps.createdBy} = ${userId} or ${isSharedWith(userId)} then 'given'
    when ${isSharedWithGroupOf(userId)} then 'group'
    else 'role' end`;
  const where = and(inScope(reader), inScope(member), isActive, nameContains(search));
  const items = await tx
    .select({ ...entry, through })
    .from(apps)
    .where(where)
    .orderBy(...byName)
    .limit(limit)
    .offset(offset);
  return { items, total: await tx.$count(apps, where) };
}

/** Without archived apps, by name. */
export async function listVisibleApps(
  tx: Tx,
  scope: AppScope,
  { search, offset, limit }: Page,
): Promise<{ items: AppEntry[]; total: number }> {
  const where = and(inScope(scope), isActive, nameContains(search));
  const items = await tx
    .select(entry)
    .from(apps)
    .where(where)
    .orderBy(...byName)
    .limit(limit)
    .offset(offset);
  return { items, total: await tx.$count(apps, where) };
}

/** The apps owned by these users, archived or not, by name. */
export async function listAppsOwnedBy(
  tx: Tx,
  tenantId: TenantId,
  userIds: readonly UserId[],
): Promise<AppEntry[]> {
  if (userIds.length === 0) return [];
  return tx
    .select(entry)
    .from(apps)
    .where(and(eq(apps.tenantId, tenantId), inArray(apps.createdBy, [...userIds])))
    .orderBy(...byName);
}

export async function setOwner(tx: Tx, tenantId: TenantId, from: UserId, to: UserId): Promise<void> {
  await tx
    .update(apps)
    .set({ createdBy: to })
    .where(and(eq(apps.tenantId, tenantId), eq(apps.createdBy, from)));
}

export async function removeFromAllApps(tx: Tx, tenantId: TenantId, userId: UserId): Promise<void> {
  await tx.delete(appMembers).where(and(eq(appMembers.tenantId, tenantId), eq(appMembers.userId, userId)));
}

/**
 * The apps shared with a user directly, without archived ones, within a scope, by name. Apps that the user
 * owns are not included.
 */
export async function listAppsSharedWith(tx: Tx, scope: AppScope, userId: UserId): Promise<AppEntry[]> {
  return tx
    .select(entry)
    .from(apps)
    .where(and(inScope(scope), isActive, ne(apps.createdBy, userId), isSharedWith(userId)))
    .orderBy(...byName);
}

/** Whether one of these apps is archived. */
export async function isAnyArchived(tx: Tx, appIds: readonly AppId[]): Promise<boolean> {
  if (appIds.length === 0) return false;
  const where = and(inArray(apps.id, [...appIds]), isNotNull(apps.archivedAt));
  return (await tx.$count(apps, where)) > 0;
}

/** Removes a user from these apps, except those to keep. */
export async function removeFromApps(
  tx: Tx,
  tenantId: TenantId,
  userId: UserId,
  { among, keep }: { among: readonly AppId[]; keep: readonly AppId[] },
): Promise<void> {
  if (among.length === 0) return;
  await tx
    .delete(appMembers)
    .where(
      and(
        eq(appMembers.tenantId, tenantId),
        eq(appMembers.userId, userId),
        inArray(appMembers.appId, [...among]),
        notInArray(appMembers.appId, [...keep]),
      ),
    );
}

const isActive = isNull(apps.archivedAt);
const nameContains = (search: string): SQL => sql`strpos(lower(apps.name), lower(${search})) > 0`;
// Column names are written out, as the query builder omits the table inside a subquery.
const isSharedWith = (userId: UserId): SQL =>
  sql`exists (select from app_members where app_members.app_id = apps.id and app_members.user_id = ${userId})`;
const isSharedWithGroupOf = (userId: UserId): SQL => isInGroupWithApp(userId, sql`apps.id`);
