/** FAQs suggested from documents, waiting for review. */
import type { AppId, GeneratedId, SourceId } from '@parrot/contract/core';
import {
  acceptGeneratedFaqs,
  fetchGeneratedFaqs,
  findQuestions,
  rejectGeneratedFaqs,
} from '@parrot/contract/knowledge';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../shared/http/call.ts';
import { paged } from '../../../../shared/query/paged.ts';

const GENERATED = 'generated';
const PAGE = 25;
/** The polling interval while documents are being searched. */
const POLL_INTERVAL_MS = 2_000;
const COUNT_POLL_INTERVAL_MS = 5_000;

export type GeneratedOf = { appId: AppId; onChanged: () => unknown };
export type EditedFaq = { question: string[]; answer: string };

export const useGenerated = (appId: AppId, sourceId: SourceId | undefined) =>
  useInfiniteQuery({
    queryKey: [GENERATED, appId, 'list', sourceId ?? ''],
    ...paged((offset, signal) =>
      call(fetchGeneratedFaqs, { body: { appId, sourceId, offset, limit: PAGE }, signal }),
    ),
    refetchInterval: ({ state }) => (state.data?.pages[0]?.finding ? POLL_INTERVAL_MS : false),
  });

/** The number of suggestions; undefined while unknown. Polled while documents are being read. */
export const useGeneratedCount = (
  appId: AppId,
  { enabled, isWatched }: { enabled: boolean; isWatched: boolean },
): number | undefined =>
  useQuery({
    queryKey: [GENERATED, appId, 'count'],
    queryFn: ({ signal }) => call(fetchGeneratedFaqs, { body: { appId, limit: 1 }, signal }),
    enabled,
    refetchInterval: isWatched && COUNT_POLL_INTERVAL_MS,
    retry: false,
    meta: { quiet: true },
  }).data?.total;

export function useAccept(of: GeneratedOf) {
  return useMutation({
    mutationFn: ({ ids, draft }: { ids: GeneratedId[]; draft?: EditedFaq }) =>
      call(acceptGeneratedFaqs, { body: { appId: of.appId, generatedIds: ids, draft } }),
    onSettled: useRefresh(of),
  });
}

export function useReject(of: GeneratedOf) {
  return useMutation({
    mutationFn: (ids: GeneratedId[]) =>
      call(rejectGeneratedFaqs, { body: { appId: of.appId, generatedIds: ids } }),
    onSettled: useRefresh(of),
  });
}

export function useFindQuestions(of: GeneratedOf) {
  return useMutation({
    mutationFn: (sourceId: SourceId | undefined) =>
      call(findQuestions, { body: { appId: of.appId, sourceId } }),
    onSuccess: useRefresh(of),
  });
}

function useRefresh({ appId, onChanged }: GeneratedOf) {
  const cache = useQueryClient();
  return async () => {
    onChanged();
    await cache.invalidateQueries({ queryKey: [GENERATED, appId] });
  };
}
