import type { AppId, TenantId } from '@parrot/contract/core';
import { and, eq, sql } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Tx } from '../../../platform/index.ts';

const studioFiles = pgTable('studio_files', {
  address: text('address').primaryKey(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  appId: text('app_id').$type<AppId>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export async function insertStudioFile(tx: Tx, row: typeof studioFiles.$inferInsert): Promise<void> {
  await tx.insert(studioFiles).values(row);
}

/** False where the app has no such picture. */
export async function deleteStudioFile(tx: Tx, appId: AppId, address: string): Promise<boolean> {
  const gone = await tx
    .delete(studioFiles)
    .where(and(eq(studioFiles.appId, appId), eq(studioFiles.address, address)))
    .returning({ address: studioFiles.address });
  return gone.length > 0;
}

/** Whether a question, a flow or a version of the tenant shows it. */
export async function isShown(tx: Tx, address: string): Promise<boolean> {
  const found = await tx.execute(sql`select
    exists (select from faqs where image_link = ${address}) or
    exists (select from flows where strpos(flow::text, ${address}) > 0) or
    exists (select from app_versions where strpos(snapshot::text, ${address}) > 0) as shown`);
  return (found as unknown as { rows: { shown: boolean }[] }).rows[0]?.shown ?? false;
}
