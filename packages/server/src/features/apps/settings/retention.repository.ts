/** How long apps store ended conversations. */
import type { AppId, TenantId } from '@parrot/contract/core';
import { asc, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { apps } from '../apps.tables.ts';

export async function findRetentionDays(tx: Tx, appId: AppId): Promise<number | null> {
  const [found] = await tx.select({ days: apps.retentionDays }).from(apps).where(eq(apps.id, appId));
  return found?.days ?? null;
}

export async function setRetentionDays(tx: Tx, appId: AppId, days: number | null): Promise<void> {
  await tx.update(apps).set({ retentionDays: days }).where(eq(apps.id, appId));
}

export type AppWithRetention = { tenantId: TenantId; appId: AppId; appName: string; days: number };

/** Of all tenants: needs a system transaction. */
export async function appsWithRetention(tx: Tx): Promise<AppWithRetention[]> {
  const rows = await tx
    .select({ tenantId: apps.tenantId, appId: apps.id, appName: apps.name, days: apps.retentionDays })
    .from(apps)
    .where(isNotNull(apps.retentionDays))
    .orderBy(asc(apps.id));
  return rows.flatMap(({ days, ...app }) => (days === null ? [] : [{ ...app, days }]));
}
