/** Keeps groups, routing rules and skills on screen up to date through the desk's connection. */
import { routingChanged } from '@parrot/contract/desk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DeskSession } from '../../features/desk/session/desk-session.ts';
import { useDeskStore } from '../../features/desk/session/desk-store.ts';
import { GROUPS_KEY } from '../../shared/agents/group-queries.ts';

export function useLiveGroups(desk: DeskSession): void {
  const cache = useQueryClient();
  const isConnected = useDeskStore(({ agentConnected }) => agentConnected);
  useEffect(
    () => desk.subscribe(routingChanged, () => void cache.invalidateQueries({ queryKey: GROUPS_KEY })),
    [desk, cache],
  );
  // Pushes were missed while the desk was not connected.
  useEffect(() => {
    if (isConnected) void cache.invalidateQueries({ queryKey: GROUPS_KEY });
  }, [isConnected, cache]);
}
