/** The latest sessions that a caller may see, and what was written in them. */
import type { SenderType, SessionEventKind } from '@parrot/contract/conversations';
import type { UserSessionId } from '@parrot/contract/core';
import { asc, desc, eq, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import {
  listSessionIds,
  messagesTable as messages,
  type Session,
  sessionColumns,
  sessionsByIds,
} from '../../conversations/index.ts';

export async function latestSessions(tx: Tx, where: SQL | undefined, limit: number): Promise<Session[]> {
  const orderBy = [desc(sessionColumns.startedAt)];
  const { ids } = await listSessionIds(tx, { where, orderBy, limit, offset: 0, withTotal: false });
  return ids.length > 0 ? sessionsByIds(tx, ids, orderBy) : [];
}

export type PastMessage = {
  userType: SenderType;
  event: SessionEventKind | null;
  value: string;
  createdAt: Date;
};

const MAX_MESSAGES = 300;

export const pastMessages = (tx: Tx, sessionId: UserSessionId): Promise<PastMessage[]> =>
  tx
    .select({
      userType: messages.userType,
      event: messages.event,
      value: messages.value,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .where(eq(messages.sessionId, sessionId))
    .orderBy(asc(messages.seq))
    .limit(MAX_MESSAGES);
