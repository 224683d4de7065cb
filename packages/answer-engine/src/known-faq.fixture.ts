import { type LanguageCode, newId } from '@parrot/contract/core';
import type { KnownFaq } from './index.ts';

export const knownFaq = (languageCode: LanguageCode, answer: string, ...questions: string[]): KnownFaq => ({
  faqId: newId('faq'),
  languageCode,
  questions,
  answer,
  link: '',
});
