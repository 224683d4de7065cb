/** Merging tickets, and the links between merged ones. */
import type { TicketId } from '@parrot/contract/core';
import { listTickets, mergeTickets, readTicketLinks, type Ticket } from '@parrot/contract/tickets';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/http/call.ts';

const FOUND = 10;

/** Read again whenever the ticket changes, as merging changes both. */
export const useTicketLinks = ({ ticketId, updatedAt }: Ticket) =>
  useQuery({
    queryKey: ['desk', 'ticket', 'links', ticketId, updatedAt],
    queryFn: ({ signal }) => call(readTicketLinks, { query: { ticketId }, signal }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });

/** Tickets that another one can be merged into; before anything is typed those of its visitor, then the latest. */
export const useMergeTargets = (text: string, { ticketId: except, visitorName }: Ticket) =>
  useQuery({
    queryKey: ['desk', 'tickets', 'to merge into', text, except],
    queryFn: async ({ signal }) => {
      const find = async (wanted: string) =>
        (await call(listTickets, { body: { text: wanted, limit: FOUND }, signal })).items;
      const found = await Promise.all([...(text === '' ? [find(visitorName)] : []), find(text)]);
      const byId = new Map(found.flat().map((ticket) => [ticket.ticketId, ticket]));
      return [...byId.values()].filter(({ ticketId, status }) => ticketId !== except && status !== 'closed');
    },
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });

export function useMergeTickets() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: { ticketId: TicketId; intoTicketId: TicketId }) => call(mergeTickets, { body }),
    // Also if it is refused: another agent was faster.
    onSettled: async () => {
      await cache.invalidateQueries({ queryKey: ['desk', 'ticket'] });
      await cache.invalidateQueries({ queryKey: ['desk', 'comments'] });
    },
    meta: { quiet: true },
  });
}
