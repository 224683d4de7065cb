/** The conversation of the preview: what the user asked the draft, and what they are just writing. */
import type { AppId, ReplyOf } from '@parrot/contract/core';
import { tryQuestion } from '@parrot/contract/knowledge';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/http/call.ts';
import type { DraftFaq } from './draft-faq.ts';

export type PreviewReply = ReplyOf<typeof tryQuestion>;

/** Asks the draft, and again if `occasion` changes. */
export const usePreviewReply = (appId: AppId, question: string, occasion: string) =>
  useQuery({
    queryKey: ['onboarding-preview', appId, question, occasion],
    queryFn: ({ signal }) => call(tryQuestion, { body: { appId, question }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
    meta: { quiet: true },
  });

/** `trials`: the FAQs that the draft answers from although they are not saved. */
export function usePreviewChat(trials: readonly DraftFaq[]) {
  const [asked, setAsked] = useState<string[]>([]);
  const live = useLastEdited(trials);
  return {
    asked,
    /** The question that was written last. */
    live: trials.some(({ question }) => question.trim() === live) ? live : undefined,
    ask: (question: string) => setAsked((before) => [...before, question.trim()]),
  };
}

/** The question of the FAQ that was edited last. */
function useLastEdited(faqs: readonly DraftFaq[]): string {
  const [{ known, edited }, setState] = useState({ known: [] as readonly DraftFaq[], edited: '' });
  if (known === faqs) return edited;
  const before = new Set(known.map((faq) => JSON.stringify(faq)));
  const changed = faqs.findLast((faq) => !before.has(JSON.stringify(faq)));
  const question = changed ? changed.question.trim() : edited;
  setState({ known: faqs, edited: question });
  return question;
}
