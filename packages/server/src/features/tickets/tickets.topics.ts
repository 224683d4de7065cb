import type { ConversationId } from '@parrot/contract/core';
import type { Ticket, TicketComment, TicketPriority, TicketStatus } from '@parrot/contract/tickets';
import { defineTopic } from '../../platform/index.ts';

/** A ticket was created, changed or commented on. `before`: what it had, if status or priority changed. */
export const ticketChanged = defineTopic<{
  conversationId: ConversationId;
  ticket: Ticket;
  comment: TicketComment | null;
  before?: { status: TicketStatus; priority: TicketPriority };
}>('ticket.changed');
