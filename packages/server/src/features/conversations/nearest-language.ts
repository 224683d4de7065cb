import { LANGUAGES, type LanguageCode } from '@parrot/contract/core';

/** Of what a browser says, such as de-AT. */
export const nearestLanguage = (tag: string): LanguageCode | undefined =>
  LANGUAGES.find((language) => language === tag.toLowerCase().split('-')[0]);
