/** The queries of the context pane. Each section shows its own errors. */

import { assistantAbilities, deskHandoverChanged, generateSummary } from '@parrot/contract/assistant';
import type { QueueUser } from '@parrot/contract/conversations';
import { MINUTE_MS, type UserSessionId } from '@parrot/contract/core';
import { readVisitorContext } from '@parrot/contract/desk';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../../shared/http/call.ts';
import type { DeskSession } from '../session/desk-session.ts';
import { useDeskStore } from '../session/desk-store.ts';

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
    queryFn: ({ signal }) => call(generateSummary, { body: { userSessionId }, signal }),
    meta: { quiet: true },
  });

export function useFreshSummary(userSessionId: UserSessionId, status: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(generateSummary, { body: { userSessionId, fresh: true } }),
    onSuccess: (made) => cache.setQueryData(summaryQuery(userSessionId, status).queryKey, made),
  });
}

/** Shows the visitor's corrections at once, and those made while the desk was not connected. */
export function useLiveHandover(
  desk: Pick<DeskSession, 'subscribe'>,
  { userSessionId, status }: Pick<QueueUser, 'userSessionId' | 'status'>,
): void {
  const cache = useQueryClient();
  const isConnected = useDeskStore(({ agentConnected }) => agentConnected);
  const wasConnected = useRef(isConnected);
  useEffect(() => {
    if (isConnected && !wasConnected.current)
      void cache.invalidateQueries({ queryKey: summaryQuery(userSessionId, status).queryKey });
    wasConnected.current = isConnected;
  }, [cache, isConnected, userSessionId, status]);
  useEffect(
    () =>
      desk.subscribe(deskHandoverChanged, (change) => {
        if (change.userSessionId !== userSessionId) return;
        const { queryKey } = summaryQuery(userSessionId, status);
        cache.setQueryData(queryKey, (known) => known && { ...known, handover: change.card });
        // A reply in flight is older; without one, or with a summary made meanwhile, it is fetched.
        void cache.invalidateQueries({ queryKey });
      }),
    [desk, cache, userSessionId, status],
  );
}

/** What the assistant can do for this conversation: menus show only that. */
export const abilitiesQuery = (userSessionId: UserSessionId) =>
  queryOptions({
    queryKey: ['desk', 'abilities', userSessionId],
    queryFn: ({ signal }) => call(assistantAbilities, { query: { userSessionId }, signal }),
    staleTime: 5 * MINUTE_MS,
    meta: { quiet: true },
  });
