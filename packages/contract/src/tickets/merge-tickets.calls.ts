/** Merges two tickets about the same thing. */
import * as z from 'zod';
import { desk } from '../core/access/access.ts';
import { defineCall } from '../core/call.ts';
import { ticketId, userSessionId } from '../core/ids.ts';

const ticketLink = z.object({ ticketId, number: z.number().int().positive(), userSessionId });
const links = {
  mergedInto: ticketLink.nullable(),
  mergedFrom: z.array(ticketLink),
};
export type TicketLinks = z.infer<z.ZodObject<typeof links>>;

export const readTicketLinks = defineCall({
  name: 'tickets.links',
  method: 'GET',
  base: 'parrot',
  path: '/desk/ticket/links',
  access: desk,
  scope: 'tickets:read',
  summary: 'The ticket that this one was merged into, and those that were merged into it.',
  query: z.object({ ticketId }),
  reply: z.object({ status: z.literal('success'), ...links }),
});

export const mergeTickets = defineCall({
  name: 'tickets.merge',
  method: 'POST',
  base: 'parrot',
  path: '/desk/ticket/merge',
  access: desk,
  summary:
    'Merges a ticket into another one: its comments and tags move, it is closed, and both conversations get a note. Rejected if one of them was merged meanwhile.',
  body: z.object({ ticketId, intoTicketId: ticketId }),
  reply: z.object({ status: z.literal('success'), ...links }),
});
