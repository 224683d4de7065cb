/** The ticket of a conversation; null if it never reached the desk. */
import type { UserSessionId } from '@parrot/contract/core';
import { ticketDetails } from '@parrot/contract/tickets';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../http/call.ts';
import { ticketKey } from './ticket-key.ts';

export const ticketQuery = (userSessionId: UserSessionId) =>
  queryOptions({
    queryKey: ticketKey(userSessionId),
    queryFn: async ({ signal }) => (await call(ticketDetails, { query: { userSessionId }, signal })).ticket,
    meta: { quiet: true },
  });
