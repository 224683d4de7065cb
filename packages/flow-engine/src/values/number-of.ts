/** Parses numbers as people write them: 1,234.5 or 1.234,5. */
import type { LanguageCode } from '@parrot/contract/core';

const LONGEST = 40;
const PLAIN = /^[+-]?(\d+(\.\d+)?|\.\d+)(e[+-]?\d{1,3})?$/i;
const SPACES = /(?<=\d)[\s'’\u00a0\u202f\u2009](?=\d{3}(?!\d))/g;
const MONEY = /\p{Sc}/gu;
const DIGITS_AND_MARKS = /^[+-]?[\d.,]*\d$/;

/** The thousands separator of the language, if a mark is ambiguous. */
const THOUSANDS: Record<LanguageCode, '.' | ',' | ''> = { en: ',', es: '.', de: '.', fr: '', sv: '' };

/** The plain form first; undefined if it is not a number. */
export function plainNumberOf(text: string): number | undefined {
  const bare = text.trim();
  return bare.length <= LONGEST && PLAIN.test(bare) ? sound(Number(bare)) : undefined;
}

/** As written in this language. */
export function numberOf(text: string, language: LanguageCode): number | undefined {
  const bare = text
    .slice(0, LONGEST * 2)
    .replace(MONEY, '')
    .trim()
    .replaceAll('−', '-')
    .replace(SPACES, '');
  if (bare.length > LONGEST || !DIGITS_AND_MARKS.test(bare)) return undefined;
  const decimal = decimalMark(bare, language);
  const [whole = '', fraction = '', ...more] = decimal === '' ? [bare] : bare.split(decimal);
  if (more.length > 0 || /[.,]/.test(fraction)) return undefined;
  const digits = withoutThousands(whole);
  return digits === undefined ? undefined : sound(Number(`${digits || '0'}.${fraction || '0'}`));
}

/** The decimal mark; none if there is no fraction. */
function decimalMark(text: string, language: LanguageCode): '.' | ',' | '' {
  const dot = text.lastIndexOf('.');
  const comma = text.lastIndexOf(',');
  if (dot < 0 && comma < 0) return '';
  if (dot >= 0 && comma >= 0) return dot > comma ? '.' : ',';
  const mark = dot >= 0 ? '.' : ',';
  if (text.indexOf(mark) !== text.lastIndexOf(mark)) return '';
  const couldPartThousands = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(text);
  return couldPartThousands && THOUSANDS[language] === mark ? '' : mark;
}

function withoutThousands(whole: string): string | undefined {
  if (!/[.,]/.test(whole)) return whole;
  const isGrouped = /^[+-]?\d{1,3}(?:\.\d{3})+$|^[+-]?\d{1,3}(?:,\d{3})+$/.test(whole);
  return isGrouped ? whole.replace(/[.,]/g, '') : undefined;
}

/** Negative zero would not survive JSON. */
const sound = (number: number): number | undefined =>
  Number.isFinite(number) ? (number === 0 ? 0 : number) : undefined;
