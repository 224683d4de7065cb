/**
 * The sentences of server and contract, which are English on the wire, in the language of the interface. Every
 * place that shows one passes it through here.
 */
import { LANGUAGES, nearestLanguage } from '@parrot/contract/core';
import { loadMessages, type Messages, translateMessage } from '@parrot/contract/messages';
import i18next from 'i18next';

let messages: Messages = { language: 'en', catalog: {} };

i18next.on('languageChanged', (tag) => {
  const language = nearestLanguage(tag, LANGUAGES) ?? 'en';
  loadMessages(language).then(
    (loaded) => {
      if (nearestLanguage(i18next.language, LANGUAGES) === language) messages = loaded;
    },
    (error: unknown) => console.error(`messages in '${language}' failed to load; showing English`, error),
  );
});

/** A sentence that is in no catalog, such as a text written by a user, stays as it is. */
export const translated = (sentence: string): string => translateMessage(messages, sentence);
