import type { LanguageCode } from '@parrot/contract/core';
import { cachedFormat } from '../../shared/format/cached-format.ts';

const names = cachedFormat((language) => new Intl.DisplayNames(language, { type: 'language' }));

/** In the language of the interface. */
export const languageName = (language: LanguageCode): string => names().of(language) ?? language;
