/** The documents of a tenant, for its export and erasure. */
import type { TenantId } from '@parrot/contract/core';
import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { sourceFiles, sources } from './sources.tables.ts';

/** In the storage. */
export const sourcesFolder = (tenantId: TenantId): string => `sources/${tenantId}`;

/** Where they are stored, and their names; those that only published versions use have none. */
export async function sourceFilesOfTenant(
  tx: Tx,
  tenantId: TenantId,
): Promise<{ path: string; name: string }[]> {
  const rows = await tx
    .selectDistinctOn([sourceFiles.name], { path: sourceFiles.name, name: sources.title })
    .from(sourceFiles)
    .leftJoin(sources, eq(sources.file, sourceFiles.name))
    .where(eq(sourceFiles.tenantId, tenantId))
    .orderBy(asc(sourceFiles.name));
  return rows.map(({ path, name }) => ({ path, name: name ?? '' }));
}

/** No foreign key deletes them: a file outlives its source. */
export async function deleteSourceFilesOfTenant(tx: Tx, tenantId: TenantId): Promise<void> {
  await tx.delete(sourceFiles).where(eq(sourceFiles.tenantId, tenantId));
}
