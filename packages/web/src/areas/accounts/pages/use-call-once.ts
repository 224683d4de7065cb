/** A call that the page makes by itself, once: a mail link works only once, so it must not be sent twice. */
import type { BodyOf, Call } from '@parrot/contract/core';
import { useQuery } from '@tanstack/react-query';
import { callAccounts } from '../http/call-accounts.ts';

export function useCallOnce<C extends Call>(call: C, body: BodyOf<C> | undefined) {
  return useQuery({
    queryKey: [call.name, body],
    queryFn: () => callAccounts(call, { body }),
    enabled: body !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnReconnect: false,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
  });
}
