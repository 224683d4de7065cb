import type { DeskFileRow } from './desk-files.repository.ts';

export const REMOVED_WITH_APP = 'desk-files';
const OF_RESPONSES = 'response-files';

/** Where the bytes of a file lie: with its app, or with its tenant where it is kept for predefined responses. */
export const placeOf = ({ id, originId, appId, tenantId }: DeskFileRow): string =>
  originId || !appId ? `${OF_RESPONSES}/${tenantId}/${originId ?? id}` : `${REMOVED_WITH_APP}/${appId}/${id}`;
