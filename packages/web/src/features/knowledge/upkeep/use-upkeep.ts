/** What to review in an app's knowledge. */
import type { AppId, FaqId, FindingId } from '@parrot/contract/core';
import {
  checkUpkeep,
  dismissFinding,
  listUpkeep,
  mergeFaqs,
  restoreFaqs,
  type UpkeepKind,
} from '@parrot/contract/knowledge';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { paged } from '../../../shared/query/paged.ts';
import { FAQS, type FaqsOf, UPKEEP } from '../faqs/use-faqs.ts';
import { SOURCES } from '../sources/use-sources.ts';

const PAGE = 50;
/** The polling interval while a check is running. */
const POLL_MS = 1_500;

export type UpkeepView = { kind?: UpkeepKind; dismissed: boolean };

/** Its key follows FAQs and sources: a fix there may end a finding here. */
export const useUpkeep = (appId: AppId, view: UpkeepView) =>
  useInfiniteQuery({
    queryKey: [UPKEEP, appId, view],
    ...paged((offset, signal) => call(listUpkeep, { body: { appId, ...view, offset, limit: PAGE }, signal })),
    refetchInterval: ({ state }) => (state.data?.pages[0]?.check.progress ? POLL_MS : false),
  });

/** How much there is to review; undefined while unknown. */
export const useUpkeepCount = (appId: AppId, enabled: boolean): number | undefined =>
  useQuery({
    queryKey: [UPKEEP, appId, 'count'],
    queryFn: ({ signal }) => call(listUpkeep, { body: { appId, limit: 1 }, signal }),
    select: ({ total }) => total,
    enabled,
    retry: false,
    meta: { quiet: true },
  }).data;

export function useCheckUpkeep({ appId }: FaqsOf) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(checkUpkeep, { body: { appId } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: [UPKEEP, appId] }),
  });
}

export function useDismiss({ appId }: FaqsOf) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: { findingId: FindingId; dismissed: boolean }) =>
      call(dismissFinding, { body: { appId, ...body } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: [UPKEEP, appId] }),
  });
}

export function useMergeFaqs(of: FaqsOf) {
  const { appId } = of;
  const refresh = useRefreshUpkeep(of);
  return useMutation({
    mutationFn: (body: { keep: FaqId; remove: FaqId }) => call(mergeFaqs, { body: { appId, ...body } }),
    onSuccess: refresh,
    meta: { quiet: true },
  });
}

/** A check since the merge has forgotten the finding, so it is looked for again. */
export function useUndoMerge(of: FaqsOf) {
  const { appId } = of;
  return useMutation({
    mutationFn: async (undoId: string) => {
      await call(restoreFaqs, { body: { appId, undoId } });
      await call(checkUpkeep, { body: { appId } });
    },
    onSuccess: useRefreshUpkeep(of),
  });
}

/** After FAQs or sources changed. */
export function useRefreshUpkeep({ appId, onChanged }: FaqsOf) {
  const cache = useQueryClient();
  return async () => {
    onChanged();
    await Promise.all(
      [UPKEEP, FAQS, SOURCES].map((name) => cache.invalidateQueries({ queryKey: [name, appId] })),
    );
  };
}
