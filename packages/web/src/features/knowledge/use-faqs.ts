/** The questions and answers of an app. */
import type { AppId, FaqId } from '@parrot/contract/core';
import {
  addFaq,
  deleteFaq,
  type Faq,
  type FaqDraftInput,
  listFaqs,
  updateFaq,
} from '@parrot/contract/knowledge';
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/http/call.ts';

const PAGE = 50;
const FAQS = 'faqs';

export const useFaqs = (appId: AppId, search: string) =>
  useInfiniteQuery({
    queryKey: [FAQS, appId, search],
    queryFn: ({ pageParam, signal }) =>
      call(listFaqs, { body: { appId, search, offset: pageParam, limit: PAGE }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ offset, items, total }) =>
      offset + items.length < total ? offset + items.length : undefined,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });

type Save = { draft: FaqDraftInput; faqId?: FaqId };

/** Adds a question, or changes the one whose id is given. Errors are shown at the form. */
export function useSaveFaq(appId: AppId, onChanged: () => unknown) {
  const refresh = useRefreshFaqs(appId, onChanged);
  return useMutation({
    mutationFn: ({ draft, faqId }: Save) =>
      faqId
        ? call(updateFaq, { body: { ...draft, appId, faqId } })
        : call(addFaq, { body: { ...draft, appId } }),
    onSuccess: refresh,
    meta: { quiet: true },
  });
}

export function useDeleteFaq(appId: AppId, onChanged: () => unknown) {
  const refresh = useRefreshFaqs(appId, onChanged);
  return useMutation({
    mutationFn: (faq: Faq) => call(deleteFaq, { body: { appId, faqId: faq.faqId } }),
    onSuccess: refresh,
  });
}

function useRefreshFaqs(appId: AppId, onChanged: () => unknown) {
  const cache = useQueryClient();
  return async () => {
    onChanged();
    await cache.invalidateQueries({ queryKey: [FAQS, appId] });
  };
}
