import type { AppId, TenantId } from '@parrot/contract/core';
import { and, eq } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { picturePath, type Tx } from '../../../platform/index.ts';

const studioFiles = pgTable('studio_files', {
  address: text('address').primaryKey(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  appId: text('app_id').$type<AppId>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export async function insertStudioFile(tx: Tx, row: typeof studioFiles.$inferInsert): Promise<void> {
  await tx.insert(studioFiles).values(row);
}

/** False if the app has no such image. */
export async function deleteStudioFile(tx: Tx, appId: AppId, address: string): Promise<boolean> {
  const gone = await tx
    .delete(studioFiles)
    .where(and(eq(studioFiles.appId, appId), eq(studioFiles.address, address)))
    .returning({ address: studioFiles.address });
  return gone.length > 0;
}

/** Where the images of a tenant's apps are stored. */
export async function studioFilePaths(tx: Tx, tenantId: TenantId): Promise<string[]> {
  const rows = await tx
    .select({ address: studioFiles.address })
    .from(studioFiles)
    .where(eq(studioFiles.tenantId, tenantId));
  return rows.flatMap(({ address }) => picturePath(address) ?? []);
}
