/** Finds messages by their text, and sessions by the name and email address of the visitor. */
import type { ConversationId, TenantId, UserSessionId } from '@parrot/contract/core';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { rows, type Tx } from '../../../platform/index.ts';
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
  const most = offset + limit;
  const found = [
    terms === '' ? undefined : byText(tenantId, terms),
    byVisitor(tenantId, text),
    sessionIds.length === 0 ? undefined : byId(sessionIds),
  ].filter((source) => source !== undefined);
  const newest = found.map((source) => sql`(${newestVisible(source, { tenantId, visible, most })})`);
  return rows(
    tx,
    sql`
      select conversation_id as "conversationId", session_id as "sessionId", seq
      from (${sql.join(newest, sql` union all `)}) as hits
      group by conversation_id, session_id, seq, at
      order by min(rank), at desc, session_id, seq desc
      limit ${limit} offset ${offset}`,
  );
}

/**
 * The first of the matches in visible sessions. They are sorted before their sessions are read, so that only
 * as many are read as needed, however many match.
 */
const newestVisible = (
  matches: SQL,
  { tenantId, visible, most }: { tenantId: TenantId; visible: SQL | undefined; most: number },
): SQL => sql`
  select matches.* from (${matches} order by at desc, session_id, seq desc) as matches
  cross join lateral (
    select from ${userSessions}
    where ${and(eq(userSessions.id, sql`matches.session_id`), eq(userSessions.tenantId, tenantId), visible)}
    limit 1) as visible
  order by matches.at desc, matches.session_id, matches.seq desc
  limit ${most}`;

const byText = (tenantId: TenantId, terms: string): SQL => sql`
  select conversation_id, session_id, seq, created_at as at, 1 as rank from ${messages}
  where message_words(tenant_id, value) @@ (${`'${tenantId}'`}::tsquery && to_tsquery('simple', ${terms}))
    and msg_type <> 'event'`;

/**
 * The index finds words that begin like those of the text; the pattern decides. Symbols alone are in no
 * index.
 */
function byVisitor(tenantId: TenantId, text: string): SQL {
  const prefix = wordPrefixPattern(text);
  const isIndexed = /[\p{L}\p{N}]/u.test(text);
  const matchesIndex = sql`visitor_words(visitors.tenant_id, visitors.name, visitors.email)
    @@ (${`'${tenantId}'`}::tsquery && (select string_agg('''' || word || ''':*', ' & ')::tsquery
      from unnest(search_words(${text})) as word))`;
  return sql`
    ${lastMessages(1)} join ${visitors} on visitors.id = user_sessions.visitor_id
    where visitors.tenant_id = ${tenantId} and ${isIndexed ? matchesIndex : sql`true`}
      and (visitors.name ~* ${prefix} or visitors.email ~* ${prefix})
      and user_sessions.last_message_seq is not null`;
}

const byId = (sessionIds: readonly UserSessionId[]): SQL => sql`
  ${lastMessages(0)}
  where ${inArray(userSessions.id, [...sessionIds])} and user_sessions.last_message_seq is not null`;

const lastMessages = (rank: 0 | 1): SQL => sql`
  select user_sessions.conversation_id, user_sessions.id as session_id, user_sessions.last_message_seq as seq,
    user_sessions.last_message_at as at, ${sql.raw(String(rank))} as rank
  from ${userSessions}`;

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
  const found = await tx
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
    const message = found.find((row) => row.conversationId === conversationId && row.seq === seq);
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
