/** Finds words and phrases in messages: whole words, in any case, with or without accents. */

const COMBINING_MARKS = /\p{M}+/gu;
const NOT_OF_WORDS = /[^\p{L}\p{N}]+/gu;
/** Scripts that are written without spaces: there a term is found anywhere. */
const WITHOUT_SPACES =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Words separated and surrounded by single spaces. */
const folded = (text: string): string =>
  ` ${text.normalize('NFKD').replace(COMBINING_MARKS, '').toLowerCase().replaceAll('ß', 'ss').replace(NOT_OF_WORDS, ' ').trim()} `;

export function hasAnyTerm(text: string, terms: readonly string[]): boolean {
  const where = folded(text);
  return terms.some((term) => {
    const wanted = folded(term);
    if (wanted.trim() === '') return text.includes(term.trim());
    return where.includes(WITHOUT_SPACES.test(term) ? wanted.trim() : wanted);
  });
}

/** For values of fields. */
export const equalsFolded = (value: string, other: string): boolean => folded(value) === folded(other);
export const containsFolded = (value: string, part: string): boolean =>
  folded(value).includes(folded(part).trim());
