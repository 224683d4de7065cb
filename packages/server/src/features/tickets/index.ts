/**
 * Tickets: one for each conversation handed to agents, with subject, priority, assignee and internal
 * comments.
 */
import { ticketChanged as ticketChangedPush } from '@parrot/contract/tickets';
import type { Platform, Route } from '../../platform/index.ts';
import { conversationRoom } from '../conversations/index.ts';
import { startTicketSync } from './tickets.listeners.ts';
import { ticketsRoutes } from './tickets.routes.ts';
import { createTicketsService, type TicketNeeds } from './tickets.service.ts';
import { ticketChanged } from './tickets.topics.ts';

export { sessionsOfTicket } from './sessions-of-ticket.repository.ts';
export { ticketsOfConversation } from './tickets.repository.ts';

export function createTickets(platform: Platform, needs: TicketNeeds): { routes: Route[] } {
  const tickets = createTicketsService(platform, needs);
  startTicketSync(platform, tickets);
  const { bus, channels } = platform;
  bus.listen(ticketChanged, ({ payload }) =>
    channels.push(ticketChangedPush, [conversationRoom(payload.conversationId)], payload),
  );
  return { routes: ticketsRoutes(tickets) };
}
