import { DONE } from '@parrot/contract/core';
import {
  addComment,
  ticketComments,
  ticketDetails,
  updateComment,
  updateTicket,
} from '@parrot/contract/tickets';
import { type Route, route } from '../../platform/index.ts';
import type { TicketsService } from './tickets.service.ts';

export const ticketsRoutes = (tickets: TicketsService): Route[] => [
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
