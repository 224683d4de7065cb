/** The queries of the context pane. Each section shows its own errors. */

import { assistantAbilities, generateSummary } from '@parrot/contract/assistant';
import { MINUTE_MS, type UserSessionId } from '@parrot/contract/core';
import { readVisitorContext } from '@parrot/contract/desk';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';

export const visitorQuery = (userSessionId: UserSessionId) =>
  queryOptions({
    queryKey: ['desk', 'visitor', userSessionId],
    queryFn: async ({ signal }) =>
      (await call(readVisitorContext, { query: { userSessionId }, signal })).visitor,
    meta: { quiet: true },
  });

/**
 * The server makes one at the handover and at the close: `status` is part of the key so that it is fetched
 * then.
 */
export const summaryQuery = (userSessionId: UserSessionId, status: string) =>
  queryOptions({
    queryKey: ['desk', 'summary', userSessionId, status],
    queryFn: async ({ signal }) => (await call(generateSummary, { body: { userSessionId }, signal })).summary,
    meta: { quiet: true },
  });

export function useFreshSummary(userSessionId: UserSessionId, status: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(generateSummary, { body: { userSessionId, fresh: true } })).summary,
    onSuccess: (summary) => cache.setQueryData(summaryQuery(userSessionId, status).queryKey, summary),
  });
}

/** What the assistant can do for this conversation: menus show only that. */
export const abilitiesQuery = (userSessionId: UserSessionId) =>
  queryOptions({
    queryKey: ['desk', 'abilities', userSessionId],
    queryFn: ({ signal }) => call(assistantAbilities, { query: { userSessionId }, signal }),
    staleTime: 5 * MINUTE_MS,
    meta: { quiet: true },
  });
