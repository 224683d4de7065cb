/** The filter and the selected agent, in the address. */
import { type AppId, appId as appIdShape, type UserId, userId as userIdShape } from '@parrot/contract/core';
import { type AgentState, agentState } from '@parrot/contract/desk';
import { useSearchParams } from 'react-router';
import { useQueryChange } from '../../../shared/browser/use-query-change.ts';

export type SupervisionView = {
  search: string;
  states: AgentState[];
  appId: AppId | null;
  agentId: UserId | null;
};

export function useSupervisionUrl() {
  const [query] = useSearchParams();
  const changeQuery = useQueryChange();
  const view: SupervisionView = {
    search: query.get('search') ?? '',
    states: query.getAll('state').flatMap((state) => agentState.safeParse(state).data ?? []),
    appId: appIdShape.safeParse(query.get('app')).data ?? null,
    agentId: userIdShape.safeParse(query.get('agent')).data ?? null,
  };
  const show = (change: Partial<SupervisionView>, replace = true) =>
    changeQuery((next) => write(next, change), { replace });
  return { view, show };
}

function write(query: URLSearchParams, { search, states, appId, agentId }: Partial<SupervisionView>): void {
  const put = (name: string, values: readonly string[] | undefined) => {
    if (!values) return;
    query.delete(name);
    for (const value of values) if (value) query.append(name, value);
  };
  put('search', search === undefined ? undefined : [search]);
  put('state', states);
  put('app', appId === undefined ? undefined : [appId ?? '']);
  put('agent', agentId === undefined ? undefined : [agentId ?? '']);
}
