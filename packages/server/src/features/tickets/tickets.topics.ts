import type { ConversationId } from '@parrot/contract/core';
import type { Ticket, TicketComment } from '@parrot/contract/tickets';
import { defineTopic } from '../../platform/index.ts';

/** A ticket was created, changed or commented on. */
export const ticketChanged = defineTopic<{
  conversationId: ConversationId;
  ticket: Ticket;
  comment: TicketComment | null;
}>('ticket.changed');
