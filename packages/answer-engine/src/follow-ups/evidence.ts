/** Whether a text says what a follow-up asks for. */
import type { LanguageCode } from '@parrot/contract/core';
import { stemmingFor } from '../text/stems.ts';
import { tokensOf, withoutAccents } from '../text/tokens.ts';
import type { QuestionParts } from './question-parts.ts';
import type { AskedValue } from './reference-terms.ts';

/** Bounds the work per text. */
const MAX_TEXT_LENGTH = 4_000;
/** The same word in another form, or a part of a compound. */
const MIN_PREFIX = 4;
const MIN_PREFIX_SHARE = 0.6;
const COMPOUND_PART = 6;

const UNITS =
  'seconds?|minutes?|hours?|days?|weeks?|months?|years?|sekunden?|minuten?|stunden?|tage?n?|werktage?n?|wochen?|monate?n?|jahre?n?|segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?|secondes?|heures?|jours?|semaines?|mois|ans?|sekunder|minuter|timm(?:e|ar)|dag(?:ar)?|arbetsdagar|veck(?:a|or)|månad(?:er)?|års?';
const TIME = new RegExp(
  `\\d{1,2}[:.]\\d{2}|\\d\\s?(?:h|am|pm|uhr)(?!\\p{L})|(?<!\\p{L})(?:kl\\.|${UNITS})(?!\\p{L})`,
  'iu',
);
const PATTERNS: Record<AskedValue, RegExp> = {
  price:
    /[€$£]|(?<!\p{L})(?:euros?|eur|usd|dollars?|free|gratis|kostenlos|gratuite?s?|offerte?s?)(?!\p{L})/iu,
  duration: TIME,
  moment: TIME,
  frequency:
    /(?<!\p{L})(?:every|each|once|twice|daily|weekly|alle|jede[nrs]?|einmal|täglich|cada|una vez|tou(?:te)?s les|chaque|une fois|varje|varannan|en gång)(?!\p{L})/iu,
  format: /(?<!\p{L})(?:pdf|csv|zip|docx?|xlsx?|json|xml|html|jpe?g|png|mp[34])(?!\p{L})/iu,
};

export type Evidence = {
  /** The share of the question's own words in the text; 1 if it has none. */
  share: number;
  /** The text has a price where a price is asked for, and so on. */
  hasValue: boolean;
};

export function evidenceIn(
  text: string,
  { own, asksFor }: QuestionParts,
  languageCode: LanguageCode,
): Evidence {
  const bounded = text.slice(0, MAX_TEXT_LENGTH);
  const tokens = [...new Set(tokensOf(bounded, languageCode, MAX_TEXT_LENGTH))];
  const stem = stemmingFor(languageCode);
  const stems = new Set(tokens.map(stem));
  const covered = own.filter(
    (word) =>
      stems.has(stem(word)) || tokens.some((other) => isFormOf(withoutAccents(word), withoutAccents(other))),
  );
  return {
    share: own.length === 0 ? 1 : covered.length / own.length,
    hasValue: asksFor === null || PATTERNS[asksFor].test(bounded),
  };
}

function isFormOf(word: string, other: string): boolean {
  const shorter = Math.min(word.length, other.length);
  let prefix = 0;
  while (prefix < shorter && word[prefix] === other[prefix]) prefix += 1;
  if (prefix === shorter && prefix >= COMPOUND_PART) return true;
  return prefix >= MIN_PREFIX && prefix >= MIN_PREFIX_SHARE * Math.max(word.length, other.length);
}
