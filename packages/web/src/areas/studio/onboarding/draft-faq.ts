/** A question and answer of the onboarding: the user's own, or one of our examples. */
import type { OnboardingState } from '@parrot/contract/apps';
import type { FieldErrors } from '@parrot/contract/core';
import { faqContentOf, faqProblems } from '../../../shared/faq/faq-content.ts';

export type DraftFaq = OnboardingState['faqs'][number];

export const problemsOf = ({ question, answer }: DraftFaq): FieldErrors =>
  faqProblems(faqContentOf([question], answer));

const isBlank = ({ question, answer }: DraftFaq): boolean => question.trim() === '' && answer.trim() === '';

/** Examples are suggestions: they become the user's own when they are edited or kept. */
export const isOwn = (faq: DraftFaq): boolean => !faq.isExample && !isBlank(faq);

export const isComplete = (faq: DraftFaq): boolean => isOwn(faq) && Object.keys(problemsOf(faq)).length === 0;
