import type { AppId, FileId } from '@parrot/contract/core';

/** In the storage, a folder per app, so that its files are removed together. */
export const visitorFilesFolder = (appId: AppId) => `visitor-files/${appId}`;

export const visitorFilePath = (appId: AppId, id: FileId) => `${visitorFilesFolder(appId)}/${id}`;
