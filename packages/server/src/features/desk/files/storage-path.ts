import type { AppId, TenantId } from '@parrot/contract/core';
import type { DeskFileRow } from './desk-files.repository.ts';

/** One folder per app, which is removed with the app. */
export const appFilesFolder = (appId: AppId): string => `desk-files/${appId}`;
const responseFilesFolder = (tenantId: TenantId): string => `response-files/${tenantId}`;

/** The folders of a tenant with these apps. */
export const deskFilesFolders = (tenantId: TenantId, appIds: readonly AppId[]): string[] => [
  responseFilesFolder(tenantId),
  ...appIds.map(appFilesFolder),
];

/** Files of predefined responses are stored by tenant; copies of them use the bytes of the original. */
export const storagePathOf = ({ id, originId, appId, tenantId }: DeskFileRow): string =>
  originId || !appId
    ? `${responseFilesFolder(tenantId)}/${originId ?? id}`
    : `${appFilesFolder(appId)}/${id}`;
