/** The texts of samples in every language, by their English. */
import type { LanguageCode } from '@parrot/contract/core';
import { type Catalog, loadMessages, translateMessage } from '@parrot/contract/messages';
import type { Sample } from './sample.ts';
import { german } from './texts/de.ts';
import { spanish } from './texts/es.ts';
import { french } from './texts/fr.ts';
import { swedish } from './texts/sv.ts';

const CATALOGS: Record<Exclude<LanguageCode, 'en'>, Catalog> = {
  es: spanish,
  de: german,
  fr: french,
  sv: swedish,
};

export async function sampleIn(language: LanguageCode, sample: Sample): Promise<Sample> {
  if (language === 'en') return sample;
  const messages = await loadMessages(language);
  const text = (english: string) => textIn(CATALOGS[language], english);
  return {
    ...sample,
    language,
    appName: translateMessage(messages, sample.appName),
    description: translateMessage(messages, sample.description),
    welcome: text(sample.welcome),
    faqs: sample.faqs.map(({ topic, questions, answer }) => ({
      topic: text(topic),
      questions: questions.map(text),
      answer: text(answer),
    })),
  };
}

/** Throws if the text has no translation, which a test finds. */
function textIn(catalog: Catalog, english: string): string {
  const text = Object.hasOwn(catalog, english) ? catalog[english] : undefined;
  if (text === undefined) throw new Error(`sample text '${english}' has no translation`);
  return text;
}
