import type { UserSessionId } from '@parrot/contract/core';
import { asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { messages } from '../conversations.tables.ts';
import type { ScoredMessage } from './quality.policy.ts';

const MAX_MESSAGES = 1_000;

/** The messages and events of a session in order, with what the score needs. */
export const scoredMessagesOf = (tx: Tx, sessionId: UserSessionId): Promise<ScoredMessage[]> =>
  tx
    .select({
      userType: messages.userType,
      event: messages.event,
      thumb: messages.thumb,
      found: sql<ScoredMessage['found']>`${messages.trace} -> 'finding' ->> 'kind'`,
      at: messages.createdAt,
    })
    .from(messages)
    .where(eq(messages.sessionId, sessionId))
    .orderBy(asc(messages.seq))
    .limit(MAX_MESSAGES);
