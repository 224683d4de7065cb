/** The published versions of an app. Failures are shown in place. */
import { compareVersions, listVersions, openVersion, restoreVersion } from '@parrot/contract/apps';
import type { AppId, VersionId } from '@parrot/contract/core';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { paged } from '../../../shared/query/paged.ts';

const PAGE = 30;
/** Every change of an app invalidates this key. */
const keyOf = (appId: AppId) => ['apps', 'versions', appId];

export const useVersions = (appId: AppId) =>
  useInfiniteQuery({
    queryKey: [...keyOf(appId), 'list'],
    ...paged((offset, signal) => call(listVersions, { body: { appId, offset, limit: PAGE }, signal })),
  });

export const useVersion = (appId: AppId, versionId: VersionId) =>
  useQuery({
    queryKey: [...keyOf(appId), versionId],
    queryFn: ({ signal }) => call(openVersion, { body: { appId, versionId }, signal }),
    meta: { quiet: true },
  });

export const useComparison = (appId: AppId, from: VersionId | undefined, to: VersionId | 'draft') =>
  useQuery({
    queryKey: [...keyOf(appId), 'compare', from, to],
    queryFn: ({ signal }) =>
      // Never undefined here; see `enabled`.
      call(compareVersions, { body: { appId, from: from as VersionId, to }, signal }),
    select: ({ changes }) => changes,
    enabled: from !== undefined,
    meta: { quiet: true },
  });

/** Refetches everything in the draft, FAQs too. */
export function useRestoreVersion(appId: AppId) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (versionId: VersionId) => call(restoreVersion, { body: { appId, versionId } }),
    onSuccess: () => cache.invalidateQueries(),
    meta: { quiet: true },
  });
}
