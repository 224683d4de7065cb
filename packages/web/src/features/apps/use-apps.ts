/** The apps of the tenant and their mutations. */
import { publishApp, shareCode, unpublishApp } from '@parrot/contract/apps';
import type { AppId } from '@parrot/contract/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/http/call.ts';

export const APPS = 'apps';

export const useShareCode = (appId: AppId) =>
  useQuery({
    queryKey: [APPS, 'share', appId],
    queryFn: ({ signal }) => call(shareCode, { body: { appId }, signal }),
    meta: { quiet: true },
  });

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

/** Refetches every active query about apps. */
export function useRefreshApps() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: [APPS] });
}
