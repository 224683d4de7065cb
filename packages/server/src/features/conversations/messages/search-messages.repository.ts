/** Finds messages by their text, and sessions by the name and email address of the visitor. */
import type { ConversationId, TenantId, UserSessionId } from '@parrot/contract/core';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import type { MessageRow } from '../conversations.present.ts';
import { messages, userSessions, visitors } from '../conversations.tables.ts';
import { namedSessions } from '../sessions/session.repository.ts';
import type { Session } from '../sessions/session.ts';

export type SearchHit = { conversationId: ConversationId; sessionId: UserSessionId; seq: number };

type Search = {
  tenantId: TenantId;
  text: string;
  /** Sessions that match for another reason; they come first. */
  sessionIds: readonly UserSessionId[];
  offset: number;
  limit: number;
};

/**
 * The newest hits among the sessions that match `visible`. Runs in the system scope, because row-level
 * security keeps PostgreSQL from using the text index; the tenant is part of the search, and hits are read
 * again in the tenant scope.
 */
export async function findHits(
  tx: Tx,
  visible: SQL | undefined,
  { tenantId, text, sessionIds, offset, limit }: Search,
): Promise<SearchHit[]> {
  const terms = tsqueryOf(text);
  const prefix = wordPrefixPattern(text);
  const byText = tx
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
        sql`message_words(${messages.tenantId}, ${messages.value}) @@ (${`'${tenantId}'`}::tsquery && to_tsquery('simple', ${terms}))`,
        sql`${messages.msgType} <> 'event'`,
        terms === '' ? sql`false` : undefined,
      ),
    );
  const lastMessage = (rank: number) => ({
    conversationId: userSessions.conversationId,
    sessionId: userSessions.id,
    seq: sql<number>`${userSessions.lastMessageSeq}`,
    at: userSessions.lastMessageAt,
    rank: sql<number>`${sql.raw(String(rank))}`.as('rank'),
  });
  const byVisitor = tx
    .select(lastMessage(1))
    .from(userSessions)
    .innerJoin(visitors, eq(visitors.id, userSessions.visitorId))
    .where(
      and(
        eq(visitors.tenantId, tenantId),
        sql`${userSessions.lastMessageSeq} is not null`,
        or(sql`${visitors.name} ~* ${prefix}`, sql`${visitors.email} ~* ${prefix}`),
      ),
    );
  const byId = tx
    .select(lastMessage(0))
    .from(userSessions)
    .where(
      and(
        sessionIds.length === 0 ? sql`false` : inArray(userSessions.id, [...sessionIds]),
        sql`${userSessions.lastMessageSeq} is not null`,
      ),
    );
  const hits = byText.union(byVisitor).union(byId).as('hits');
  return tx
    .select({ conversationId: hits.conversationId, sessionId: hits.sessionId, seq: hits.seq })
    .from(hits)
    .innerJoin(userSessions, eq(userSessions.id, hits.sessionId))
    .where(and(eq(userSessions.tenantId, tenantId), visible))
    .groupBy(hits.conversationId, hits.sessionId, hits.seq, hits.at)
    .orderBy(sql`min(${hits.rank}), ${hits.at} desc, ${hits.sessionId}, ${hits.seq} desc`)
    .limit(limit)
    .offset(offset);
}

/** The sessions and messages of the hits that still match `visible`. */
export async function readHits(
  tx: Tx,
  visible: SQL | undefined,
  hits: readonly SearchHit[],
): Promise<{ session: Session; message: MessageRow }[]> {
  if (hits.length === 0) return [];
  const sessions = await namedSessions(tx).where(
    and(inArray(userSessions.id, [...new Set(hits.map(({ sessionId }) => sessionId))]), visible),
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

/** A PostgreSQL regular expression for texts in which a word begins like this. */
const wordPrefixPattern = (text: string): string => {
  const literal = text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&');
  return /^[\p{L}\p{N}]/u.test(text) ? `\\m${literal}` : literal;
};

/**
 * Each word as a prefix, in tsquery syntax. Parts without a space between them, such as KUNGSLJUS-40, are one
 * phrase. Only letters and digits are left, so the text cannot contain an operator.
 */
const tsqueryOf = (text: string): string =>
  text
    .normalize('NFC')
    .split(/\s+/)
    .map((piece) => piece.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])
    .filter((parts) => parts.length > 0)
    .map((parts) => parts.map((part, index) => term(part, index === parts.length - 1)).join(' <-> '))
    .join(' & ');

/** A single letter or a short number is the prefix of too many words. */
const term = (part: string, isLast: boolean): string =>
  isLast && part.length >= (/^\d+$/.test(part) ? 3 : 2) ? `'${part}':*` : `'${part}'`;
