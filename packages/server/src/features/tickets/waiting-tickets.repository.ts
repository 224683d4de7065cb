/** Tickets that wait: for the visitor, or for a time. */
import type { ConversationId, TenantId, TicketId } from '@parrot/contract/core';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { messagesTable as messages } from '../conversations/index.ts';
import { tickets } from './tickets.tables.ts';

export type WaitingTicket = { tenantId: TenantId; id: TicketId };

const waits = inArray(tickets.status, ['pending', 'snoozed']);
const ofTenant = { tenantId: tickets.tenantId, id: tickets.id };
/** The rest follows with the next run. */
const AT_ONCE = 1_000;

export async function waitingTicketsOf(tx: Tx, conversationId: ConversationId): Promise<TicketId[]> {
  const rows = await tx
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.conversationId, conversationId), waits))
    .orderBy(asc(tickets.id));
  return rows.map(({ id }) => id);
}

/** In all tenants; for the system scope. */
export const dueTickets = (tx: Tx, now: Date): Promise<WaitingTicket[]> =>
  tx
    .select(ofTenant)
    .from(tickets)
    .where(and(eq(tickets.status, 'snoozed'), lte(tickets.snoozedUntil, now)))
    .orderBy(asc(tickets.snoozedUntil))
    .limit(AT_ONCE);

/** In all tenants: those whose visitor has written since, for example in a new session with the bot. */
export const answeredTickets = (tx: Tx): Promise<WaitingTicket[]> =>
  tx
    .select(ofTenant)
    .from(tickets)
    .where(and(waits, hasVisitorWritten))
    .orderBy(asc(tickets.id))
    .limit(AT_ONCE);

/** Whether the visitor has written since the ticket waits. */
export async function isAnswered(tx: Tx, id: TicketId): Promise<boolean> {
  const found = await tx
    .select({ one: sql`1` })
    .from(tickets)
    .where(and(eq(tickets.id, id), waits, hasVisitorWritten));
  return found.length > 0;
}

const hasVisitorWritten = sql`exists (
  select from ${messages}
  where ${messages.conversationId} = ${tickets.conversationId} and ${messages.userType} = 'visitor'
    and ${messages.createdAt} > coalesce(${tickets.statusAt}, ${tickets.updatedAt}))`;
