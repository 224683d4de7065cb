/** Calling the visitor of the open conversation, where the app allows it and the agent has taken it. */
import { CallMediaError } from '@parrot/call-client';
import type { CallKind, QueueUser } from '@parrot/contract/conversations';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../shared/http/api-error.ts';
import { toast } from '../../shared/toast/toast.ts';
import { useCalls, useIsInCall } from './calls-store.ts';

/** `isConnected`: the desk's connection; the server is asked again after a reconnect. */
export function useStartCall(session: QueueUser | undefined, isMine: boolean, isConnected: boolean) {
  const calls = useCalls();
  const isInCall = useIsInCall();
  const report = useCallFailure();
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
      if (session) void calls?.ring(session.userSessionId, kind).catch(report);
    },
  };
}

/** Shows why a call could not be started or answered. */
export function useCallFailure(): (error: unknown) => void {
  const { t } = useTranslation('calls');
  return (error) => {
    const failure = error instanceof CallMediaError ? error.failure : null;
    if (!failure) console.warn('call failed', error);
    toast.failure(failure ? t(`failure.${failure.of}.${failure.code}`) : messageOf(error), {
      autoClose: 8_000,
    });
  };
}
