/** Translates the selected FAQs in batches, with progress and a stop. */
import type { FaqId, LanguageCode, ReplyOf } from '@parrot/contract/core';
import { type FaqSelectionInput, planTranslation, translateFaqs } from '@parrot/contract/knowledge';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../../shared/http/call.ts';
import { FAQS, type FaqsOf, useRefreshFaqs } from '../use-faqs.ts';

export type Translated = ReplyOf<typeof translateFaqs>['results'][number];

export const usePlan = ({ appId }: FaqsOf, selection: FaqSelectionInput, to: LanguageCode | null) =>
  useQuery({
    queryKey: [FAQS, appId, 'plan', selection, to],
    queryFn: ({ signal }) =>
      call(planTranslation, { body: { appId, selection, to: to as LanguageCode }, signal }),
    enabled: to !== null,
    gcTime: 0,
    meta: { quiet: true },
  });

export function useTranslateMany(of: FaqsOf) {
  const { appId } = of;
  const [results, setResults] = useState<Translated[]>([]);
  const [isStopping, setStopping] = useState(false);
  const mayGoOn = useRef(true);
  const run = useMutation({
    mutationFn: async ({ faqIds, to }: { faqIds: readonly FaqId[]; to: LanguageCode }) => {
      let left = [...faqIds];
      while (left.length > 0 && mayGoOn.current) {
        const { results: some } = await call(translateFaqs, { body: { appId, faqIds: left, to } });
        const done = new Set(some.map(({ faqId }) => faqId));
        left = left.filter((faqId) => !done.has(faqId));
        setResults((before) => [...before, ...some]);
        if (done.size === 0 || some.some(({ problem }) => problem === 'model')) break;
      }
      return { left: left.length };
    },
    onSettled: useRefreshFaqs(of),
    meta: { quiet: true },
  });
  return {
    run,
    results,
    isStopping,
    /** The current batch finishes first. */
    stop: () => {
      mayGoOn.current = false;
      setStopping(true);
    },
  };
}
