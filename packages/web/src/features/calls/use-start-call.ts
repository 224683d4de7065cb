/** Calling the visitor of the open conversation, where the app allows it and the agent has taken it. */
import type { CallKind, QueueUser } from '@parrot/contract/conversations';
import { useQuery } from '@tanstack/react-query';
import { useCalls, useIsInCall } from './calls-store.ts';
import { reportCallFailure } from './report-call-failure.ts';

/** `isConnected`: the desk's connection; the server is asked again after a reconnect. */
export function useStartCall(session: QueueUser | undefined, isMine: boolean, isConnected: boolean) {
  const calls = useCalls();
  const isInCall = useIsInCall();
  const { data: isAllowed = false } = useQuery({
    queryKey: ['calls', 'can-start', session?.userSessionId, session?.status, isInCall],
    queryFn: () => (session && calls ? calls.canStart(session.userSessionId) : false),
    enabled: calls !== null && isMine && isConnected && !isInCall,
    staleTime: 0,
    networkMode: 'always',
    meta: { quiet: true },
  });
  return {
    /** False while this agent is in a call already. */
    isPossible: isAllowed && isMine && !isInCall,
    start: (kind: CallKind) => {
      if (session) void calls?.ring(session.userSessionId, kind).catch(reportCallFailure);
    },
  };
}
