import { DONE } from '@parrot/contract/core';
import { deleteTicketView, listTicketViews, saveTicketView } from '@parrot/contract/tickets';
import { type Route, route } from '../../../platform/index.ts';
import type { TicketViewsService } from './ticket-views.service.ts';

export const ticketViewsRoutes = (views: TicketViewsService): Route[] => [
  route(listTicketViews, async ({ caller }) => ({ ...DONE, ...(await views.list(caller)) })),
  route(saveTicketView, async ({ caller, body }) => ({ ...DONE, view: await views.save(caller, body) })),
  route(deleteTicketView, async ({ caller, query }) => {
    await views.remove(caller, query.viewId);
    return DONE;
  }),
];
