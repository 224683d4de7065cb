/** Precedes an answer that exists in another language only. */
import type { LanguageCode } from '../core/options.ts';

const ONLY_IN: Record<LanguageCode, string> = {
  en: 'I only have this in {language}:',
  es: 'Solo lo tengo en {language}:',
  de: 'Das habe ich nur auf {language}:',
  fr: 'Je ne l’ai qu’en {language} :',
  sv: 'Det har jag bara på {language}:',
};

export function onlyAvailableIn(answered: LanguageCode, asked: LanguageCode): string {
  const name = new Intl.DisplayNames([asked], { type: 'language' }).of(answered) ?? answered;
  return ONLY_IN[asked].replace('{language}', name);
}
