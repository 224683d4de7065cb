import type { TicketId } from '@parrot/contract/core';
import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { ticketComments, tickets } from '../tickets.tables.ts';

const link = { ticketId: tickets.id, number: tickets.number, userSessionId: tickets.sessionId };

export async function findLink(tx: Tx, id: TicketId) {
  const [found] = await tx.select(link).from(tickets).where(eq(tickets.id, id));
  return found;
}

export const mergedFrom = (tx: Tx, id: TicketId) =>
  tx.select(link).from(tickets).where(eq(tickets.mergedInto, id)).orderBy(asc(tickets.number));

export async function moveComments(tx: Tx, from: TicketId, to: TicketId): Promise<void> {
  await tx.update(ticketComments).set({ ticketId: to }).where(eq(ticketComments.ticketId, from));
}

/** Tickets that were merged into the first now belong to the second. */
export async function moveMerged(tx: Tx, from: TicketId, to: TicketId): Promise<void> {
  await tx.update(tickets).set({ mergedInto: to }).where(eq(tickets.mergedInto, from));
}
