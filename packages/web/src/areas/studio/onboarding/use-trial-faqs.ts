/**
 * Lets the draft answer from FAQs that are still being typed: as trials, which only this user sees and which
 * end when the FAQs are added or removed.
 */
import { useDebouncedValue } from '@mantine/hooks';
import type { AppId } from '@parrot/contract/core';
import { addTrymeFaq, listTrymeFaqs, removeTrymeFaq } from '@parrot/contract/knowledge';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../shared/http/call.ts';
import { type DraftFaq, isComplete } from './draft-faq.ts';

const DELAY_MS = 500;
const NONE: readonly DraftFaq[] = [];

/** Returns the FAQs that the draft answers from now; it is a moment behind what is typed. */
export function useTrialFaqs(appId: AppId | null, faqs: readonly DraftFaq[]) {
  const [wanted] = useDebouncedValue(JSON.stringify(faqs.filter(isComplete)), DELAY_MS);
  const { mutate, data, error } = useMutation({
    // One after the other: an older list must not overwrite a newer one.
    scope: { id: 'onboarding-trials' },
    mutationFn: async (list: string) => {
      const trials: DraftFaq[] = JSON.parse(list);
      if (appId) await replaceTrials(appId, trials);
      return trials;
    },
    meta: { quiet: true },
  });
  useEffect(() => {
    if (appId) mutate(wanted);
  }, [appId, wanted, mutate]);
  return { trials: data ?? NONE, error };
}

async function replaceTrials(appId: AppId, wanted: readonly DraftFaq[]): Promise<void> {
  const { items } = await call(listTrymeFaqs, { body: { appId } });
  const isSame = (question: string | undefined, answer: string) => (faq: DraftFaq) =>
    faq.question.trim() === question && faq.answer.trim() === answer;
  for (const { faqId, question, answer } of items)
    if (!wanted.some(isSame(question[0], answer))) await call(removeTrymeFaq, { body: { appId, faqId } });
  for (const faq of wanted) {
    const question = faq.question.trim();
    const answer = faq.answer.trim();
    const isThere = items.some((item) => item.question[0] === question && item.answer === answer);
    if (!isThere) await call(addTrymeFaq, { body: { appId, question: [question], answer } });
  }
}
