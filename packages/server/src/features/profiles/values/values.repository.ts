import type { TenantId, VisitorId } from '@parrot/contract/core';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { profileValues } from '../profiles.tables.ts';
import type { StoredValue } from './precedence.policy.ts';

export type ValueRow = typeof profileValues.$inferSelect;

export async function readValues(tx: Tx, visitorId: VisitorId): Promise<Map<string, ValueRow>> {
  const rows = await tx
    .select()
    .from(profileValues)
    .where(eq(profileValues.visitorId, visitorId))
    .orderBy(asc(profileValues.key));
  return new Map(rows.map((row) => [row.key, row]));
}

export async function storeValues(
  tx: Tx,
  visitor: { tenantId: TenantId; visitorId: VisitorId },
  changes: ReadonlyMap<string, StoredValue>,
): Promise<void> {
  if (changes.size === 0) return;
  const { tenantId, visitorId } = visitor;
  await tx
    .insert(profileValues)
    .values([...changes].map(([key, value]) => ({ ...value, tenantId, visitorId, key })))
    .onConflictDoUpdate({
      target: [profileValues.visitorId, profileValues.key],
      set: {
        value: sql`excluded.value`,
        source: sql`excluded.source`,
        setBy: sql`excluded.set_by`,
        setAt: sql`excluded.set_at`,
        claimed: sql`excluded.claimed`,
      },
    });
}

/** Of all visitors of the tenant. */
export async function deleteValuesOf(tx: Tx, tenantId: TenantId, key: string): Promise<void> {
  await tx.delete(profileValues).where(and(eq(profileValues.tenantId, tenantId), eq(profileValues.key, key)));
}
