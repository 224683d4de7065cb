import type { AppId, FileId } from '@parrot/contract/core';

export const VISITOR_FILES_FOLDER = 'visitor-files';

/** In the storage, in a folder per app, so that they are removed together. */
export const visitorFilePath = (appId: AppId, id: FileId) => `${VISITOR_FILES_FOLDER}/${appId}/${id}`;
