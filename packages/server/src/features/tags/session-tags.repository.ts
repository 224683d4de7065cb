/** Which conversations have which tags. */
import type { ConversationId, TagId, TenantId, UserId, UserSessionId } from '@parrot/contract/core';
import { and, asc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../../platform/index.ts';
import { sessionsTable as sessions } from '../conversations/index.ts';
import { sessionTags, tags } from './tags.tables.ts';

/** By name. Conversations without tags have an empty list. */
export async function tagsOfSessions(
  tx: Tx,
  ids: readonly UserSessionId[],
): Promise<Map<UserSessionId, TagId[]>> {
  const found = new Map<UserSessionId, TagId[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return found;
  const rows = await tx
    .select({ sessionId: sessionTags.sessionId, tagId: sessionTags.tagId })
    .from(sessionTags)
    .innerJoin(tags, eq(tags.id, sessionTags.tagId))
    .where(inArray(sessionTags.sessionId, [...ids]))
    .orderBy(asc(sql`lower(${tags.name})`), asc(tags.id));
  for (const { sessionId, tagId } of rows) found.get(sessionId)?.push(tagId);
  return found;
}

/** A condition on a column with session ids. */
export const hasAnyTag = (tx: Tx, sessionId: AnyPgColumn, tagIds: readonly TagId[]): SQL =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(sessionTags)
      .where(and(eq(sessionTags.sessionId, sessionId), inArray(sessionTags.tagId, [...tagIds]))),
  );

/** Serializes changes of a conversation's tags, so that their number stays within the limit. */
export async function lockSessionTags(tx: Tx, sessionId: UserSessionId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tags of ${sessionId}`}, 0))`);
}

export async function insertSessionTags(
  tx: Tx,
  of: { tenantId: TenantId; sessionId: UserSessionId; addedBy: UserId | null; addedAt: Date },
  tagIds: readonly TagId[],
): Promise<void> {
  if (tagIds.length === 0) return;
  await tx
    .insert(sessionTags)
    .values(tagIds.map((tagId) => ({ ...of, tagId })))
    .onConflictDoNothing();
}

export async function deleteSessionTags(
  tx: Tx,
  sessionId: UserSessionId,
  tagIds: readonly TagId[],
): Promise<void> {
  if (tagIds.length === 0) return;
  await tx
    .delete(sessionTags)
    .where(and(eq(sessionTags.sessionId, sessionId), inArray(sessionTags.tagId, [...tagIds])));
}

/** Conversations that have both keep one. */
export async function replaceTag(tx: Tx, from: TagId, to: TagId): Promise<void> {
  await tx.execute(sql`
    insert into ${sessionTags} (tenant_id, session_id, tag_id, added_by, added_at)
    select tenant_id, session_id, ${to}, added_by, added_at from ${sessionTags} where tag_id = ${from}
    on conflict (session_id, tag_id) do nothing`);
}

/** The tags of all sessions of a conversation, for a visitor's data export. */
export const tagsOfConversation = (tx: Tx, conversationId: ConversationId) =>
  tx
    .select({ sessionId: sessionTags.sessionId, name: tags.name, addedAt: sessionTags.addedAt })
    .from(sessionTags)
    .innerJoin(tags, eq(tags.id, sessionTags.tagId))
    .innerJoin(sessions, eq(sessions.id, sessionTags.sessionId))
    .where(eq(sessions.conversationId, conversationId))
    .orderBy(asc(sessionTags.addedAt), asc(tags.name));
