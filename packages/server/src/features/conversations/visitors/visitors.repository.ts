/** Visitors and their verified identities. */
import type { AppId, ConversationId, VisitorId } from '@parrot/contract/core';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { conversations, visitors } from '../conversations.tables.ts';
import { isVisitorOf } from './profile/person.repository.ts';

type VisitorRow = typeof visitors.$inferSelect;

export async function findVisitor(tx: Tx, id: VisitorId): Promise<VisitorRow | undefined> {
  const [found] = await tx.select().from(visitors).where(eq(visitors.id, id));
  return found;
}

export async function findVisitors(tx: Tx, ids: readonly VisitorId[]): Promise<VisitorRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(visitors)
    .where(inArray(visitors.id, [...ids]));
}

/** Locks the subject of an identity, so that it gets one visitor. */
export async function lockSubject(tx: Tx, appId: AppId, subject: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`visitor ${appId} ${subject}`}, 0))`);
}

export async function findBySubject(
  tx: Tx,
  appId: AppId,
  subject: string,
): Promise<{ visitorId: VisitorId; conversationId: ConversationId } | undefined> {
  const [found] = await tx
    .select({ visitorId: visitors.id, conversationId: conversations.id })
    .from(visitors)
    .innerJoin(conversations, eq(conversations.visitorId, visitors.id))
    .where(and(eq(visitors.appId, appId), eq(visitors.identitySubject, subject)));
  return found;
}

/** Many at once, each with its conversation. */
export async function insertVisitors(
  tx: Tx,
  newVisitors: (typeof visitors.$inferInsert)[],
  newConversations: (typeof conversations.$inferInsert)[],
): Promise<void> {
  await tx.insert(visitors).values(newVisitors);
  await tx.insert(conversations).values(newConversations);
}

export async function updateVisitor(
  tx: Tx,
  id: VisitorId,
  changes: Partial<typeof visitors.$inferInsert>,
): Promise<void> {
  await tx.update(visitors).set(changes).where(eq(visitors.id, id));
}

/** Of all visitors who are the same person. */
export async function setBlocked(
  tx: Tx,
  main: VisitorId,
  blocked: { blockedAt: Date | null; blockedBy: string },
): Promise<void> {
  await tx.update(visitors).set(blocked).where(isVisitorOf(main));
}

/** Of all visitors who are the same person as this one; returns their conversations. */
export async function updateContactOfAll(
  tx: Tx,
  id: VisitorId,
  contact: { name?: string; email?: string },
): Promise<ConversationId[]> {
  const main = tx
    .select({ id: sql<VisitorId>`coalesce(${visitors.mergedInto}, ${visitors.id})` })
    .from(visitors)
    .where(eq(visitors.id, id));
  const rows = await tx
    .update(visitors)
    .set(contact)
    .where(or(eq(visitors.id, sql`(${main})`), eq(visitors.mergedInto, sql`(${main})`)))
    .returning({
      conversationId: sql<ConversationId>`(select id from conversations where visitor_id = visitors.id)`,
    });
  return rows.map(({ conversationId }) => conversationId);
}
