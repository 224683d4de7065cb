/** The workspace's own fields about tickets, and their values. */
import type { AppId, FieldValue, TicketFieldId } from '@parrot/contract/core';
import {
  deleteTicketField,
  listTicketFields,
  setTicketField,
  type Ticket,
  type TicketField,
  ticketFieldUse,
} from '@parrot/contract/tickets';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../shared/http/api-error.ts';
import { call } from '../../../shared/http/call.ts';
import { ticketKey } from '../../../shared/tickets/ticket-key.ts';
import { cacheTicket } from '../use-ticket.ts';

const FIELDS_KEY = ['desk', 'ticket fields'];

export function useTicketFields() {
  return useQuery({
    queryKey: FIELDS_KEY,
    queryFn: async ({ signal }) => (await call(listTicketFields, { signal })).items,
    meta: { quiet: true },
  });
}

export const isOfApp = ({ isForAllApps, appIds }: TicketField, appId: AppId): boolean =>
  isForAllApps || appIds.includes(appId);

/** Required fields that the ticket has no value for. */
export const missingFields = (fields: readonly TicketField[], ticket: Ticket): TicketField[] =>
  fields.filter(
    (field) =>
      field.isRequired && isOfApp(field, ticket.appId) && ticket.fieldValues[field.fieldId] === undefined,
  );

type Change = { fieldId: TicketFieldId; value: FieldValue | null; before: FieldValue | null };

/**
 * If another agent has changed the field meanwhile, nothing is changed and the present value is fetched. A deleted
 * field stays on the screen, with its error and what was typed.
 */
export function useSetField({ ticketId, userSessionId }: Ticket) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) => call(setTicketField, { body: { ticketId, ...change } }),
    onSuccess: ({ ticket }) => cacheTicket(cache, ticket),
    onError: async (error) => {
      await cache.invalidateQueries({ queryKey: ticketKey(userSessionId) });
      if (error instanceof ApiError && error.code === 'not_found') return;
      await cache.invalidateQueries({ queryKey: FIELDS_KEY });
    },
    meta: { quiet: true },
  });
}

export const useFieldUse = (fieldId: TicketFieldId) =>
  useQuery({
    queryKey: ['desk', 'use of ticket field', fieldId],
    queryFn: ({ signal }) => call(ticketFieldUse, { query: { fieldId }, signal }),
    staleTime: 0,
    meta: { quiet: true },
  });

export function useRefreshFields() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: FIELDS_KEY });
}

export const removeField = ({ fieldId }: TicketField, confirmLabel: string) =>
  call(deleteTicketField, { body: { fieldId, confirmLabel } });

/** Everything that shows values, and views that may have dropped a filter. */
export function useRefreshTickets() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: ['desk'] });
}
