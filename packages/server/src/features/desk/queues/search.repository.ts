/** Tickets by their number, messages by their words, and visitors by name and address. */
import type { ConversationId, TenantId, UserSessionId } from '@parrot/contract/core';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { integer, pgTable, text as textColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../../../platform/index.ts';
import type { MessageRow } from '../../conversations/conversations.present.ts';
import { messages, userSessions, visitors } from '../../conversations/conversations.tables.ts';
import { namedSessions } from '../../conversations/sessions/session.repository.ts';
import type { Session } from '../../conversations/sessions/session.ts';
import { type Sight, visibleTo } from '../visibility/visibility.repository.ts';

/** Of another slice; never written here. */
const ticketNumbers = pgTable('tickets', {
  tenantId: textColumn('tenant_id').$type<TenantId>().notNull(),
  sessionId: textColumn('session_id').$type<UserSessionId>().notNull(),
  number: integer('number').notNull(),
});

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
  const beginning = beginningOfWord(text);
  const number = ticketNumberIn(text);
  const said = tx
    .select({
      conversationId: messages.conversationId,
      sessionId: messages.sessionId,
      seq: messages.seq,
      at: messages.createdAt,
      rank: sql<number>`1`.as('rank'),
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
      rank: sql<number>`1`.as('rank'),
    })
    .from(userSessions)
    .innerJoin(visitors, eq(visitors.id, userSessions.visitorId))
    .where(
      and(
        eq(visitors.tenantId, tenantId),
        sql`${userSessions.lastMessageSeq} is not null`,
        or(sql`${visitors.name} ~* ${beginning}`, sql`${visitors.email} ~* ${beginning}`),
      ),
    );
  const ticketed = tx
    .select({
      conversationId: userSessions.conversationId,
      sessionId: userSessions.id,
      seq: sql<number>`${userSessions.lastMessageSeq}`,
      at: userSessions.lastMessageAt,
      rank: sql<number>`0`.as('rank'),
    })
    .from(userSessions)
    .innerJoin(ticketNumbers, eq(ticketNumbers.sessionId, userSessions.id))
    .where(
      and(
        eq(ticketNumbers.tenantId, tenantId),
        number === null ? sql`false` : eq(ticketNumbers.number, number),
        sql`${userSessions.lastMessageSeq} is not null`,
      ),
    );
  const found = said.union(called).union(ticketed).as('found');
  return tx
    .select({ conversationId: found.conversationId, sessionId: found.sessionId, seq: found.seq })
    .from(found)
    .innerJoin(userSessions, eq(userSessions.id, found.sessionId))
    .where(and(eq(userSessions.tenantId, tenantId), visibleTo(sight)))
    .groupBy(found.conversationId, found.sessionId, found.seq, found.at)
    .orderBy(sql`min(${found.rank}), ${found.at} desc, ${found.sessionId}, ${found.seq} desc`)
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

/** The number of the ticket that is meant by T-8, t8 or #8. */
function ticketNumberIn(text: string): number | null {
  const digits = /^(?:t-?|#)(\d{1,9})$/i.exec(text.trim())?.[1];
  return digits ? Number(digits) : null;
}

/** A regular expression of the store for texts in which a word begins like this. */
const beginningOfWord = (text: string): string => {
  const literal = text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&');
  return /^[\p{L}\p{N}]/u.test(text) ? `\\m${literal}` : literal;
};

/**
 * Each word as a beginning, as a search expression of the store. What is written without a space, such as KUNGSLJUS-40, is
 * looked for as one piece. Only letters and figures are left, so nothing in it can be a command.
 */
const wordsOf = (text: string): string =>
  text
    .normalize('NFC')
    .split(/\s+/)
    .map((piece) => piece.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])
    .filter((words) => words.length > 0)
    .map((words) => words.map((word, at) => term(word, at === words.length - 1)).join(' <-> '))
    .join(' & ');

/** A letter or a short number begins too many words to be a beginning. */
const term = (word: string, isLast: boolean): string =>
  isLast && word.length >= (/^\d+$/.test(word) ? 3 : 2) ? `'${word}':*` : `'${word}'`;
