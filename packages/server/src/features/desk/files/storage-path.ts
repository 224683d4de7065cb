import type { DeskFileRow } from './desk-files.repository.ts';

/** Contains one folder per app, which is removed with the app. */
export const APP_FILES_FOLDER = 'desk-files';
const RESPONSE_FILES_FOLDER = 'response-files';

/** Files of predefined responses are stored by tenant; copies of them use the bytes of the original. */
export const storagePathOf = ({ id, originId, appId, tenantId }: DeskFileRow): string =>
  originId || !appId
    ? `${RESPONSE_FILES_FOLDER}/${tenantId}/${originId ?? id}`
    : `${APP_FILES_FOLDER}/${appId}/${id}`;
