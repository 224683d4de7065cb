/** A value as text: localized for people, plain for machines. */
import type { LanguageCode } from '@parrot/contract/core';
import type { Value, ValueType } from '@parrot/contract/flows';
import { soundDay } from './dates.ts';

export type Manner = LanguageCode | 'plain';

const YES_NO: Record<LanguageCode, [yes: string, no: string]> = {
  en: ['yes', 'no'],
  es: ['sí', 'no'],
  de: ['ja', 'nein'],
  fr: ['oui', 'non'],
  sv: ['ja', 'nej'],
};

export function textOf(value: Value | undefined, type: ValueType, manner: Manner): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.map((item) => singleText(item, 'text', manner)).join(', ');
  return singleText(value, type, manner);
}

function singleText(value: string | number | boolean, type: ValueType, manner: Manner): string {
  if (manner === 'plain') return String(value);
  if (typeof value === 'boolean') return YES_NO[manner][value ? 0 : 1];
  if (typeof value === 'number') return numbersIn(manner).format(value);
  return type === 'date' && soundDay(value) !== undefined
    ? datesIn(manner).format(Date.parse(`${value}T00:00:00Z`))
    : value;
}

/** Creating one takes longer than a turn, and there are only a few. */
const numberFormats = new Map<LanguageCode, Intl.NumberFormat>();
const dateFormats = new Map<LanguageCode, Intl.DateTimeFormat>();

/** Not grouped: order numbers are numbers too. */
const numbersIn = (language: LanguageCode) =>
  cached(
    numberFormats,
    language,
    () => new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 12 }),
  );
const datesIn = (language: LanguageCode) =>
  cached(
    dateFormats,
    language,
    () => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }),
  );

function cached<Format>(
  formats: Map<LanguageCode, Format>,
  language: LanguageCode,
  make: () => Format,
): Format {
  const format = formats.get(language) ?? make();
  formats.set(language, format);
  return format;
}
