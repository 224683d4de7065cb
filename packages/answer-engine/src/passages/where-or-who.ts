/**
 * 'Where is my order?' and 'Who is the owner?' ask for a place or a person. One word in common with a passage
 * says only that the passage mentions the thing: 'Send a photo and your order number.'
 */
import type { LanguageCode } from '@parrot/contract/core';

const ASKS: Record<LanguageCode, RegExp> = {
  en: /^(?:(?:so|and|but) )?(?:where|who)(?:[’']?s| is| are)\s/iu,
  de: /^(?:(?:und|aber) )?(?:wo|wer) (?:ist|sind|bleibt|steckt)\s/iu,
  es: /^(?:y )?¿?(?:d[oó]nde|qui[eé]n(?:es)?) (?:est[aá]n?|es|son|queda)\s/iu,
  fr: /^(?:et )?(?:o[uù]|qui) (?:est|sont|se trouven?t?)\s/iu,
  sv: /^(?:och )?(?:var|vem|vilka) (?:är|finns|ligger)\s/iu,
};

export const asksWhereOrWho = (text: string, language: LanguageCode | null): boolean =>
  language !== null && ASKS[language].test(text);
