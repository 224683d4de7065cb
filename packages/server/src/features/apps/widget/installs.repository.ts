import type { AppId } from '@parrot/contract/core';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { appSightings } from '../apps.tables.ts';

export type Sighting = typeof appSightings.$inferSelect;

/** Keeps so many sites of an app and hardly more, where several write at once: a name of a site is what a stranger says. */
export async function saveSighting(tx: Tx, sighting: Sighting, most: number): Promise<void> {
  const { appId, lastSeenAt } = sighting;
  await tx
    .insert(appSightings)
    .values(sighting)
    .onConflictDoUpdate({ target: [appSightings.appId, appSightings.site], set: { lastSeenAt } });
  await tx.delete(appSightings).where(
    and(
      eq(appSightings.appId, appId),
      sql`site not in (select kept.site from app_sightings as kept where kept.app_id = ${appId}
        order by kept.last_seen_at desc, kept.site limit ${most})`,
    ),
  );
}

/** The latest first. */
export async function listSightings(tx: Tx, appId: AppId, most: number): Promise<Sighting[]> {
  return tx
    .select()
    .from(appSightings)
    .where(eq(appSightings.appId, appId))
    .orderBy(desc(appSightings.lastSeenAt), appSightings.site)
    .limit(most);
}
