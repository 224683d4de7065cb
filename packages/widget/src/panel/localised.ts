import type { Appearance, Translations } from '@parrot/contract/apps';
import type { LanguageCode } from '@parrot/contract/core';

/** The builder's words in the visitor's language. Where one is missing, that in the bot's own language stands. */
export function localised(
  appearance: Appearance,
  translations: Translations,
  language: LanguageCode,
): Appearance {
  const own = Object.entries(translations[language] ?? {}).filter(([, text]) => text);
  return { ...appearance, ...Object.fromEntries(own) };
}
