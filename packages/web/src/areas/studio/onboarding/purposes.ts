/** The purposes. The state stores the name of one, or the text that the user wrote. */
import type { OnboardingState } from '@parrot/contract/apps';
import { texts } from '../../../shared/i18n/i18n.ts';

export const PURPOSES = ['shop', 'bookings', 'software', 'team', 'other'] as const;
export type Purpose = (typeof PURPOSES)[number];

type Faqs = OnboardingState['faqs'];

/** Undefined if nothing is selected yet. */
export const purposeOf = (stored: string): Purpose | undefined =>
  PURPOSES.find((purpose) => purpose === stored) ?? (stored ? 'other' : undefined);

export const suggestionsFor = (stored: string): Faqs =>
  texts
    .t(`onboarding:suggestions.${purposeOf(stored) ?? 'other'}`, { returnObjects: true })
    .map(({ question, answer }) => ({ question, answer }));

/** Whether these are the unchanged examples. */
export const areOurs = (faqs: Faqs): boolean =>
  PURPOSES.some((purpose) => JSON.stringify(suggestionsFor(purpose)) === JSON.stringify(faqs));

/** Unchanged examples follow the purpose. */
export const faqsFor = (stored: string, before: Faqs): Faqs =>
  before.length === 0 || areOurs(before) ? suggestionsFor(stored) : before;

export const isBlank = ({ question, answer }: Faqs[number]): boolean =>
  question.trim() === '' && answer.trim() === '';
