/** Number words without accents; each line counts from zero, with alternatives after a slash. */
import { LANGUAGES, type LanguageCode } from '@parrot/contract/core';
import { plainTerms } from '../intents/normalized-phrase.ts';

const COUNTED: Record<LanguageCode, string> = {
  en: 'zero/none/nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  es: 'cero/ninguno uno/una/un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte',
  de: 'null/keine eins/ein/eine zwei/zwo drei vier funf/fuenf sechs sieben acht neun zehn elf zwolf/zwoelf dreizehn vierzehn funfzehn/fuenfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  fr: 'zero/aucun un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  sv: 'noll/ingen en/ett tva tre fyra fem sex sju atta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton tjugo',
};
const LONGEST = 20;

const NUMBERS: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  Object.entries(COUNTED).map(([language, line]) => [language, new Map(line.split(' ').flatMap(termsFor))]),
);

function termsFor(ways: string, number: number): (readonly [string, number])[] {
  return ways.split('/').map((way) => [plainTerms(way), number] as const);
}

/** Undefined if it is not a number or too large. */
export const wordNumberOf = (text: string, language: LanguageCode): number | undefined =>
  text.length > LONGEST ? undefined : NUMBERS.get(language)?.get(plainTerms(text));

/** In any language. */
export const wordNumberInAny = (text: string): number | undefined =>
  LANGUAGES.map((language) => wordNumberOf(text, language)).find((number) => number !== undefined);
