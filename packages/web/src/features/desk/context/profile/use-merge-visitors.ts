/** Finding the other visitor, and what merging both would result in. */
import type { UserSessionId, VisitorId } from '@parrot/contract/core';
import { LIMITS } from '@parrot/contract/core';
import { findMergeCandidates, mergeVisitors, previewMerge } from '@parrot/contract/profiles';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../shared/http/call.ts';
import { CONVERSATIONS_KEY, PROFILE_KEY, useProfileChange } from './profile-queries.ts';

export const useMergeCandidates = (userSessionId: UserSessionId, text: string) =>
  useQuery({
    queryKey: ['desk', 'merge candidates', userSessionId, text],
    queryFn: async ({ signal }) =>
      (await call(findMergeCandidates, { body: { userSessionId, text }, signal })).items,
    enabled: text.length >= LIMITS.searchText.min,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });

export const useMergePreview = (userSessionId: UserSessionId, otherUserId: VisitorId) =>
  useQuery({
    queryKey: ['desk', 'merge preview', userSessionId, otherUserId],
    queryFn: ({ signal }) => call(previewMerge, { body: { userSessionId, otherUserId }, signal }),
    staleTime: 0,
    meta: { quiet: true },
  });

export function useMergeVisitors(userSessionId: UserSessionId) {
  const cache = useQueryClient();
  const merge = useProfileChange(mergeVisitors, userSessionId);
  const refresh = async () => {
    await cache.invalidateQueries({ queryKey: PROFILE_KEY });
    await cache.invalidateQueries({ queryKey: CONVERSATIONS_KEY });
    await cache.invalidateQueries({ queryKey: ['desk', 'visitor'] });
  };
  return { merge, refresh };
}
