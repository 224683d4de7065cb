import type { AppId, TenantId, UserId, VersionId } from '@parrot/contract/core';
import { and, asc, count, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { rows, type Tx } from '../../platform/index.ts';
import { appIdsOfGroupsOf, memberIdsOfGroupsWithApp } from '../team/index.ts';
import type { AppScope } from './app-access.policy.ts';
import { type AppRow, appMembers, apps } from './apps.tables.ts';

type Page = { offset: number; limit: number };

export const inScope = (scope: AppScope): SQL | undefined =>
  scope.kind === 'all'
    ? undefined
    : or(
        eq(apps.createdBy, scope.userId),
        sql`exists (select from app_members where app_members.app_id = apps.id and app_members.user_id = ${scope.userId})`,
        // Not correlated with the app, so that the user's groups are read once instead of once per app.
        sql`apps.id in (${appIdsOfGroupsOf(scope.userId)})`,
      );

export async function findApp(tx: Tx, appId: AppId, scope: AppScope): Promise<AppRow | undefined> {
  const [found] = await tx
    .select()
    .from(apps)
    .where(and(eq(apps.id, appId), inScope(scope)));
  return found;
}

/** As `findApp`, and locks the app until the transaction ends. */
export async function findAppForUpdate(tx: Tx, appId: AppId, scope: AppScope): Promise<AppRow | undefined> {
  const [found] = await tx
    .select()
    .from(apps)
    .where(and(eq(apps.id, appId), inScope(scope)))
    .for('update');
  return found;
}

export async function listAppIds(tx: Tx, scope: AppScope): Promise<AppId[]> {
  const rows = await tx.select({ id: apps.id }).from(apps).where(inScope(scope)).orderBy(asc(apps.id));
  return rows.map((row) => row.id);
}

/** Those of the given apps that are in scope. */
export async function findAppNames(
  tx: Tx,
  scope: AppScope,
  appIds: readonly AppId[],
): Promise<{ appId: AppId; appName: string }[]> {
  if (appIds.length === 0) return [];
  return tx
    .select({ appId: apps.id, appName: apps.name })
    .from(apps)
    .where(and(inArray(apps.id, [...appIds]), inScope(scope)));
}

/** Without archived apps, by name. */
export async function listActiveApps(
  tx: Tx,
  scope: AppScope,
  { offset, limit }: Page,
): Promise<{ items: AppRow[]; total: number }> {
  const where = and(inScope(scope), isNull(apps.archivedAt));
  const items = await tx
    .select()
    .from(apps)
    .where(where)
    .orderBy(sql`lower(apps.name)`, asc(apps.id))
    .limit(limit)
    .offset(offset);
  return { items, total: await countApps(tx, where) };
}

/** Empty if the tenant has no such app. */
export async function findAppName(tx: Tx, appId: AppId): Promise<string> {
  const [found] = await tx.select({ name: apps.name }).from(apps).where(eq(apps.id, appId));
  return found?.name ?? '';
}

/** Null if the app is not published. */
export async function findPublishedVersionId(tx: Tx, appId: AppId): Promise<VersionId | null> {
  const [found] = await tx
    .select({ versionId: apps.publishedVersionId })
    .from(apps)
    .where(eq(apps.id, appId));
  return found?.versionId ?? null;
}

/** Keeps the app from being deleted until the transaction ends. False if it does not exist. */
export async function lockAgainstDeletion(tx: Tx, appId: AppId): Promise<boolean> {
  const found = await tx.select({ id: apps.id }).from(apps).where(eq(apps.id, appId)).for('key share');
  return found.length > 0;
}

/** Apps in use; archived ones don't count. */
export const countActiveApps = (tx: Tx, tenantId: TenantId): Promise<number> =>
  tx.$count(apps, and(eq(apps.tenantId, tenantId), isNull(apps.archivedAt)));

export async function isNameTaken(tx: Tx, name: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: apps.id })
    .from(apps)
    .where(sql`lower(apps.name) = lower(${name})`)
    .limit(1);
  return found !== undefined;
}

/** False if the name is taken. The unique index decides, so concurrent inserts cannot both succeed. */
export async function insertApp(tx: Tx, app: typeof apps.$inferInsert): Promise<boolean> {
  const made = await tx.insert(apps).values(app).onConflictDoNothing().returning({ id: apps.id });
  return made.length > 0;
}

/** The columns of an app that is not published. */
export const UNPUBLISHED = {
  status: 'draft',
  publishedVersionId: null,
  publishedRevision: null,
  publishedAt: null,
} as const satisfies Partial<AppRow>;

export async function updateApp(tx: Tx, appId: AppId, changes: Partial<AppRow>): Promise<void> {
  await tx.update(apps).set(changes).where(eq(apps.id, appId));
}

/** Cascades to its versions, knowledge, conversations and members. */
export async function deleteApp(tx: Tx, appId: AppId): Promise<void> {
  await tx.delete(apps).where(eq(apps.id, appId));
}

export async function incrementRevision(tx: Tx, appId: AppId, by: UserId, at: Date): Promise<void> {
  await tx
    .update(apps)
    .set({
      revision: sql`${apps.revision} + 1`,
      status: sql`case when ${apps.status} = 'Created' then 'draft' else ${apps.status} end`,
      updatedBy: by,
      updatedAt: at,
    })
    .where(eq(apps.id, appId));
}

export async function addUserToApps(
  tx: Tx,
  tenantId: TenantId,
  userId: UserId,
  appIds: readonly AppId[],
): Promise<void> {
  if (appIds.length === 0) return;
  // Selected first, so that apps that were deleted or belong to another tenant are skipped instead of failing
  // the insert.
  const there = await tx
    .select({ id: apps.id })
    .from(apps)
    .where(and(eq(apps.tenantId, tenantId), inArray(apps.id, [...appIds])));
  if (there.length === 0) return;
  const members = there.map(({ id }) => ({ tenantId, appId: id, userId }));
  await tx.insert(appMembers).values(members).onConflictDoNothing();
}

export async function listAppMemberIds(tx: Tx, appId: AppId): Promise<UserId[]> {
  const found = await rows<{ user_id: UserId }>(
    tx,
    sql`select user_id from app_members where app_id = ${appId}
        union ${memberIdsOfGroupsWithApp(appId)}
        union select created_by from apps where id = ${appId}`,
  );
  return found.map((row) => row.user_id);
}

async function countApps(tx: Tx, where: SQL | undefined): Promise<number> {
  const [found] = await tx.select({ total: count() }).from(apps).where(where);
  return found?.total ?? 0;
}
