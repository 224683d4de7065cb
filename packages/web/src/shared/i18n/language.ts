/**
 * Which language the interface is in: that of the signed-in user, which is stored on the device too; for
 * others the one in the address, then the one chosen on this device, then the browser's. An unknown one
 * counts as English.
 */
import { type LanguageCode, nearestLanguage } from '@parrot/contract/core';
import { useAppearanceStore } from '../../state/appearance-store.ts';
import { signedInDetails } from '../../state/user-store.ts';

type Shipped = readonly LanguageCode[];

/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<LanguageCode, string> = {
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
  fr: 'Français',
  sv: 'Svenska',
};

/** A link to a page for visitors may name the language: it is used from there on. */
export function languageAtStart(shipped: Shipped): LanguageCode {
  const inAddress = new URLSearchParams(window.location.search).get('lang');
  if (inAddress === null || signedInDetails())
    return wantedLanguage(useAppearanceStore.getState().language, shipped);
  const language = nearestLanguage(inAddress, shipped);
  if (language) useAppearanceStore.setState({ language });
  return language ?? 'en';
}

export const wantedLanguage = (chosen: LanguageCode | null, shipped: Shipped): LanguageCode =>
  chosen === null ? browserLanguage(shipped) : (nearestLanguage(chosen, shipped) ?? 'en');

/** The first of the browser's languages that we have. */
function browserLanguage(shipped: Shipped): LanguageCode {
  for (const tag of window.navigator.languages ?? []) {
    const language = nearestLanguage(tag, shipped);
    if (language) return language;
  }
  return 'en';
}
