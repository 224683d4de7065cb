import type { AppId, FindingId, UserId } from '@parrot/contract/core';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { type CheckRow, type FindingRow, upkeepChecks, upkeepFindings } from './upkeep.tables.ts';

/** Rows per statement. */
const ROWS_AT_ONCE = 100;

/** Replaces the findings of an app. Dismissed ones stay dismissed while their entries are the same. */
export async function replaceFindings(tx: Tx, check: CheckRow, rows: readonly FindingRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const isSame = sql`${upkeepFindings.fingerprint} = excluded.fingerprint`;
    await tx
      .insert(upkeepFindings)
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflictDoUpdate({
        target: [upkeepFindings.appId, upkeepFindings.kind, upkeepFindings.key],
        set: {
          fingerprint: sql`excluded.fingerprint`,
          rank: sql`excluded.rank`,
          content: sql`excluded.content`,
          foundAt: sql`excluded.found_at`,
          dismissedAt: sql`case when ${isSame} then ${upkeepFindings.dismissedAt} end`,
          dismissedBy: sql`case when ${isSame} then ${upkeepFindings.dismissedBy} end`,
        },
      });
  }
  await tx
    .delete(upkeepFindings)
    .where(and(eq(upkeepFindings.appId, check.appId), lt(upkeepFindings.foundAt, check.checkedAt)));
  const { revision, checkedAt } = check;
  await tx
    .insert(upkeepChecks)
    .values(check)
    .onConflictDoUpdate({ target: upkeepChecks.appId, set: { revision, checkedAt } });
}

export async function findCheck(tx: Tx, appId: AppId): Promise<CheckRow | undefined> {
  const [found] = await tx.select().from(upkeepChecks).where(eq(upkeepChecks.appId, appId));
  return found;
}

export const findingsOf = (tx: Tx, appId: AppId): Promise<FindingRow[]> =>
  tx
    .select()
    .from(upkeepFindings)
    .where(eq(upkeepFindings.appId, appId))
    .orderBy(desc(upkeepFindings.rank), upkeepFindings.id);

/** False if there is no such finding. */
export async function setDismissed(
  tx: Tx,
  { appId, findingId }: { appId: AppId; findingId: FindingId },
  dismissed: { dismissedAt: Date; dismissedBy: UserId } | { dismissedAt: null; dismissedBy: null },
): Promise<boolean> {
  const changed = await tx
    .update(upkeepFindings)
    .set(dismissed)
    .where(and(eq(upkeepFindings.appId, appId), eq(upkeepFindings.id, findingId)))
    .returning({ id: upkeepFindings.id });
  return changed.length > 0;
}
