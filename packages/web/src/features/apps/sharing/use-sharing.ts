/** Who has access to an app, who could, and granting or revoking it. */
import { listAppUsers, shareCandidates, shareCode, unshareApp } from '@parrot/contract/apps';
import type { AppId, GroupId, UserId } from '@parrot/contract/core';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { paged } from '../../../shared/query/paged.ts';

const SHARING = 'app-sharing';
const PAGE = 50;

export type Receivers = { userIds?: UserId[]; groupIds?: GroupId[] };

export const useAppUsers = (appId: AppId, search: string) =>
  useInfiniteQuery({
    queryKey: [SHARING, appId, 'users', search],
    ...paged((offset, signal) =>
      call(listAppUsers, { body: { appId, search, offset, limit: PAGE }, signal }),
    ),
    staleTime: 0,
  });

export const useShareCandidates = (appId: AppId, search: string) =>
  useQuery({
    queryKey: [SHARING, appId, 'candidates', search],
    queryFn: ({ signal }) => call(shareCandidates, { body: { appId, search }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Errors are shown in the dialog. */
export const useShareApp = (appId: AppId) =>
  useSharing(appId, (receivers: Receivers) => call(shareCode, { body: { appId, ...receivers } }), true);

export const useUnshareApp = (appId: AppId) =>
  useSharing(appId, (from: UserId | GroupId) => call(unshareApp, { body: { appId, from } }));

function useSharing<Input, Reply>(appId: AppId, action: (input: Input) => Promise<Reply>, quiet = false) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: action,
    onSettled: () => void cache.invalidateQueries({ queryKey: [SHARING, appId] }),
    meta: { quiet },
  });
}
