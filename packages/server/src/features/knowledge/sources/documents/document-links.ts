/** Links to uploaded documents: public while published, and signed for builders for a few minutes. */
import { type AppId, MINUTE_MS, type SourceId } from '@parrot/contract/core';
import { createSignedLinks, type LinkQuery, type Platform } from '../../../../platform/index.ts';

export const DOCUMENTS_PATH = '/documents/';
const WINDOW_MS = 15 * MINUTE_MS;

type Which = { appId: string; sourceId: string };

export const documentPath = ({
  appId,
  sourceId,
  name,
}: {
  appId: AppId;
  sourceId: SourceId;
  name: string;
}): string => `${DOCUMENTS_PATH}${appId}/${sourceId}/${encodeURIComponent(name)}`;

export function createDocumentLinks({ key, clock }: Pick<Platform, 'key' | 'clock'>) {
  const links = createSignedLinks({ key, clock, purpose: 'document', windowMs: WINDOW_MS });
  return {
    sign: (address: string, { appId, sourceId }: Which): string => links.sign(address, [appId, sourceId]),
    opens: ({ appId, sourceId }: Which, query: LinkQuery): boolean => {
      const expiresAt = links.expiryOf([appId, sourceId], query);
      return expiresAt !== undefined && expiresAt > clock.now();
    },
  };
}
