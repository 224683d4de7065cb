import type { AppId, TenantId } from '@parrot/contract/core';
import { visitorFilesFolder } from '../../conversations/index.ts';
import { deskFilesFolders } from '../../desk/index.ts';
import { sourcesFolder } from '../../knowledge/index.ts';
import { exportsFolder } from '../workspace-export/export-path.ts';

/** The folders of the storage that contain nothing but files of the tenant. */
export const foldersOfTenant = (tenantId: TenantId, appIds: readonly AppId[]): string[] => [
  sourcesFolder(tenantId),
  exportsFolder(tenantId),
  ...deskFilesFolders(tenantId, appIds),
  ...appIds.map(visitorFilesFolder),
];
