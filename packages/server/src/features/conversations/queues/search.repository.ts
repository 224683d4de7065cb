/** Messages by their words, and visitors by name and address. */
import type { ConversationId, TenantId, UserSessionId } from '@parrot/contract/core';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import type { MessageRow } from '../conversations.present.ts';
import { messages, userSessions, visitors } from '../conversations.tables.ts';
import { namedSessions } from '../session.repository.ts';
import type { Session } from '../session.ts';
import { type Sight, visibleTo } from '../visible-sessions.repository.ts';

type Hit = { conversationId: ConversationId; sessionId: UserSessionId; seq: number };

type Search = { tenantId: TenantId; text: string; offset: number; limit: number };

/**
 * Where the words are, newest first. System work, since the store finds words by an index only where it need not guard
 * each row; the tenant is part of what is searched for, and what is found is read again as the tenant's own.
 */
export async function findHits(
  tx: Tx,
  sight: Sight,
  { tenantId, text, offset, limit }: Search,
): Promise<Hit[]> {
  const words = wordsOf(text);
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const said = tx
    .select({
      conversationId: messages.conversationId,
      sessionId: messages.sessionId,
      seq: messages.seq,
      at: messages.createdAt,
    })
    .from(messages)
    .where(
      and(
        sql`message_words(${messages.tenantId}, ${messages.value}) @@ (${`'${tenantId}'`}::tsquery && to_tsquery('simple', ${words}))`,
        sql`${messages.msgType} <> 'event'`,
        words === '' ? sql`false` : undefined,
      ),
    );
  const called = tx
    .select({
      conversationId: userSessions.conversationId,
      sessionId: userSessions.id,
      seq: sql<number>`${userSessions.lastMessageSeq}`,
      at: userSessions.lastMessageAt,
    })
    .from(userSessions)
    .innerJoin(visitors, eq(visitors.id, userSessions.visitorId))
    .where(
      and(
        eq(visitors.tenantId, tenantId),
        sql`${userSessions.lastMessageSeq} is not null`,
        or(sql`${visitors.name} ilike ${like}`, sql`${visitors.email} ilike ${like}`),
      ),
    );
  const found = said.union(called).as('found');
  return tx
    .select({ conversationId: found.conversationId, sessionId: found.sessionId, seq: found.seq })
    .from(found)
    .innerJoin(userSessions, eq(userSessions.id, found.sessionId))
    .where(and(eq(userSessions.tenantId, tenantId), visibleTo(sight)))
    .orderBy(sql`${found.at} desc, ${found.sessionId}, ${found.seq} desc`)
    .limit(limit)
    .offset(offset);
}

/** The sessions and messages behind them, as far as they may be seen now. */
export async function readHits(
  tx: Tx,
  sight: Sight,
  hits: readonly Hit[],
): Promise<{ session: Session; message: MessageRow }[]> {
  if (hits.length === 0) return [];
  const sessions = await namedSessions(tx).where(
    and(inArray(userSessions.id, [...new Set(hits.map(({ sessionId }) => sessionId))]), visibleTo(sight)),
  );
  const rows = await tx
    .select()
    .from(messages)
    .where(
      or(
        ...hits.map(({ conversationId, seq }) =>
          and(eq(messages.conversationId, conversationId), eq(messages.seq, seq)),
        ),
      ),
    );
  return hits.flatMap(({ conversationId, sessionId, seq }) => {
    const session = sessions.find(({ id }) => id === sessionId);
    const message = rows.find((row) => row.conversationId === conversationId && row.seq === seq);
    return session && message ? [{ session, message }] : [];
  });
}

/** Each word as a beginning, in the store's own tongue. Only letters and figures are left, so nothing in it can be a command. */
const wordsOf = (text: string): string =>
  (text.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map((word) => `'${word}':*`).join(' & ');
