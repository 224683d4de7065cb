import { bareWords } from '../../intents/normalised.ts';

/** In en, es, de, fr, sv. */
const NUMERALS: readonly (readonly string[])[] = [
  ['one', 'uno', 'una', 'eins', 'ein', 'un', 'une', 'ett', 'en'],
  ['two', 'dos', 'zwei', 'deux', 'tva'],
  ['three', 'tres', 'drei', 'trois', 'tre'],
  ['four', 'cuatro', 'vier', 'quatre', 'fyra'],
  ['five', 'cinco', 'funf', 'fuenf', 'cinq', 'fem'],
];
const STARS = 'stars?|estrellas?|sterne?|etoiles?|stjarn(?:a|or)';
const DIGIT = new RegExp(`^([1-5])(?: (?:${STARS}))?(?: (?:of|out of|de|von|sur|av) 5)?$`);
const WORD = new RegExp(`^(\\p{L}+)(?: (?:${STARS}))?$`, 'u');
const DRAWN = /^(?:[★⭐🌟]\ufe0f?\s*){1,5}[☆\s]*$/u;
const LONGEST = 40;

/** 4, 4/5, four stars, ★★★★: one to five, or undefined. */
export function starsIn(text: string): number | undefined {
  const bare = text.trim();
  if (bare.length > LONGEST) return undefined;
  if (DRAWN.test(bare)) return bare.match(/[★⭐🌟]/gu)?.length;
  const words = bareWords(bare.replace(/\s*\/\s*5$/, ''));
  const digit = DIGIT.exec(words)?.[1];
  if (digit !== undefined) return Number(digit);
  const numeral = WORD.exec(words)?.[1] ?? '';
  const at = NUMERALS.findIndex((names) => names.includes(numeral));
  return at < 0 ? undefined : at + 1;
}
