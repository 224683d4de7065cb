import type { FoundMessage } from '@parrot/contract/desk';
import type { Caller, Platform } from '../../../platform/index.ts';
import type { Apps } from '../../apps/index.ts';
import { presentMessage, presentQueueUser } from '../../conversations/conversations.present.ts';
import { sightOf } from '../visibility/visibility.repository.ts';
import { findHits, readHits } from './search.repository.ts';

type Page = { text: string; offset: number; limit: number };
export type SearchMessages = (
  caller: Caller,
  page: Page,
) => Promise<{ items: FoundMessage[]; hasMore: boolean }>;

export function createSearch(
  { database }: Pick<Platform, 'database'>,
  apps: Pick<Apps, 'visibleAppIds'>,
): SearchMessages {
  return async (caller, { text, offset, limit }) => {
    const { tenantId } = caller;
    const sight = await database.tenant(tenantId, (tx) => sightOf(tx, caller, apps));
    const hits = await database.system((tx) =>
      findHits(tx, sight, { tenantId, text, offset, limit: limit + 1 }),
    );
    const found = await database.tenant(tenantId, (tx) => readHits(tx, sight, hits.slice(0, limit)));
    return {
      items: found.map(({ session, message }) => {
        const { seq, value, userType, senderName, time } = presentMessage(message);
        return { session: presentQueueUser(session), message: { seq, value, userType, senderName, time } };
      }),
      hasMore: hits.length > limit,
    };
  };
}
