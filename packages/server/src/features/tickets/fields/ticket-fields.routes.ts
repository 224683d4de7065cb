import { DONE } from '@parrot/contract/core';
import * as calls from '@parrot/contract/tickets';
import { type Route, route } from '../../../platform/index.ts';
import type { TicketsService } from '../tickets.service.ts';
import type { TicketFieldsService } from './ticket-fields.service.ts';

export const ticketFieldsRoutes = (
  fields: TicketFieldsService,
  tickets: Pick<TicketsService, 'setField'>,
): Route[] => [
  route(calls.listTicketFields, async ({ caller }) => ({ ...DONE, items: await fields.list(caller) })),
  route(calls.addTicketField, async ({ caller, body }) => ({
    ...DONE,
    field: await fields.add(caller, body),
  })),
  route(calls.updateTicketField, async ({ caller, body }) => ({
    ...DONE,
    field: await fields.update(caller, body),
  })),
  route(calls.ticketFieldUse, async ({ caller, query }) => ({
    ...DONE,
    ...(await fields.use(caller, query.fieldId)),
  })),
  route(calls.deleteTicketField, async ({ caller, body }) => {
    await fields.remove(caller, body.fieldId, body.confirmLabel);
    return DONE;
  }),
  route(calls.setTicketField, async ({ caller, body }) => ({
    ...DONE,
    ticket: await tickets.setField(caller, body),
  })),
];
