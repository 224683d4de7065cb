/** Every file of a tenant in the storage, with its name if it has one. */
import type { TenantId } from '@parrot/contract/core';
import type { Tx } from '../../platform/index.ts';
import { appPicturePaths } from '../apps/index.ts';
import { visitorFilesOfTenant } from '../conversations/index.ts';
import { deskFilesOfTenant } from '../desk/index.ts';
import { sourceFilesOfTenant, studioFilePaths } from '../knowledge/index.ts';

export type TenantFile = { path: string; name: string };

/** Without the photos of members, whose accounts belong to them. */
export async function filesOfTenant(tx: Tx, tenantId: TenantId): Promise<TenantFile[]> {
  const pictures = [...(await appPicturePaths(tx, tenantId)), ...(await studioFilePaths(tx, tenantId))];
  return [
    ...(await visitorFilesOfTenant(tx, tenantId)),
    ...(await deskFilesOfTenant(tx, tenantId)),
    ...(await sourceFilesOfTenant(tx, tenantId)),
    ...pictures.map((path) => ({ path, name: '' })),
  ];
}
