/** Visitors and their verified identities. */
import type { AppId, ConversationId, VisitorId } from '@parrot/contract/core';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { conversations, visitors } from '../conversations.tables.ts';

type VisitorRow = typeof visitors.$inferSelect;

export async function findVisitor(tx: Tx, id: VisitorId): Promise<VisitorRow | undefined> {
  const [found] = await tx.select().from(visitors).where(eq(visitors.id, id));
  return found;
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

/** Returns whether something changed. */
export async function setVisitorIdentity(
  tx: Tx,
  id: VisitorId,
  identity: { identitySubject: string; name?: string; email?: string },
): Promise<boolean> {
  const before = await findVisitor(tx, id);
  const isChanged = Object.entries(identity).some(
    ([key, value]) => before?.[key as keyof VisitorRow] !== value,
  );
  if (isChanged) await updateVisitor(tx, id, identity);
  return isChanged;
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
