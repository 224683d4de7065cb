/**
 * The facts of a text that a grounding check compares: its numbers and its addresses. This is the only
 * definition of 'number' for model text; every check of what a model wrote uses it.
 */

/**
 * Each row is one number in our languages, without accents. Words with another meaning in one of them are
 * left out.
 */
const NUMBER_WORDS = [
  '2 two dos zwei deux tva',
  '3 three tres drei trois tre',
  '4 four cuatro vier quatre fyra',
  '5 five cinco funf cinq fem',
  '6 six seis sechs',
  '7 seven siete sieben sept sju',
  '8 eight ocho acht huit atta',
  '9 nine nueve neun neuf nio',
  '10 ten diez zehn dix tio',
  '11 eleven elf onze elva',
  '12 twelve doce zwolf douze tolv',
  '14 fourteen catorce vierzehn quatorze fjorton',
  '15 fifteen quince funfzehn quinze femton',
  '20 twenty veinte zwanzig vingt tjugo',
  '30 thirty treinta dreissig trente trettio',
  '40 forty cuarenta vierzig quarante fyrtio',
  '50 fifty cincuenta funfzig cinquante femtio',
  '60 sixty sesenta sechzig soixante sextio',
  '90 ninety noventa neunzig nittio',
  '100 hundred cien hundert hundra',
  '1000 thousand tausend mille tusen',
].map((row) => row.split(' '));
const VALUES = new Map(
  NUMBER_WORDS.flatMap(([value = '', ...spellings]) => spellings.map((word) => [word, value] as const)),
);

/**
 * Digits in groups of three (1 000 000,50), or digits with marks between them (1,000.50, 12.05.2026, 10:30).
 */
const NUMERAL = /(?<!\d)\d{1,3}(?:[ \u00a0\u202f’']\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,:]\d+)*/g;
const NUMERAL_OR_WORD = new RegExp(`${NUMERAL.source}|\\p{L}+`, 'gu');
const FULL_ADDRESS =
  /(?:https?:\/\/|www\.|mailto:)[^\s<>"')\]]+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/;
/** A host without a scheme, such as shop.example/returns; people open it all the same. 'e.g.' and '3.May' are none. */
const HOST =
  /(?<![\p{L}\p{N}.@-])(?:[\p{L}\p{N}-]{1,63}\.)*(?=[\p{N}-]*\p{L})[\p{L}\p{N}-]{2,63}\.\p{L}{2,24}(?![\p{L}\p{N}])(?:[/?#:][^\s<>"')\]]*)?/u;
const ADDRESS = new RegExp(`${FULL_ADDRESS.source}|${HOST.source}`, 'giu');

/**
 * The numbers of a text, in digits or in words, each as its value: 1,000.50 is 1.000,50, 3.50 is 3,5, and
 * 'two' is 2. 3.50 is neither 350 nor 50.
 */
export const numbersIn = (text: string): string[] =>
  (withoutAccents(text).match(NUMERAL_OR_WORD) ?? []).flatMap((token) =>
    /^\d/.test(token) ? canonicalNumber(token) : (VALUES.get(token) ?? []),
  );

/** Without what does not matter: scheme, `www.`, and the punctuation behind. */
export const addressesIn = (text: string): string[] =>
  (text.match(ADDRESS) ?? []).map((found) =>
    found
      .toLowerCase()
      .replace(/^(?:https?:\/\/|mailto:)?(?:www\.)?/, '')
      .replace(/[.,;:!?/]+$/, ''),
  );

/** Whether each number and each address of the claim is in the source. */
export const hasOnlyFactsOf = (claim: string, source: string): boolean =>
  isSubset(numbersIn(claim), knownNumbers(source)) && addsNoAddress(claim, source);

/**
 * Whether two texts in different languages have the same numerals, each as often. Number words do not count
 * here: no list of them is complete in every language.
 */
export const hasSameNumerals = (one: string, other: string): boolean =>
  numeralsIn(one).sort().join(' ') === numeralsIn(other).sort().join(' ');

/** The host of an address may be named alone. */
export function addsNoAddress(claim: string, source: string): boolean {
  const known = addressesIn(source);
  return isSubset(addressesIn(claim), new Set([...known, ...known.map(hostOf)]));
}

const hostOf = (address: string): string => address.split(/[/?#:]/, 1)[0] ?? '';

const numeralsIn = (text: string): string[] => (text.match(NUMERAL) ?? []).map(canonicalNumber);

/** A source with a date or a time of day also supports its parts: 12.05.2026 supports 2026. */
function knownNumbers(source: string): Set<string> {
  const parts = (source.match(NUMERAL) ?? []).filter(isDateOrTime).flatMap((token) => token.split(/[.,:]/));
  return new Set([...numbersIn(source), ...parts.map(canonicalNumber)]);
}

const isDateOrTime = (token: string): boolean =>
  token.includes(':') || (/[.,]\d+[.,]/.test(token) && !/[.,]\d{3}\b/.test(token));

function canonicalNumber(token: string): string {
  const digits = token.replace(/[ \u00a0\u202f’']/g, '');
  const parts = digits.split(/[.,:]/);
  const marks: string[] = digits.match(/[.,:]/g) ?? [];
  const [last = ''] = marks.slice(-1);
  const isGrouped = (groups: readonly string[]) =>
    /^[1-9]\d{0,2}$/.test(groups[0] ?? '') && groups.slice(1).every((group) => group.length === 3);
  const isOneMark = marks.every((mark) => mark === last) && last !== ':';
  if (marks.length > 0 && isOneMark && isGrouped(parts)) return parts.join('');
  const whole = parts.slice(0, -1);
  const isLastAlone = marks.indexOf(last) === marks.length - 1;
  if (marks.length > 1 && isLastAlone && isGrouped(whole))
    return decimalOf(whole.join(''), parts.at(-1) ?? '');
  if (marks.length === 1) return decimalOf(whole.join(''), parts.at(-1) ?? '');
  return parts.map(withoutLeadingZeros).join('.');
}

const decimalOf = (whole: string, fraction: string): string => {
  const significant = fraction.replace(/0+$/, '');
  return withoutLeadingZeros(whole) + (significant === '' ? '' : `.${significant}`);
};

const withoutLeadingZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

const withoutAccents = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');

const isSubset = (some: readonly string[], all: ReadonlySet<string>): boolean =>
  some.every((each) => all.has(each));
