/** The language of the interface, for components that show more than the texts of `useTranslation`. */
import type { LanguageCode } from '@parrot/contract/core';
import { useSyncExternalStore } from 'react';
import { texts } from './i18n.ts';

export const currentLanguage = () => texts.language as LanguageCode;

export const useLanguage = (): LanguageCode => useSyncExternalStore(subscribe, currentLanguage);

function subscribe(onChange: () => void): () => void {
  texts.on('languageChanged', onChange);
  return () => texts.off('languageChanged', onChange);
}
