/** The apps of the tenant, and what can be done with one. */
import { appDetails, createApp, listApps, publishApp, shareCode, unpublishApp } from '@parrot/contract/apps';
import type { AppId } from '@parrot/contract/core';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../shared/http/call.ts';

const PAGE = 60;
const APPS = 'apps';

export const useApps = (search: string) =>
  useInfiniteQuery({
    queryKey: [APPS, 'list', search],
    queryFn: ({ pageParam, signal }) =>
      call(listApps, { body: { offset: pageParam, limit: PAGE, search }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ offset, items, total }) =>
      offset + items.length < total ? offset + items.length : undefined,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });

export const useApp = (appId: AppId) =>
  useQuery({
    queryKey: [APPS, 'one', appId],
    queryFn: ({ signal }) => call(appDetails, { body: { appId }, signal }),
    select: ({ app }) => app,
    meta: { quiet: true },
  });

export const useShareCode = (appId: AppId) =>
  useQuery({
    queryKey: [APPS, 'share', appId],
    queryFn: ({ signal }) => call(shareCode, { body: { appId }, signal }),
  });

/** Errors are shown at the form that made the call. */
export function useCreateApp() {
  const refresh = useRefreshApps();
  return useMutation({
    mutationFn: (body: Parameters<typeof createWith>[0]) => createWith(body),
    onSuccess: refresh,
    meta: { quiet: true },
  });
}
const createWith = (body: { appName: string; language?: 'en' | 'es' | 'de' | 'fr' | 'sv' }) =>
  call(createApp, { body: { ...body, appType: 'Q&A' } });

export function usePublishApp(appId: AppId) {
  const refresh = useRefreshApps();
  return useMutation({
    mutationFn: (note: string) => call(publishApp, { body: { appId, note } }),
    onSuccess: refresh,
  });
}

export function useUnpublishApp(appId: AppId) {
  const refresh = useRefreshApps();
  return useMutation({ mutationFn: () => call(unpublishApp, { body: { appId } }), onSuccess: refresh });
}

/** Anything about apps that is on screen is asked for again. */
export function useRefreshApps() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: [APPS] });
}
