/** All apps of a tenant, and the files that belong to them, for the export and erasure of the tenant. */
import type { AppId, ParrotId, TenantId } from '@parrot/contract/core';
import { asc, eq } from 'drizzle-orm';
import { picturePath, type Tx } from '../../../platform/index.ts';
import { appPictures, apps } from '../apps.tables.ts';

export const appsOfTenant = (tx: Tx, tenantId: TenantId): Promise<{ appId: AppId; parrotId: ParrotId }[]> =>
  tx
    .select({ appId: apps.id, parrotId: apps.parrotId })
    .from(apps)
    .where(eq(apps.tenantId, tenantId))
    .orderBy(asc(apps.id));

/** Where the pictures of the tenant's apps are stored. */
export async function appPicturePaths(tx: Tx, tenantId: TenantId): Promise<string[]> {
  const rows = await tx
    .select({ address: appPictures.address })
    .from(appPictures)
    .where(eq(appPictures.tenantId, tenantId));
  return rows.flatMap(({ address }) => picturePath(address) ?? []);
}
