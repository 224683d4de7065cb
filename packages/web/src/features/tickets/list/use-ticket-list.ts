/** The list of tickets, loaded page by page, and what is done with it. */
import type { TicketId } from '@parrot/contract/core';
import type { TicketQuery } from '@parrot/contract/tickets';
import {
  type BulkChange,
  exportTickets,
  listTickets,
  type TicketRow,
  updateTickets,
} from '@parrot/contract/tickets';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { saveCsv } from '../../../shared/browser/save-csv.ts';
import { call } from '../../../shared/http/call.ts';
import { pagedByCursor } from '../../../shared/query/paged.ts';
import { ticketFilterOf } from './ticket-query.ts';

const TICKETS_KEY = ['desk', 'tickets'];
const PAGE = 50;
/** Other agents and visitors change tickets meanwhile. */
const REFRESH_MS = 60_000;

export function useTicketList(wanted: TicketQuery) {
  const query = useInfiniteQuery({
    queryKey: [...TICKETS_KEY, wanted],
    ...pagedByCursor((at, signal) =>
      call(listTickets, { body: { ...ticketFilterOf(wanted), limit: PAGE, ...at }, signal }),
    ),
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  });
  return { query, items: distinct(query.data?.pages.flatMap(({ items }) => items) ?? []) };
}

/** A ticket that moved between two pages is shown once. */
const distinct = (items: readonly TicketRow[]): TicketRow[] => [
  ...new Map(items.map((item) => [item.ticketId, item])).values(),
];

type BulkInput = { ticketIds: TicketId[]; change: Partial<BulkChange> };

/** Several inputs, as an undo has, are sent one after the other and reported together. */
export function useUpdateTickets() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (inputs: BulkInput[]) => {
      const replies = [];
      for (const body of inputs) replies.push(await call(updateTickets, { body }));
      return {
        changed: replies.reduce((sum, { changed }) => sum + changed, 0),
        failed: replies.flatMap(({ failed }) => failed),
        undo: replies.flatMap(({ undo }) => undo),
      };
    },
    onSettled: () => cache.invalidateQueries({ queryKey: TICKETS_KEY }),
    meta: { quiet: true },
  });
}

/** The tickets of the filter as a CSV file. */
export const useExportTickets = () =>
  useMutation({
    mutationFn: (wanted: TicketQuery) =>
      saveCsv<string>('tickets.csv', (cursor) =>
        call(exportTickets, { body: { ...ticketFilterOf(wanted), ...(cursor && { cursor }) } }),
      ),
  });
