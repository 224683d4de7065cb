/** The queries and mutations of an app's FAQs. */
import type { AppId, FaqId, LanguageCode } from '@parrot/contract/core';
import {
  addFaq,
  confirmFaq,
  deleteFaqs,
  type FaqDraftInput,
  type FaqSelectionInput,
  faqTopics,
  listFaqs,
  moveFaqs,
  openFaq,
  restoreFaqs,
  type TopicPath,
  tagFaqs,
  topicDetails,
  trainedLanguages,
  updateFaq,
} from '@parrot/contract/knowledge';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';

export const FAQS = 'faqs';
/** What to review in them. */
export const UPKEEP = 'upkeep';

/** The app, its languages with its own first, and a callback for changes. */
export type FaqsOf = { appId: AppId; languages: readonly LanguageCode[]; onChanged: () => unknown };

/** Some of them, the latest first. */
export const useSomeFaqs = (appId: AppId, limit: number) =>
  useQuery({
    queryKey: [FAQS, appId, 'some', limit],
    queryFn: ({ signal }) => call(listFaqs, { body: { appId, limit }, signal }),
    select: ({ items }) => items,
    meta: { quiet: true },
  });

export const useTopics = ({ appId }: FaqsOf) =>
  useQuery({
    queryKey: [FAQS, appId, 'topics'],
    queryFn: ({ signal }) => call(topicDetails, { body: { appId }, signal }),
    meta: { quiet: true },
  });

export const useNames = ({ appId }: FaqsOf) =>
  useQuery({
    queryKey: [FAQS, appId, 'names'],
    queryFn: ({ signal }) => call(faqTopics, { body: { appId }, signal }),
    meta: { quiet: true },
  });

export const useLanguages = ({ appId, languages }: FaqsOf) =>
  useQuery({
    queryKey: [FAQS, appId, 'languages', languages],
    queryFn: ({ signal }) => call(trainedLanguages, { body: { appId }, signal }),
    select: (reply) => reply.languages,
    meta: { quiet: true },
  });

/** One FAQ in all languages, refetched whenever it is opened. */
export const useOpenFaq = ({ appId }: FaqsOf, faqId: FaqId | undefined) =>
  useQuery({
    queryKey: [FAQS, appId, 'open', faqId],
    queryFn: ({ signal }) => call(openFaq, { body: { appId, faqId: faqId as FaqId }, signal }),
    select: ({ items }) => items,
    enabled: faqId !== undefined,
    gcTime: 0,
    meta: { quiet: true },
  });

export type Saving = {
  draft: FaqDraftInput;
  languageCode: LanguageCode;
  faqId?: FaqId;
  translationOf?: FaqId;
  confirmed: boolean;
};

/** Saves run one after the other, as a translation refers to its original. Errors are shown in the form. */
export function useSaveFaq(of: FaqsOf) {
  const { appId } = of;
  const refresh = useRefreshFaqs(of);
  return useMutation({
    mutationFn: async ({ draft, languageCode, faqId, translationOf, confirmed }: Saving) =>
      (faqId
        ? await call(updateFaq, { body: { ...draft, appId, faqId, confirmed } })
        : await call(addFaq, {
            body: { ...draft, appId, languageCode, confirmed, ...(translationOf && { translationOf }) },
          })
      ).faq,
    onSuccess: refresh,
    meta: { quiet: true },
  });
}

export function useConfirmFaq(of: FaqsOf) {
  return useMutation({
    mutationFn: (faqId: FaqId) => call(confirmFaq, { body: { appId: of.appId, faqId } }),
    onSuccess: useRefreshFaqs(of),
  });
}

type Deleting = { selection: FaqSelectionInput; onlyNamed?: boolean };

export function useDeleteFaqs(of: FaqsOf) {
  return useMutation({
    mutationFn: (deleting: Deleting) => call(deleteFaqs, { body: { appId: of.appId, ...deleting } }),
    onSuccess: useRefreshFaqs(of),
  });
}

export function useRestoreFaqs(of: FaqsOf) {
  return useMutation({
    mutationFn: (undoId: string) => call(restoreFaqs, { body: { appId: of.appId, undoId } }),
    onSuccess: useRefreshFaqs(of),
  });
}

export function useMoveFaqs(of: FaqsOf) {
  return useMutation({
    mutationFn: (move: { selection: FaqSelectionInput; to: TopicPath }) =>
      call(moveFaqs, { body: { appId: of.appId, ...move } }),
    onSuccess: useRefreshFaqs(of),
    meta: { quiet: true },
  });
}

export function useTagFaqs(of: FaqsOf) {
  return useMutation({
    mutationFn: (tags: { selection: FaqSelectionInput; add: string[]; remove: string[] }) =>
      call(tagFaqs, { body: { appId: of.appId, ...tags } }),
    onSuccess: useRefreshFaqs(of),
    meta: { quiet: true },
  });
}

export function useRefreshFaqs({ appId, onChanged }: FaqsOf) {
  const cache = useQueryClient();
  return async () => {
    onChanged();
    await Promise.all([FAQS, UPKEEP].map((name) => cache.invalidateQueries({ queryKey: [name, appId] })));
  };
}
