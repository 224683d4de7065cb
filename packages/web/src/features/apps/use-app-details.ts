/** The draft of one app with its settings. */
import { appDetails } from '@parrot/contract/apps';
import type { AppId, ReplyOf } from '@parrot/contract/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/http/call.ts';

export type AppDetails = Omit<ReplyOf<typeof appDetails>, 'status'>;

const keyOf = (appId: AppId) => ['apps', 'one', appId];

export const useAppDetails = (appId: AppId) =>
  useQuery({
    queryKey: keyOf(appId),
    queryFn: ({ signal }) => call(appDetails, { body: { appId }, signal }),
    meta: { quiet: true },
  });

/** Stores the reply of a save in the cache; other queries about the draft are refetched. */
export function useStoreAppDetails(appId: AppId) {
  const cache = useQueryClient();
  return (details: AppDetails) => {
    const key = keyOf(appId);
    cache.setQueryData(key, { status: 'success', ...details });
    void cache.invalidateQueries({
      queryKey: ['apps'],
      predicate: ({ queryKey }) => queryKey.join() !== key.join(),
    });
  };
}
