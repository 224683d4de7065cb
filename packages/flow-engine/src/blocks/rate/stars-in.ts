import { plainTerms } from '../../intents/normalized-phrase.ts';
import { wordNumberInAny } from '../../values/number-terms.ts';

/** In en, es, de, fr, sv. */
const STARS = 'stars?|estrellas?|sterne?|etoiles?|stjarn(?:a|or)';
const DIGIT = new RegExp(`^([1-5])(?: (?:${STARS}))?(?: (?:of|out of|de|von|sur|av) 5)?$`);
const WORD = new RegExp(`^(\\p{L}+)(?: (?:${STARS}))?$`, 'u');
const DRAWN = /^(?:[★⭐🌟]\ufe0f?\s*){1,5}[☆\s]*$/u;
const LONGEST = 40;
const MOST = 5;

/** 4, 4/5, four stars, ★★★★: one to five, or undefined. */
export function starsIn(text: string): number | undefined {
  const bare = text.trim();
  if (bare.length > LONGEST) return undefined;
  if (DRAWN.test(bare)) return bare.match(/[★⭐🌟]/gu)?.length;
  const terms = plainTerms(bare.replace(/\s*\/\s*5$/, ''));
  const digit = DIGIT.exec(terms)?.[1];
  if (digit !== undefined) return Number(digit);
  const number = wordNumberInAny(WORD.exec(terms)?.[1] ?? '') ?? 0;
  return number >= 1 && number <= MOST ? number : undefined;
}
