/** The ticket of a conversation if it is loaded already; undefined otherwise, null if there is none. */
import type { UserSessionId } from '@parrot/contract/core';
import type { Ticket } from '@parrot/contract/tickets';
import { useQueryClient } from '@tanstack/react-query';
import { ticketKey } from '../../shared/tickets/ticket-key.ts';

export function useTicketCache() {
  const cache = useQueryClient();
  return {
    ticketOf: (id: UserSessionId | undefined): Ticket | null | undefined =>
      id && cache.getQueryData<Ticket | null>(ticketKey(id)),
  };
}
