import type { FaqId, LanguageCode } from '@parrot/contract/core';

/** The addresses of entries on other screens. */
export type UpkeepLinks = {
  toFaq: (faqId: FaqId) => string;
  /** The FAQs that a language lacks. */
  toMissing: (languageCode: LanguageCode) => string;
};
