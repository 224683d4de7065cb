import type { AppId } from '@parrot/contract/core';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { appInstalls } from '../apps.tables.ts';

export type Install = typeof appInstalls.$inferSelect;

/**
 * Keeps about `limit` sites per app, slightly more under concurrent writes: site names come from clients and
 * could be made up.
 */
export async function saveInstall(tx: Tx, install: Install, limit: number): Promise<void> {
  const { appId, lastSeenAt } = install;
  await tx
    .insert(appInstalls)
    .values(install)
    .onConflictDoUpdate({ target: [appInstalls.appId, appInstalls.site], set: { lastSeenAt } });
  await tx.delete(appInstalls).where(
    and(
      eq(appInstalls.appId, appId),
      sql`site not in (select latest.site from app_sightings as latest where latest.app_id = ${appId}
        order by latest.last_seen_at desc, latest.site limit ${limit})`,
    ),
  );
}

/** The latest first. */
export async function listInstalls(tx: Tx, appId: AppId, limit: number): Promise<Install[]> {
  return tx
    .select()
    .from(appInstalls)
    .where(eq(appInstalls.appId, appId))
    .orderBy(desc(appInstalls.lastSeenAt), appInstalls.site)
    .limit(limit);
}
