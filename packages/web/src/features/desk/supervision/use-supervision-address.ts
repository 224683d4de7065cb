/** Which agents are shown and whose conversations are looked at, as the address says it. */
import { type AppId, appId as appIdShape, type UserId, userId as userIdShape } from '@parrot/contract/core';
import { type AgentState, agentState } from '@parrot/contract/desk';
import { useSearchParams } from 'react-router';

export type SupervisionView = {
  search: string;
  states: AgentState[];
  appId: AppId | null;
  agentId: UserId | null;
};

export function useSupervisionAddress() {
  const [query, setQuery] = useSearchParams();
  const view: SupervisionView = {
    search: query.get('search') ?? '',
    states: query.getAll('state').flatMap((state) => agentState.safeParse(state).data ?? []),
    appId: appIdShape.safeParse(query.get('app')).data ?? null,
    agentId: userIdShape.safeParse(query.get('agent')).data ?? null,
  };
  const show = (change: Partial<SupervisionView>, replace = true) =>
    setQuery(() => queryOf({ ...view, ...change }), { replace });
  return { view, show };
}

function queryOf({ search, states, appId, agentId }: SupervisionView): URLSearchParams {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  for (const state of states) query.append('state', state);
  if (appId) query.set('app', appId);
  if (agentId) query.set('agent', agentId);
  return query;
}
