/** Numbers in words, from zero to a hundred, and a thousand. Without accents, hyphens as spaces. */
import { LANGUAGES, type LanguageCode } from '@parrot/contract/core';

type Spelling = { upTo: string; tens: string; join(ten: string, one: string, value: number): string[] };

/** `upTo`: from zero on, without gaps; `tens`: from the first ten on that the joined ones start with. */
const SPELLINGS: Record<LanguageCode, Spelling> = {
  en: {
    upTo: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    join: (ten, one) => [`${ten} ${one}`],
  },
  de: {
    upTo: 'null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
    join: (ten, one) => [`${one === 'eins' ? 'ein' : one}und${ten}`],
  },
  es: {
    upTo: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    join: (ten, one) => [ten === 'veinte' ? `veinti${one}` : `${ten} y ${one}`],
  },
  fr: {
    upTo: 'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
    tens: 'vingt trente quarante cinquante soixante',
    join: (ten, one, value) => [value % 10 === 1 ? `${ten} et ${one}` : `${ten} ${one}`],
  },
  sv: {
    upTo: 'noll ett tva tre fyra fem sex sju atta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton',
    tens: 'tjugo trettio fyrtio femtio sextio sjuttio attio nittio',
    join: (ten, one) => [`${ten}${one}`],
  },
};
const LARGE: Record<LanguageCode, string> = {
  en: 'hundred thousand',
  de: 'hundert tausend',
  es: 'cien mil',
  fr: 'cent mille',
  sv: 'hundra tusen',
};
/** Mostly articles: like every number in words, they count before a unit only. */
const ONE: Record<LanguageCode, string> = {
  en: 'one',
  de: 'ein eine einen einem einer',
  es: 'un una uno',
  fr: 'un une',
  sv: 'en ett',
};
/** The most words of one number: 'quatre vingt dix sept'. */
export const MAX_NUMBER_WORDS = 4;

const valuesOf = (languageCode: LanguageCode): Map<string, number> => {
  const { upTo, tens, join } = SPELLINGS[languageCode];
  const small = upTo.split(' ');
  const values = new Map(small.map((word, value) => [word, value]));
  for (const [at, ten] of tens.split(' ').entries()) {
    const base = 20 + at * 10;
    values.set(ten, base);
    for (let one = 1; one < 10; one += 1)
      for (const word of join(ten, small[one] ?? '', base + one)) values.set(word, base + one);
  }
  if (languageCode === 'fr') addFrench(values, small);
  for (const [at, word] of LARGE[languageCode].split(' ').entries()) values.set(word, at === 0 ? 100 : 1_000);
  return values;
};

/** Beyond 69, French counts in twenties. */
function addFrench(values: Map<string, number>, small: readonly string[]): void {
  const teen = (one: number) => (one < 17 ? (small[one] ?? '') : `dix ${small[one - 10]}`);
  for (let one = 17; one < 20; one += 1) values.set(teen(one), one);
  for (let one = 10; one < 20; one += 1)
    values.set(one === 11 ? 'soixante et onze' : `soixante ${teen(one)}`, 60 + one);
  values.set('quatre vingts', 80);
  for (let one = 1; one < 20; one += 1) values.set(`quatre vingt ${teen(one)}`, 80 + one);
}

const VALUES = new Map(LANGUAGES.map((code) => [code, valuesOf(code)]));
const FIRST_WORDS = new Map(
  LANGUAGES.map((code) => [
    code,
    new Set([...(VALUES.get(code)?.keys() ?? [])].map((name) => name.split(' ', 1)[0] ?? '')),
  ]),
);
const ONES = new Map(LANGUAGES.map((code) => [code, new Set(ONE[code].split(' '))]));

/** Whether a number in words can start with a word. */
export const startsNumber = (word: string, languageCode: LanguageCode): boolean =>
  FIRST_WORDS.get(languageCode)?.has(word) || ONES.get(languageCode)?.has(word) || false;

/** The value of a number in words; undefined for other words. */
export const numberOf = (name: string, languageCode: LanguageCode): number | undefined =>
  VALUES.get(languageCode)?.get(name) ?? (ONES.get(languageCode)?.has(name) ? 1 : undefined);
