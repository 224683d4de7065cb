/** Amounts, prices, durations, times and dates in a sentence, so that two sentences can be compared. */
import { LANGUAGES } from '@parrot/contract/core';

/** `value` is comparable; `text` as it was written. */
export type Quantity = { unit: string; value: string; text: string };

/** Words for a unit in five languages. */
const UNITS: Record<string, string> = {
  minute: 'minutes?|mins?|minuten?|minutos?|minuter',
  hour: 'hours?|hrs?|stunden?|horas?|heures?|timm(?:e|ar)',
  day: 'days?|tage?n?|días?|dias?|jours?|dag(?:ar)?|working days?|business days?|werktage?n?|arbeitstage?n?|días hábiles|días laborables|jours ouvrés|jours ouvrables|arbetsdagar|vardagar',
  week: 'weeks?|wochen?|semanas?|semaines?|veck(?:a|or)',
  month: 'months?|monate?n?|mes(?:es)?|mois|månad(?:er)?',
  year: 'years?|jahre?n?|años?|ans?|années?|år',
  percent: '%|percent|prozent|por ciento|pour ?cent|procent',
  euro: '€|eur|euros?',
  dollar: '\\$|usd|dollars?|dólares',
  pound: '£|gbp|pounds?',
  krona: 'kr|sek|kronor',
  franc: 'chf|franken|francs?',
  kilogram: 'kg|kilos?|kilograms?|kilogramm',
  gram: 'g|grams?|gramm',
  kilometer: 'km|kilometers?|kilometer|kilómetros?|kilomètres?',
  meter: 'meters?|metros?|mètres?',
  centimeter: 'cm',
  liter: 'liters?|litros?|litres?|ml',
  byte: 'mb|gb|tb',
};
const NUMBER = '\\d{1,3}(?:[.,’\u00a0 ]\\d{3})*(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d+)?';
const CURRENCIES = ['euro', 'dollar', 'pound', 'krona', 'franc'];

const unitPattern = (unit: string) => `(?<${unit}>${UNITS[unit]})`;
const AFTER = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?<number>${NUMBER})[\\s\u00a0-]?(?:${Object.keys(UNITS).map(unitPattern).join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);
const BEFORE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${CURRENCIES.map(unitPattern).join('|')})[\\s\u00a0]?(?<number>${NUMBER})(?![\\p{L}\\p{N}])`,
  'giu',
);
const TIME =
  /(?<![\p{L}\p{N}.,:])(\d{1,2})(?:[:.h](\d{2}))?\s?(am|pm|a\.m\.|p\.m\.|uhr|h)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}.,:])(\d{1,2}):(\d{2})(?![\p{L}\p{N}:])/giu;

/** Names of months, long and short, with their numbers. */
const MONTHS = new Map(
  LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, at): [string, number] => [
        format
          .format(Date.UTC(2026, at, 15))
          .toLowerCase()
          .replace('.', ''),
        at + 1,
      ]);
    }),
  ).filter(([name]) => /^\p{L}{3,}$/u.test(name)),
);
const MONTH = [...MONTHS.keys()].sort((one, other) => other.length - one.length).join('|');
const DATE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(${MONTH})\\.?\\s(\\d{1,2})(?:st|nd|rd|th)?|(\\d{1,2})(?:\\.|st|nd|rd|th|er)?\\s(?:de\\s)?(${MONTH}))(?![\\p{L}\\p{N}])`,
  'giu',
);
const LONGEST = 400;

/** The quantities of a sentence and the sentence without them. */
export function quantitiesIn(sentence: string): { quantities: Quantity[]; rest: string } {
  const quantities: Quantity[] = [];
  const take = (rest: string, pattern: RegExp, read: (match: RegExpExecArray) => Omit<Quantity, 'text'>) =>
    rest.replace(pattern, (...match) => {
      const groups = match.at(-1);
      const found = Object.assign(match.slice(0, -2), { groups }) as unknown as RegExpExecArray;
      quantities.push({ ...read(found), text: String(match[0]).trim() });
      return ' ';
    });
  let rest = sentence.slice(0, LONGEST);
  rest = take(rest, DATE, ([, month, day, before, after]) => ({
    unit: 'date',
    value: `${MONTHS.get((month ?? after ?? '').toLowerCase())}-${Number(day ?? before)}`,
  }));
  rest = take(rest, TIME, ([, hour, minute, half, clockHour, clockMinute]) => ({
    unit: 'time',
    value: timeOf(Number(hour ?? clockHour), minute ?? clockMinute ?? '00', half ?? ''),
  }));
  rest = take(rest, BEFORE, (match) => measured(match));
  rest = take(rest, AFTER, (match) => measured(match));
  return { quantities, rest };
}

function measured({ groups = {} }: RegExpExecArray): Omit<Quantity, 'text'> {
  const { number = '', ...units } = groups;
  const unit = Object.keys(units).find((name) => units[name] !== undefined) ?? '';
  return { unit, value: numberOf(number) };
}

/** The last separator is a decimal one if one or two digits follow it. */
function numberOf(written: string): string {
  const [, whole = written, fraction = ''] = /^(.*)[.,](\d{1,2})$/.exec(written) ?? [];
  return String(Number(`${whole.replace(/\D/g, '')}.${fraction || '0'}`));
}

const timeOf = (hour: number, minute: string, half: string): string => {
  const isEvening = /^p/i.test(half) && hour < 12;
  const isMidnight = /^a/i.test(half) && hour === 12;
  return `${isEvening ? hour + 12 : isMidnight ? 0 : hour}:${minute}`;
};

/** What two sentences with quantities of the same units say differently; undefined if they agree. */
export function conflictOf(
  one: readonly Quantity[],
  other: readonly Quantity[],
): [string, string] | undefined {
  const units = (all: readonly Quantity[]) => all.map(({ unit }) => unit).sort();
  if (one.length === 0 || units(one).join() !== units(other).join()) return undefined;
  const values = ({ unit, value }: Quantity) => `${unit} ${value}`;
  const left = new Set(one.map(values));
  const right = new Set(other.map(values));
  const ownOfOne = one.find((quantity) => !right.has(values(quantity)));
  const ownOfOther = other.find(
    (quantity) => !left.has(values(quantity)) && quantity.unit === ownOfOne?.unit,
  );
  return ownOfOne && ownOfOther ? [ownOfOne.text, ownOfOther.text] : undefined;
}
