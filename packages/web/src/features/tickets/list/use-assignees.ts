/** The agents whom the user may assign and filter by, themselves left out unless `withOwn`. */
import { hasPermission } from '@parrot/contract/core';
import { useQuery } from '@tanstack/react-query';
import { monitoredAgentsQuery } from '../../../shared/agents/agent-queries.ts';
import { useRights } from '../../../shared/session/use-rights.ts';
import { useUserStore } from '../../../state/user-store.ts';

/** Without permission to monitor there are none: the list has only the agent's own tickets and unassigned ones. */
export function useAssignees({ withOwn = false } = {}): { value: string; label: string }[] {
  const ownId = useUserStore(({ details }) => details?.userId);
  const mayMonitor = hasPermission(useRights(), 'Handle Chats', 'Agent chat monitoring');
  const { data = [] } = useQuery({ ...monitoredAgentsQuery, enabled: mayMonitor, meta: { quiet: true } });
  return data
    .filter(({ userId }) => withOwn || userId !== ownId)
    .map(({ userId, name }) => ({ value: userId as string, label: name }));
}
