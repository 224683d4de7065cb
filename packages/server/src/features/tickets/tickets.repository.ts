import type { CommentId, ConversationId, TenantId, TicketId, UserSessionId } from '@parrot/contract/core';
import type { TicketFieldValues, TicketTarget } from '@parrot/contract/tickets';
import { asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { columnList, insertRows, jsonRows, preparedStatement, type Tx } from '../../platform/index.ts';
import { fieldValuesColumn, namedValuesColumn } from './fields/field-values.repository.ts';
import { type TargetRow, ticketTargets } from './targets/targets.tables.ts';
import { insertTargets, targetsColumn } from './targets/ticket-targets.repository.ts';
import { type CommentRow, ticketComments, ticketNumbers, tickets } from './tickets.tables.ts';

export type TicketRow = typeof tickets.$inferSelect;
export type CountedTicket = TicketRow & {
  commentCount: number;
  fieldValues: TicketFieldValues;
  targets: TicketTarget[];
};

export const commentCount = sql<number>`(select count(*) from ticket_comments where ticket_comments.ticket_id = tickets.id)`;

const ticketsWithCommentCount = (tx: Tx) =>
  tx
    .select({
      ...getTableColumns(tickets),
      commentCount: commentCount.mapWith(Number),
      fieldValues: fieldValuesColumn,
      targets: targetsColumn,
    })
    .from(tickets);

export async function findTicketOfSession(
  tx: Tx,
  sessionId: UserSessionId,
): Promise<CountedTicket | undefined> {
  const [found] = await ticketsWithCommentCount(tx).where(eq(tickets.sessionId, sessionId));
  return found;
}

export async function findTicket(tx: Tx, id: TicketId): Promise<CountedTicket | undefined> {
  const [found] = await ticketsWithCommentCount(tx).where(eq(tickets.id, id));
  return found;
}

/** Locks the ticket until the transaction ends. */
export async function lockTicket(tx: Tx, id: TicketId): Promise<void> {
  await tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.id, id)).for('update');
}

/** Locks the tenant's counter until the transaction ends, so that numbers have no gaps and no duplicates. */
export async function lockTicketNumbers(tx: Tx, tenantId: TenantId): Promise<number> {
  const [found] = await tx
    .insert(ticketNumbers)
    .values({ tenantId, last: 0 })
    .onConflictDoUpdate({ target: ticketNumbers.tenantId, set: { last: sql`${ticketNumbers.last}` } })
    .returning({ last: ticketNumbers.last });
  return found?.last ?? 0;
}

/** The counter's row is locked until the transaction ends, so numbers have no gaps and no duplicates. */
const openTicket = preparedStatement<{ number: number }>(
  'open_ticket',
  (parameter) => sql`
  with numbered as (
    insert into ${ticketNumbers} as counter (tenant_id, last)
    values (${parameter('ticket')}::jsonb #>> '{0,tenant_id}', 1)
    on conflict (tenant_id) do update set last = counter.last + 1
    returning last
  ), inserted_targets as (
    ${insertRows(ticketTargets, parameter('targets'))}
  )
  insert into ${tickets} (${columnList(tickets)})
  select ${columnList(tickets, 'complete')}
  from numbered, jsonb_populate_record(
    null::${tickets}, (${parameter('ticket')}::jsonb -> 0) || jsonb_build_object('number', numbered.last)) as complete
  returning number`,
);

/** Returns it with its number. */
export async function insertTicket(
  tx: Tx,
  row: Omit<TicketRow, 'number'>,
  targets: readonly TargetRow[],
): Promise<TicketRow> {
  const [opened] = await openTicket(tx, {
    ticket: jsonRows(tickets, [{ ...row, number: 0 }]),
    targets: jsonRows(ticketTargets, targets),
  });
  if (!opened) throw new Error('opening a ticket returned no number');
  return { ...row, number: opened.number };
}

/** In order of their numbers, with their comments and targets. */
export async function insertTickets(
  tx: Tx,
  rows: readonly TicketRow[],
  comments: readonly CommentRow[],
  targets: readonly TargetRow[],
): Promise<void> {
  const last = rows.at(-1);
  if (!last) return;
  await tx.insert(tickets).values([...rows]);
  await tx.update(ticketNumbers).set({ last: last.number }).where(eq(ticketNumbers.tenantId, last.tenantId));
  if (comments.length > 0) await tx.insert(ticketComments).values([...comments]);
  await insertTargets(tx, targets);
}

export async function updateTicketRow(
  tx: Tx,
  id: TicketId,
  change: Partial<Omit<TicketRow, 'id' | 'tenantId'>>,
): Promise<void> {
  await tx.update(tickets).set(change).where(eq(tickets.id, id));
}

/** The newest comments, oldest first. */
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

/** All tickets of a conversation with their comments, for a visitor's data export. */
export async function ticketsOfConversation(tx: Tx, conversationId: ConversationId) {
  const rows = await tx
    .select({ ...getTableColumns(tickets), fields: namedValuesColumn })
    .from(tickets)
    .where(eq(tickets.conversationId, conversationId))
    .orderBy(asc(tickets.number));
  const comments =
    rows.length === 0
      ? []
      : await tx
          .select()
          .from(ticketComments)
          .where(
            inArray(
              ticketComments.ticketId,
              rows.map(({ id }) => id),
            ),
          )
          .orderBy(asc(ticketComments.createdAt));
  return rows.map(({ tenantId: _, ...ticket }) => ({
    ...ticket,
    comments: comments
      .filter(({ ticketId }) => ticketId === ticket.id)
      .map(({ tenantId: _tenant, ...comment }) => comment),
  }));
}
