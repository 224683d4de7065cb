import { listAgentApps } from '@parrot/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/http/call.ts';

const APPS = 100;

/** The apps whose tickets the agent may see. */
export function useAgentApps() {
  const { data = [] } = useQuery({
    queryKey: ['desk', 'agent apps'],
    queryFn: async ({ signal }) => (await call(listAgentApps, { body: { limit: APPS }, signal })).items,
    meta: { quiet: true },
  });
  return data;
}
