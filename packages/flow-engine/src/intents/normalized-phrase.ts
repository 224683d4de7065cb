const APOSTROPHE = /['’ʼ]/g;
const NOT_OF_WORDS = /[^\p{L}\p{N}]+/gu;
const MARK = /\p{M}+/gu;
/** Courtesy in en, es, de, fr, sv, which does not change the meaning. */
const POLITE =
  /\b(?:please|pls|plz|thanks|thank you|thx|por favor|porfa|gracias|bitte|danke|s il vous plait|s il te plait|svp|stp|merci|tack|snalla)\b/g;

/** A turn compares the visitor's text and the bot's own several times. */
const MAX_REMEMBERED = 500;
const remembered = new Map<string, string>();

/** Without case, accents, punctuation and courtesy. */
export function normalizedPhrase(text: string): string {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const phrase = plainTerms(text).replace(POLITE, ' ').replace(/ +/g, ' ').trim();
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(text, phrase);
  return phrase;
}

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
