import type { SessionEventKind } from '@parrot/contract/conversations';
import type { CommentId, TenantId, TicketId, UserSessionId } from '@parrot/contract/core';
import { and, asc, count, desc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { users } from '../users/index.ts';
import {
  type CommentRow,
  lines,
  sessions,
  ticketComments,
  ticketNumbers,
  tickets,
  visitorNames,
} from './tickets.tables.ts';

export type TicketRow = typeof tickets.$inferSelect;
export type NamedTicket = TicketRow & {
  assigneeName: string | null;
  visitorName: string;
  commentCount: number;
};

const FIRST_WORDS = 5;

const commentCount = (tx: Tx) =>
  tx
    .select({ ticketId: ticketComments.ticketId, total: count().as('total') })
    .from(ticketComments)
    .groupBy(ticketComments.ticketId)
    .as('counted');

const namedTickets = (tx: Tx) => {
  const counted = commentCount(tx);
  return tx
    .select({
      ...getTableColumns(tickets),
      assigneeName: users.name,
      visitorName: visitorNames.name,
      commentCount: sql<number>`coalesce(${counted.total}, 0)`.mapWith(Number),
    })
    .from(tickets)
    .innerJoin(sessions, eq(sessions.id, tickets.sessionId))
    .innerJoin(visitorNames, eq(visitorNames.id, sessions.visitorId))
    .leftJoin(users, eq(users.id, tickets.assigneeId))
    .leftJoin(counted, eq(counted.ticketId, tickets.id));
};

export async function findTicketOfSession(
  tx: Tx,
  sessionId: UserSessionId,
): Promise<NamedTicket | undefined> {
  const [found] = await namedTickets(tx).where(eq(tickets.sessionId, sessionId));
  return found;
}

export async function findTicket(tx: Tx, id: TicketId): Promise<NamedTicket | undefined> {
  const [found] = await namedTickets(tx).where(eq(tickets.id, id));
  return found;
}

/** Nobody else changes this ticket before the transaction is over. */
export async function lockTicket(tx: Tx, id: TicketId): Promise<void> {
  await tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.id, id)).for('update');
}

/** Until the transaction ends nobody else gets a number in this tenant: so none is lost and none given twice. */
export async function lockTicketNumbers(tx: Tx, tenantId: TenantId): Promise<number> {
  await tx.insert(ticketNumbers).values({ tenantId, last: 0 }).onConflictDoNothing();
  const [found] = await tx
    .select({ last: ticketNumbers.last })
    .from(ticketNumbers)
    .where(eq(ticketNumbers.tenantId, tenantId))
    .for('update');
  return found?.last ?? 0;
}

export async function insertTicket(tx: Tx, row: TicketRow): Promise<void> {
  await tx.insert(tickets).values(row);
  await tx.update(ticketNumbers).set({ last: row.number }).where(eq(ticketNumbers.tenantId, row.tenantId));
}

export async function updateTicketRow(
  tx: Tx,
  id: TicketId,
  change: Partial<Omit<TicketRow, 'id' | 'tenantId' | 'revision'>>,
): Promise<void> {
  await tx
    .update(tickets)
    .set({ ...change, revision: sql`${tickets.revision} + 1` })
    .where(eq(tickets.id, id));
}

/** What happened in a session, in order. */
export async function eventsOf(tx: Tx, sessionId: UserSessionId): Promise<SessionEventKind[]> {
  const rows = await tx
    .select({ event: lines.event })
    .from(lines)
    .where(and(eq(lines.sessionId, sessionId), isNotNull(lines.event)))
    .orderBy(asc(lines.seq));
  return rows.flatMap(({ event }) => event ?? []);
}

export async function firstWords(tx: Tx, sessionId: UserSessionId): Promise<string[]> {
  const rows = await tx
    .select({ value: lines.value })
    .from(lines)
    .where(and(eq(lines.sessionId, sessionId), eq(lines.userType, 'visitor')))
    .orderBy(asc(lines.seq))
    .limit(FIRST_WORDS);
  return rows.map(({ value }) => value);
}

/** The latest ones, oldest first. */
export async function listComments(tx: Tx, ticketId: TicketId, most: number): Promise<CommentRow[]> {
  const rows = await tx
    .select()
    .from(ticketComments)
    .where(eq(ticketComments.ticketId, ticketId))
    .orderBy(desc(ticketComments.createdAt), desc(ticketComments.id))
    .limit(most);
  return rows.reverse();
}

export async function findComment(tx: Tx, id: CommentId): Promise<CommentRow | undefined> {
  const [found] = await tx.select().from(ticketComments).where(eq(ticketComments.id, id));
  return found;
}

export async function insertComment(tx: Tx, row: CommentRow): Promise<void> {
  await tx.insert(ticketComments).values(row);
}

export async function updateCommentRow(
  tx: Tx,
  id: CommentId,
  change: Pick<CommentRow, 'value' | 'mentions' | 'editedAt'>,
): Promise<void> {
  await tx.update(ticketComments).set(change).where(eq(ticketComments.id, id));
}
