/** Queries of agents. Refetched whenever agents come, go, or change their load. */
import type { UserSessionId } from '@parrot/contract/core';
import { availableAgents, listAgents, onlineOfflineAgents } from '@parrot/contract/desk';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../http/call.ts';

export const AGENTS_KEY = ['desk', 'agents'];

/** The agents of a conversation's app: available, online and offline. */
export const conversationAgentsQuery = (userSessionId: UserSessionId) =>
  queryOptions({
    queryKey: [...AGENTS_KEY, 'of', userSessionId],
    queryFn: async () => {
      const [{ items: available }, { online, offline }] = await Promise.all([
        call(availableAgents, { body: { userSessionId } }),
        call(onlineOfflineAgents, { body: { userSessionId } }),
      ]);
      const ready = new Set(available.map(({ userId }) => userId));
      return { available, online: online.filter(({ userId }) => !ready.has(userId)), offline };
    },
  });

/** All agents whose conversations the user may monitor. */
export const monitoredAgentsQuery = queryOptions({
  queryKey: [...AGENTS_KEY, 'all'],
  queryFn: async () => (await call(listAgents, { body: { limit: 100 } })).items,
});
