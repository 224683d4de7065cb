import { DONE } from '@parrot/contract/core';
import {
  addComment,
  exportTickets,
  listTickets,
  ticketComments,
  ticketDetails,
  updateComment,
  updateTicket,
  updateTickets,
} from '@parrot/contract/tickets';
import { type Route, route } from '../../platform/index.ts';
import type { BulkUpdate } from './bulk-update.service.ts';
import type { TicketListService } from './ticket-list.service.ts';
import type { TicketsService } from './tickets.service.ts';

export const ticketsRoutes = (
  tickets: TicketsService,
  ticketList: TicketListService,
  bulkUpdate: BulkUpdate,
): Route[] => [
  route(listTickets, async ({ caller, body }) => ({ ...DONE, ...(await ticketList.list(caller, body)) })),
  route(exportTickets, async ({ caller, body }) => ({
    ...DONE,
    ...(await ticketList.exportCsv(caller, body)),
  })),
  route(updateTickets, async ({ caller, body }) => ({ ...DONE, ...(await bulkUpdate(caller, body)) })),
  route(ticketDetails, async ({ caller, query }) => ({
    ...DONE,
    ticket: await tickets.details(caller, query.userSessionId),
  })),
  route(updateTicket, async ({ caller, body }) => ({ ...DONE, ticket: await tickets.update(caller, body) })),
  route(ticketComments, async ({ caller, query }) => ({
    ...DONE,
    items: await tickets.comments(caller, query.ticketId),
  })),
  route(addComment, async ({ caller, body }) => ({
    ...DONE,
    comment: await tickets.addComment(caller, body.ticketId, body),
  })),
  route(updateComment, async ({ caller, body }) => ({
    ...DONE,
    comment: await tickets.updateComment(caller, body.commentId, body),
  })),
];
