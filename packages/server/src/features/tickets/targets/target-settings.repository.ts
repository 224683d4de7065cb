import type { TenantId } from '@parrot/contract/core';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { targetSettings } from './targets.tables.ts';

type SettingsRow = typeof targetSettings.$inferSelect;

/** Serializes changes, so that of two at once one is in conflict. */
export async function lockTargetSettings(tx: Tx, tenantId: TenantId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`targets ${tenantId}`}, 0))`);
}

export async function findTargetSettings(tx: Tx, tenantId: TenantId): Promise<SettingsRow | undefined> {
  const [found] = await tx.select().from(targetSettings).where(eq(targetSettings.tenantId, tenantId));
  return found;
}

export async function saveTargetSettings(tx: Tx, row: SettingsRow): Promise<void> {
  await tx
    .insert(targetSettings)
    .values(row)
    .onConflictDoUpdate({ target: targetSettings.tenantId, set: row });
}
