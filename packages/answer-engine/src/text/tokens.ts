/** Splits text into words. */
import { type LanguageCode, LIMITS } from '@parrot/contract/core';

/** Bounds the work per question. */
const MAX_TEXT_LENGTH = 2 * LIMITS.faqQuestionLength;
const MAX_WORD_LENGTH = 40;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const APOSTROPHE = /(?<=\p{L})['’ʼ](?=\p{L})/gu;
const MARK = /\p{M}+/gu;

/**
 * The words of a text in lower case, with accents. English joins at an apostrophe (can't); other languages
 * split (l'argent).
 */
export function tokensOf(text: string, languageCode: LanguageCode, longest = MAX_TEXT_LENGTH): string[] {
  const whole = readable(text, longest).replace(APOSTROPHE, languageCode === 'en' ? '' : ' ');
  return (whole.match(WORD) ?? []).map((word) => word.slice(0, MAX_WORD_LENGTH));
}

/** One form for all spellings of the same text: case, accents, punctuation and spaces do not count. */
export function normalized(text: string): string {
  const tokens = readable(text).replace(APOSTROPHE, '').match(WORD);
  return tokens ? withoutAccents(tokens.join(' ')) : '';
}

export function withoutAccents(word: string): string {
  return isAscii(word) ? word : word.normalize('NFD').replace(MARK, '').replaceAll('ß', 'ss');
}

const readable = (text: string, longest = MAX_TEXT_LENGTH): string =>
  text.slice(0, longest).normalize('NFKC').toLowerCase();

function isAscii(word: string): boolean {
  for (let at = 0; at < word.length; at += 1) if (word.charCodeAt(at) > 127) return false;
  return true;
}
