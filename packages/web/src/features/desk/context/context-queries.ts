/** What is asked for beside a conversation. Failures stand in their own section. */

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

/** One is made by itself at the hand-over and at the close: `status` is part of the name so that it is then asked for. */
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
