/** The purposes. The state stores the name of one, or the text that the user wrote. */
import { texts } from '../../../shared/i18n/i18n.ts';
import type { DraftFaq } from './draft-faq.ts';

export const PURPOSES = ['shop', 'bookings', 'software', 'team', 'other'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Undefined if nothing is selected yet. */
export const purposeOf = (stored: string): Purpose | undefined =>
  PURPOSES.find((purpose) => purpose === stored) ?? (stored ? 'other' : undefined);

export const suggestionsFor = (stored: string): DraftFaq[] =>
  texts
    .t(`onboarding:suggestions.${purposeOf(stored) ?? 'other'}`, { returnObjects: true })
    .map(({ question, answer }) => ({ question, answer, isExample: true }));

/** Examples follow the purpose; the user's own questions stay. */
export const faqsFor = (stored: string, before: readonly DraftFaq[]): DraftFaq[] => [
  ...before.filter(({ isExample }) => !isExample),
  ...(before.length === 0 || before.some(({ isExample }) => isExample) ? suggestionsFor(stored) : []),
];
