/**
 * The sentences of server and contract, which are English on the wire, in the language of the interface. Every
 * place that shows one passes it through here.
 */
import { LANGUAGES, type LanguageCode, nearestLanguage } from '@parrot/contract/core';
import { loadMessages, type Messages, translateMessage } from '@parrot/contract/messages';
import { loadWithLanguage, texts } from './i18n.ts';

const ENGLISH: Messages = { language: 'en', catalog: {} };
const loaded = new Map<LanguageCode, Messages>([['en', ENGLISH]]);

// Screens that import this wait for it, as they wait for their texts.
await loadWithLanguage(async (language) => {
  if (loaded.has(language)) return;
  try {
    loaded.set(language, await loadMessages(language));
  } catch (error) {
    console.error(`messages in '${language}' failed to load; showing English`, error);
  }
});

/** A sentence that is in no catalog, such as a text written by a user, stays as it is. */
export const translated = (sentence: string): string =>
  translateMessage(loaded.get(nearestLanguage(texts.language, LANGUAGES) ?? 'en') ?? ENGLISH, sentence);
