/** Queries of agents. Refetched whenever agents come, go, or change their load. */
import type { AppId, UserSessionId } from '@parrot/contract/core';
import { type DeskAgent, listAgents, onlineOfflineAgents } from '@parrot/contract/desk';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../http/call.ts';

export const AGENTS_KEY = ['desk', 'agents'];

type AgentScope = { appId: AppId } | { userSessionId: UserSessionId };

/**
 * The agents of an app, or of the app of a conversation without the agent who has it: those who can take one
 * more now, the others online, and those offline. In one answer, so that no agent is in two of them.
 */
export const agentsQuery = (scope: AgentScope) =>
  queryOptions({
    queryKey: [...AGENTS_KEY, 'of', scope],
    queryFn: async () => {
      const { online, offline } = await call(onlineOfflineAgents, { body: scope });
      return { available: online.filter(isFree), online: online.filter((agent) => !isFree(agent)), offline };
    },
  });

const isFree = ({ state, open, capacity }: DeskAgent): boolean => state === 'available' && open < capacity;

/** All agents whose conversations the user may monitor. */
export const monitoredAgentsQuery = queryOptions({
  queryKey: [...AGENTS_KEY, 'all'],
  queryFn: async () => (await call(listAgents, { body: { limit: 100 } })).items,
});
