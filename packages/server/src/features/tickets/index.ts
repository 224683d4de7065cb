/**
 * Tickets: one for each conversation handed to agents, with subject, priority, assignee and internal
 * comments.
 */
import { ticketChanged as ticketChangedPush } from '@parrot/contract/tickets';
import type { Platform, Route } from '../../platform/index.ts';
import { conversationRoom } from '../conversations/index.ts';
import { createImportTickets, type ImportTickets } from './import-tickets.ts';
import { startTicketSync } from './tickets.listeners.ts';
import { ticketsRoutes } from './tickets.routes.ts';
import { createTicketsService, type TicketNeeds, type TicketsService } from './tickets.service.ts';
import { ticketChanged } from './tickets.topics.ts';

export { sessionsOfTicket } from './sessions-of-ticket.repository.ts';
export { ticketsOfConversation } from './tickets.repository.ts';

export type Tickets = {
  routes: Route[];
  /** Opens the tickets of imported conversations. */
  importPast: ImportTickets;
} & Pick<TicketsService, 'details' | 'update' | 'addComment'>;

export function createTickets(platform: Platform, needs: TicketNeeds): Tickets {
  const tickets = createTicketsService(platform, needs);
  startTicketSync(platform, tickets);
  const { bus, channels } = platform;
  bus.listen(ticketChanged, ({ payload }) =>
    channels.push(ticketChangedPush, [conversationRoom(payload.conversationId)], payload),
  );
  const { details, update, addComment } = tickets;
  return {
    routes: ticketsRoutes(tickets),
    importPast: createImportTickets(platform),
    details,
    update,
    addComment,
  };
}
