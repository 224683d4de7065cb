import type { Appearance, Translations } from '@parrot/contract/apps';
import type { LanguageCode } from '@parrot/contract/core';

/** The builder's texts in the visitor's language, falling back to the bot's own. */
export function localized(
  appearance: Appearance,
  translations: Translations,
  language: LanguageCode,
): Appearance {
  const own = Object.entries(translations[language] ?? {}).filter(([, text]) => text);
  return { ...appearance, ...Object.fromEntries(own) };
}
