import type { TenantId } from '@parrot/contract/core';
import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../../../platform/index.ts';
import { visitorFiles } from '../../conversations.tables.ts';
import { visitorFilePath } from './visitor-file-path.ts';

/** Where the files of a tenant's visitors are stored, and their names. */
export async function visitorFilesOfTenant(
  tx: Tx,
  tenantId: TenantId,
): Promise<{ path: string; name: string }[]> {
  const rows = await tx
    .select({ id: visitorFiles.id, appId: visitorFiles.appId, name: visitorFiles.name })
    .from(visitorFiles)
    .where(eq(visitorFiles.tenantId, tenantId))
    .orderBy(asc(visitorFiles.id));
  return rows.map(({ appId, id, name }) => ({ path: visitorFilePath(appId, id), name }));
}
