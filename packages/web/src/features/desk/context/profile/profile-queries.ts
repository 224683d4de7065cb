/** The profile of a visitor, updated live. */
import type { Call, UserSessionId } from '@parrot/contract/core';
import { profileChanged, profileConversations, readProfile } from '@parrot/contract/profiles';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type * as z from 'zod';
import { call } from '../../../../shared/http/call.ts';
import type { DeskSession } from '../../session/desk-session.ts';
import { useDeskStore } from '../../session/desk-store.ts';

export const PROFILE_KEY = ['desk', 'profile'];
export const CONVERSATIONS_KEY = ['desk', 'profile-conversations'];
const PAGE = 10;

export const profileQuery = (userSessionId: UserSessionId) =>
  queryOptions({
    queryKey: [...PROFILE_KEY, userSessionId],
    queryFn: async ({ signal }) => (await call(readProfile, { query: { userSessionId }, signal })).profile,
    meta: { quiet: true },
  });

export const conversationsQuery = (userSessionId: UserSessionId, text: string) =>
  infiniteQueryOptions({
    queryKey: [...CONVERSATIONS_KEY, userSessionId, text],
    queryFn: ({ signal, pageParam: offset }) =>
      call(profileConversations, { body: { userSessionId, text, offset, limit: PAGE }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, all) => (last.hasMore ? all.length * PAGE : undefined),
    meta: { quiet: true },
  });

type ProfileCall<Body extends z.ZodType> = Call<z.ZodType, Body, typeof readProfile.reply>;

/** A call that replies with the changed profile, which is shown at once. */
export function useProfileChange<Body extends z.ZodType>(
  of: ProfileCall<Body>,
  userSessionId: UserSessionId,
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (change: Omit<z.input<Body>, 'userSessionId'>) =>
      call(of, { body: { ...change, userSessionId } as unknown as z.input<Body> }),
    // A reply that is older than the change must not replace it.
    onMutate: () => cache.cancelQueries({ queryKey: profileQuery(userSessionId).queryKey }),
    onSuccess: ({ profile }) => cache.setQueryData(profileQuery(userSessionId).queryKey, profile),
    meta: { quiet: true },
  });
}

/** Shows changes by other agents at once; after a reconnect everything is fetched again. */
export function useLiveProfile(desk: Pick<DeskSession, 'subscribe'>): void {
  const cache = useQueryClient();
  const isConnected = useDeskStore(({ agentConnected }) => agentConnected);
  useEffect(() => {
    const refresh = () => {
      void cache.invalidateQueries({ queryKey: PROFILE_KEY });
      void cache.invalidateQueries({ queryKey: ['desk', 'visitor'] });
    };
    if (isConnected) refresh();
    return desk.subscribe(profileChanged, refresh);
  }, [desk, cache, isConnected]);
}
