/**
 * A language chosen before signing in. It becomes the user's own once they are signed in, in the same tab: on
 * a shared computer, an earlier choice of someone else doesn't.
 */
import { LANGUAGES, type LanguageCode, nearestLanguage } from '@parrot/contract/core';
import { useAppearanceStore } from '../../state/appearance-store.ts';

const KEY = 'parrot-chosen-language';

export function chooseLanguage(language: LanguageCode): void {
  window.sessionStorage.setItem(KEY, language);
  useAppearanceStore.setState({ language });
}

export function chosenLanguage(): LanguageCode | null {
  return nearestLanguage(window.sessionStorage.getItem(KEY) ?? '', LANGUAGES) ?? null;
}

export const forgetChosenLanguage = (): void => window.sessionStorage.removeItem(KEY);
