import type { TenantId } from '@parrot/contract/core';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { deskFiles } from '../desk.tables.ts';
import { storagePathOf } from './storage-path.ts';

/** Where the files of a tenant's agents and responses are stored, and their names. */
export async function deskFilesOfTenant(
  tx: Tx,
  tenantId: TenantId,
): Promise<{ path: string; name: string }[]> {
  const rows = await tx
    .select()
    .from(deskFiles)
    .where(and(eq(deskFiles.tenantId, tenantId), isNull(deskFiles.originId)))
    .orderBy(asc(deskFiles.id));
  return rows.map((row) => ({ path: storagePathOf(row), name: row.name }));
}
