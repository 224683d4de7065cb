/** Who could get a conversation. Asked anew whenever somebody comes, goes, or has more or less to do. */
import type { UserSessionId } from '@parrot/contract/core';
import { availableAgents, listAgents, onlineOfflineAgents } from '@parrot/contract/desk';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../http/call.ts';

export const AGENTS_KEY = ['desk', 'agents'];

/** Of the app of one conversation: who has room now, who is at the desk, who is not. */
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

/** Everybody whose conversations one may watch. */
export const monitoredAgentsQuery = queryOptions({
  queryKey: [...AGENTS_KEY, 'all'],
  queryFn: async () => (await call(listAgents, { body: { limit: 100 } })).items,
});
