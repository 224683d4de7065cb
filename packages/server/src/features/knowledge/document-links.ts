/** Where an uploaded document can be opened: by everybody as long as it is published, by a builder for a few minutes. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppId, SourceId } from '@parrot/contract/core';
import type { Clock } from '../../platform/index.ts';

export const DOCUMENTS_PATH = '/documents/';
const OPEN_MS = 15 * 60_000;

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

export type DocumentKeys = {
  /** The path with a key to it that holds for a few minutes. */
  signed(path: string, which: Which): string;
  opens(which: Which, until: string, key: string): boolean;
};

export function createDocumentKeys({ key, clock }: { key: Uint8Array; clock: Clock }): DocumentKeys {
  const keyOf = ({ appId, sourceId }: Which, until: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify(['document', appId, sourceId, until]))
      .digest('base64url');
  return {
    signed(path, which) {
      const until = String(clock.now().getTime() + OPEN_MS);
      return `${path}?${new URLSearchParams({ until, key: keyOf(which, until) })}`;
    },
    opens(which, until, given) {
      const [own, theirs] = [Buffer.from(keyOf(which, until)), Buffer.from(given)];
      const isRight = own.length === theirs.length && timingSafeEqual(own, theirs);
      return isRight && Number(until) > clock.now().getTime();
    },
  };
}
