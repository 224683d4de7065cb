import type { LanguageCode } from '@parrot/contract/core';
import type { Words } from '@parrot/contract/flows';

/** The words with one language written anew; empty, the language is left out. */
export function withWords(words: Words, language: LanguageCode, text: string): Words {
  const { [language]: _before, ...others } = words;
  return text === '' ? others : { ...words, [language]: text };
}
