import { DONE } from '@parrot/contract/core';
import { mergeTickets, readTicketLinks } from '@parrot/contract/tickets';
import { type Route, route } from '../../../platform/index.ts';
import type { MergeTickets } from './merge-tickets.service.ts';

export const mergeTicketsRoutes = (merging: MergeTickets): Route[] => [
  route(readTicketLinks, async ({ caller, query }) => ({
    ...DONE,
    ...(await merging.links(caller, query.ticketId)),
  })),
  route(mergeTickets, async ({ caller, body }) => ({
    ...DONE,
    ...(await merging.merge(caller, body.ticketId, body.intoTicketId)),
  })),
];
