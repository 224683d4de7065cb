/** The sources of a draft that differ from the published version. */
import type { AppId, SourceId } from '@parrot/contract/core';
import { compareSource, keepOldText, listChangedSources } from '@parrot/contract/knowledge';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { paged } from '../../../shared/query/paged.ts';
import { SOURCES, type SourcesOf, useRefreshSources } from '../sources/use-sources.ts';

const PAGE = 50;

/** `editedAt`: when the draft last changed, which re-reading does too. */
export const useChangedSources = (appId: AppId, editedAt: string, enabled: boolean) =>
  useInfiniteQuery({
    queryKey: [SOURCES, appId, 'review', 'changed', editedAt],
    ...paged((offset, signal) => call(listChangedSources, { body: { appId, offset, limit: PAGE }, signal })),
    enabled,
  });

export const useCompareSource = (appId: AppId, sourceId: SourceId) =>
  useQuery({
    queryKey: [SOURCES, appId, 'review', sourceId],
    queryFn: ({ signal }) => call(compareSource, { body: { appId, sourceId }, signal }),
    meta: { quiet: true },
  });

/** `onRestored` is called before the list loses the source, and with it the caller. */
export function useKeepOldText(of: SourcesOf, onRestored: () => void) {
  const refresh = useRefreshSources(of);
  return useMutation({
    mutationFn: (sourceId: SourceId) =>
      call(keepOldText, { body: { appId: of.appId, sourceIds: [sourceId] } }),
    onSuccess: () => {
      onRestored();
      return refresh();
    },
  });
}
