const APOSTROPHE = /['’ʼ]/g;
const NOT_OF_WORDS = /[^\p{L}\p{N}]+/gu;
const MARK = /\p{M}+/gu;
/** Courtesy in en, es, de, fr, sv, which does not change the meaning. */
const POLITE =
  /\b(?:please|thanks|thank you|por favor|gracias|bitte|danke|s il vous plait|svp|merci|tack|snalla)\b/g;

/** Without case, accents, punctuation and courtesy. */
export const normalizedPhrase = (text: string): string =>
  plainTerms(text).replace(POLITE, ' ').replace(/ +/g, ' ').trim();

/** Without case, accents and punctuation. */
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
