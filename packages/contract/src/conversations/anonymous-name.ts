/** Anonymous visitors are numbered, in the language of the app; agents read the name. */
import type { LanguageCode } from '../core/options.ts';

const VISITOR: Record<LanguageCode, string> = {
  en: 'Visitor',
  es: 'Visitante',
  de: 'Besucher',
  fr: 'Visiteur',
  sv: 'Besökare',
};

export const anonymousName = (language: LanguageCode, number: number): string =>
  `${VISITOR[language]} ${number}`;

const ANONYMOUS = new RegExp(`^(${Object.values(VISITOR).join('|')}) \\d{4}$`);

/** Whether the visitor's own name is unknown. */
export const isAnonymousName = (name: string): boolean => ANONYMOUS.test(name);
