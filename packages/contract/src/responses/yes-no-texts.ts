/** The values of yes-or-no fields, in the visitor's language; English for languages that Parrot doesn't speak. */
import { LANGUAGES, type LanguageCode } from '../core/options.ts';
import { nearestLanguage } from '../core/text/nearest-language.ts';

const YES_NO: Record<LanguageCode, { yes: string; no: string }> = {
  en: { yes: 'Yes', no: 'No' },
  es: { yes: 'Sí', no: 'No' },
  de: { yes: 'Ja', no: 'Nein' },
  fr: { yes: 'Oui', no: 'Non' },
  sv: { yes: 'Ja', no: 'Nej' },
};

export function yesNoText(value: boolean, language: string): string {
  const { yes, no } = YES_NO[nearestLanguage(language, LANGUAGES) ?? 'en'];
  return value ? yes : no;
}
