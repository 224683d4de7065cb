const APOSTROPHE = /['’ʼ]/g;
const NOT_OF_WORDS = /[^\p{L}\p{N}]+/gu;
const MARK = /\p{M}+/gu;
/** In en, es, de, fr, sv; they change nothing of what is wanted. */
const POLITE =
  /\b(?:please|thanks|thank you|por favor|gracias|bitte|danke|s il vous plait|svp|merci|tack|snalla)\b/g;

/** The bare words: no case, accents, punctuation or courtesy. */
export const normalizedPhrase = (text: string): string =>
  plainTerms(text).replace(POLITE, ' ').replace(/ +/g, ' ').trim();

/** No case, accents or punctuation. */
export function plainTerms(text: string): string {
  return text
    .normalize('NFD')
    .replace(MARK, '')
    .replace(APOSTROPHE, ' ')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(NOT_OF_WORDS, ' ')
    .trim();
}
