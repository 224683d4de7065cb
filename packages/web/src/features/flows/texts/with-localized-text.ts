import type { LanguageCode } from '@parrot/contract/core';
import type { LocalizedText } from '@parrot/contract/flows';

/** Sets the text of one language; an empty one removes the language. */
export function withLocalizedText(texts: LocalizedText, language: LanguageCode, text: string): LocalizedText {
  const { [language]: _before, ...others } = texts;
  return text === '' ? others : { ...texts, [language]: text };
}
