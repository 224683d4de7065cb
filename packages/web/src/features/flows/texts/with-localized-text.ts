import type { LanguageCode } from '@parrot/contract/core';
import type { LocalizedText } from '@parrot/contract/flows';

/** The words with one language written anew; empty, the language is left out. */
export function withLocalizedText(texts: LocalizedText, language: LanguageCode, text: string): LocalizedText {
  const { [language]: _before, ...others } = texts;
  return text === '' ? others : { ...texts, [language]: text };
}
