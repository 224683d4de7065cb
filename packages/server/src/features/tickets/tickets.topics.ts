import type { ConversationId } from '@parrot/contract/core';
import type { Ticket, TicketComment } from '@parrot/contract/tickets';
import { defineTopic } from '../../platform/index.ts';

/** A ticket is new, looks different or was commented on. */
export const ticketChanged = defineTopic<{
  conversationId: ConversationId;
  ticket: Ticket;
  comment: TicketComment | null;
}>('ticket.changed');
