import type { AppId } from '@parrot/contract/core';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { appInstalls } from '../apps.tables.ts';

export type Install = typeof appInstalls.$inferSelect;

/**
 * Keeps about `most` sites per app, slightly more under concurrent writes: site names come from clients and
 * could be made up.
 */
export async function saveInstall(tx: Tx, install: Install, most: number): Promise<void> {
  const { appId, lastSeenAt } = install;
  await tx
    .insert(appInstalls)
    .values(install)
    .onConflictDoUpdate({ target: [appInstalls.appId, appInstalls.site], set: { lastSeenAt } });
  await tx.delete(appInstalls).where(
    and(
      eq(appInstalls.appId, appId),
      sql`site not in (select kept.site from app_sightings as kept where kept.app_id = ${appId}
        order by kept.last_seen_at desc, kept.site limit ${most})`,
    ),
  );
}

/** The latest first. */
export async function listInstalls(tx: Tx, appId: AppId, most: number): Promise<Install[]> {
  return tx
    .select()
    .from(appInstalls)
    .where(eq(appInstalls.appId, appId))
    .orderBy(desc(appInstalls.lastSeenAt), appInstalls.site)
    .limit(most);
}
