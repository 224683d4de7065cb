/** Asks the draft, including FAQs that are only being tried. */
import type { FaqId, ReplyOf } from '@parrot/contract/core';
import {
  addTrymeFaq,
  type FaqDraftInput,
  listTrymeFaqs,
  removeTrymeFaq,
  type TriedFaq,
  tryQuestion,
} from '@parrot/contract/knowledge';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { FAQS, type FaqsOf } from '../faqs/use-faqs.ts';

export type Tried = ReplyOf<typeof tryQuestion>;

/** Asks again when the FAQs or settings change. `settings` is what else the reply depends on. */
export const useTryQuestion = (
  { appId }: FaqsOf,
  { question, previous }: { question: string; previous: string },
  settings: string,
) =>
  useQuery({
    queryKey: [FAQS, appId, 'try', question, settings, previous],
    queryFn: ({ signal }) =>
      call(tryQuestion, {
        body: { appId, question, ...(previous !== '' && { previousQuestion: previous }) },
        signal,
      }),
    enabled: question !== '',
    placeholderData: (before, query) => (query?.queryKey[3] === question ? before : undefined),
    meta: { quiet: true },
    retry: false,
  });

export const useTriedFaqs = ({ appId }: FaqsOf) =>
  useQuery({
    queryKey: [FAQS, appId, 'tried'],
    queryFn: ({ signal }) => call(listTrymeFaqs, { body: { appId }, signal }),
    select: ({ items }) => items,
    meta: { quiet: true },
  });

export function useTrials({ appId }: FaqsOf) {
  const cache = useQueryClient();
  const onSuccess = () => cache.invalidateQueries({ queryKey: [FAQS, appId] });
  const add = useMutation({
    mutationFn: async ({
      draft,
      languageCode,
    }: {
      draft: FaqDraftInput;
      languageCode: TriedFaq['languageCode'];
    }) => (await call(addTrymeFaq, { body: { ...draft, appId, languageCode } })).faq,
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (faqId: FaqId) => call(removeTrymeFaq, { body: { appId, faqId } }),
    onSuccess,
  });
  return { add, remove };
}
