/** Searches tickets by number, messages by text, and visitors by name and email address. */
import type { TenantId, UserSessionId } from '@parrot/contract/core';
import type { FoundMessage } from '@parrot/contract/desk';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import type { Apps } from '../../apps/index.ts';
import { presentMessage, presentQueueUser } from '../../conversations/index.ts';
import { visibilityOf } from '../visibility/visibility.repository.ts';
import { findVisibleHits, readVisibleHits } from './search.repository.ts';

type Page = { text: string; offset: number; limit: number };
export type SearchMessages = (
  caller: Caller,
  page: Page,
) => Promise<{ items: FoundMessage[]; hasMore: boolean }>;

/** The sessions of the ticket with this number. */
export type SessionsOfTicket = (tx: Tx, tenantId: TenantId, number: number) => Promise<UserSessionId[]>;

export function createSearch(
  { database }: Pick<Platform, 'database'>,
  { apps, sessionsOfTicket }: { apps: Pick<Apps, 'visibleAppIds'>; sessionsOfTicket: SessionsOfTicket },
): SearchMessages {
  return async (caller, { text, offset, limit }) => {
    const { tenantId } = caller;
    const visibility = await database.tenant(tenantId, (tx) => visibilityOf(tx, caller, apps));
    const hits = await database.system(async (tx) => {
      const number = ticketNumberIn(text);
      const sessionIds = number === null ? [] : await sessionsOfTicket(tx, tenantId, number);
      return findVisibleHits(tx, visibility, { tenantId, text, sessionIds, offset, limit: limit + 1 });
    });
    const found = await database.tenant(tenantId, (tx) =>
      readVisibleHits(tx, visibility, hits.slice(0, limit)),
    );
    return {
      items: found.map(({ session, message }) => {
        const { seq, value, userType, senderName, time } = presentMessage(message);
        return { session: presentQueueUser(session), message: { seq, value, userType, senderName, time } };
      }),
      hasMore: hits.length > limit,
    };
  };
}

/** A ticket is written as T-8, t8 or #8. */
function ticketNumberIn(text: string): number | null {
  const digits = /^(?:t-?|#)(\d{1,9})$/i.exec(text.trim())?.[1];
  return digits ? Number(digits) : null;
}
