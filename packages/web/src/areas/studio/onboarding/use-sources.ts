/** The sources of the bot, polled while they are being read. */
import type { AppId } from '@parrot/contract/core';
import { listSources, type Source } from '@parrot/contract/knowledge';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';

const EVERY_MS = 1_000;
const keyOf = (appId: AppId) => ['onboarding-sources', appId];

export const isBeingRead = ({ state }: Source): boolean => state === 'in progress';

export const useSources = (appId: AppId) =>
  useQuery({
    queryKey: keyOf(appId),
    queryFn: ({ signal }) => call(listSources, { body: { appId, limit: 20 }, signal }),
    select: ({ items }) => items,
    refetchInterval: ({ state }) => (state.data?.items.some(isBeingRead) ? EVERY_MS : false),
    staleTime: 0,
    meta: { quiet: true },
  });

export function useRefreshSources(appId: AppId) {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: keyOf(appId) });
}
