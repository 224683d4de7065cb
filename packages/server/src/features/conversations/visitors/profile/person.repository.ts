/** The visitor as agents see them. Merged visitors are one. */
import type { AppId, ConversationId, TenantId, VisitorId } from '@parrot/contract/core';
import { asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../../platform/index.ts';
import { conversations, visitors } from '../../conversations.tables.ts';

export type Person = {
  visitorId: VisitorId;
  /** Of merged visitors, the one that has the profile; otherwise the visitor. */
  mainId: VisitorId;
  /** How many other visitors are the same person. */
  merged: number;
  tenantId: TenantId;
  appId: AppId;
  conversationId: ConversationId;
  name: string;
  email: string;
  isVerified: boolean;
  createdAt: Date;
  blockedAt: Date | null;
  /** The name of the agent who blocked them. */
  blockedBy: string;
};

const mainId = sql<VisitorId>`coalesce(${visitors.mergedInto}, ${visitors.id})`;
const merged = sql<number>`(
  select count(*)::integer from visitors as other
  where other.merged_into = coalesce("visitors"."merged_into", "visitors"."id"))`;

const persons = (tx: Tx) =>
  tx
    .select({
      visitorId: visitors.id,
      mainId,
      merged,
      tenantId: visitors.tenantId,
      appId: visitors.appId,
      conversationId: conversations.id,
      name: visitors.name,
      email: visitors.email,
      subject: visitors.identitySubject,
      createdAt: visitors.createdAt,
      blockedAt: visitors.blockedAt,
      blockedBy: visitors.blockedBy,
    })
    .from(visitors)
    .innerJoin(conversations, eq(conversations.visitorId, visitors.id))
    .$dynamic();

type PersonRow = Awaited<ReturnType<typeof persons>>[number];
const toPerson = ({ subject, ...person }: PersonRow): Person => ({ ...person, isVerified: subject !== null });

export async function findPerson(tx: Tx, visitorId: VisitorId): Promise<Person | undefined> {
  const [found] = await persons(tx).where(eq(visitors.id, visitorId));
  return found && toPerson(found);
}

/** All visitors who are the same person, the main one first. */
export async function visitorsOf(tx: Tx, main: VisitorId): Promise<Person[]> {
  const rows = await persons(tx)
    .where(isVisitorOf(main))
    .orderBy(sql`${visitors.mergedInto} nulls first`, asc(visitors.createdAt), asc(visitors.id));
  return rows.map(toPerson);
}

export const isVisitorOf = (main: VisitorId): SQL | undefined =>
  or(eq(visitors.id, main), eq(visitors.mergedInto, main));

export async function lockVisitor(tx: Tx, id: VisitorId): Promise<void> {
  await tx.select({ id: visitors.id }).from(visitors).where(eq(visitors.id, id)).for('update');
}

/** Changes of one profile happen one after the other, and not while visitors are merged. */
export async function lockPerson(tx: Tx, visitorId: VisitorId): Promise<Person | undefined> {
  for (;;) {
    const person = await findPerson(tx, visitorId);
    if (!person) return undefined;
    await lockVisitor(tx, person.mainId);
    const locked = await findPerson(tx, visitorId);
    // They were merged while this transaction waited.
    if (locked?.mainId === person.mainId) return locked;
  }
}
