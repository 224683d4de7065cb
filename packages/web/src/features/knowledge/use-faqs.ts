/** The questions and answers of an app. */
import type { AppId, FaqId, LanguageCode } from '@parrot/contract/core';
import {
  addFaq,
  deleteFaq,
  type Faq,
  type FaqDraftInput,
  listFaqs,
  updateFaq,
} from '@parrot/contract/knowledge';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/http/call.ts';
import { paged } from '../../shared/query/paged.ts';
import { keptFields } from './faq-draft.ts';

const PAGE = 50;
const FAQS = 'faqs';

/** Whose questions they are, the language new ones are written in, and who hears of changes. */
export type FaqsOf = { appId: AppId; languageCode: LanguageCode; onChanged: () => unknown };

export const useFaqs = ({ appId }: FaqsOf, search: string) =>
  useInfiniteQuery({
    queryKey: [FAQS, appId, search],
    ...paged((offset, signal) => call(listFaqs, { body: { appId, search, offset, limit: PAGE }, signal })),
  });

type Save = { draft: FaqDraftInput; faqId?: FaqId };

/** Adds a question, or changes the one whose id is given. Errors are shown at the form. */
export function useSaveFaq(of: FaqsOf) {
  const { appId, languageCode } = of;
  return useMutation({
    mutationFn: ({ draft, faqId }: Save) =>
      faqId
        ? call(updateFaq, { body: { ...draft, appId, faqId } })
        : call(addFaq, { body: { ...draft, appId, languageCode } }),
    onSuccess: useRefreshFaqs(of),
    meta: { quiet: true },
  });
}

export function useDeleteFaq(of: FaqsOf) {
  return useMutation({
    mutationFn: ({ faqId }: Faq) => call(deleteFaq, { body: { appId: of.appId, faqId } }),
    onSuccess: useRefreshFaqs(of),
  });
}

/** Adds a question that was deleted once more, as it was. */
export function useRestoreFaq(of: FaqsOf) {
  return useMutation({
    mutationFn: (faq: Faq) =>
      call(addFaq, { body: { ...keptFields(faq), appId: of.appId, languageCode: faq.languageCode } }),
    onSuccess: useRefreshFaqs(of),
  });
}

function useRefreshFaqs({ appId, onChanged }: FaqsOf) {
  const cache = useQueryClient();
  return async () => {
    onChanged();
    await cache.invalidateQueries({ queryKey: [FAQS, appId] });
  };
}
