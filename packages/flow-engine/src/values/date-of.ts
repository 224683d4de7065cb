/** Parses dates as people write them, by language. */
import type { LanguageCode } from '@parrot/contract/core';
import { plainTerms } from '../intents/normalized-phrase.ts';
import { MONTHS, RELATIVE_DAYS } from './date-terms.ts';
import { dayOf, daysLater, soundDay } from './dates.ts';
import { isWeekday, weekdayOf } from './weekday-of.ts';

type Given = {
  language: LanguageCode;
  /** Today, as 2026-05-31. */
  today: string;
  /** Determines a missing year. */
  when?: 'any' | 'past' | 'future';
};

const LONGEST = 60;
const ISO_TIME = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}/;
const FILLERS = new Set('the of on de del el le den der am dem du st nd rd th er e'.split(' '));
const ORDINAL = /^(\d{1,2})(?:st|nd|rd|th|er|e|a)$/;

/** As 2026-05-31; undefined if it is not a date. */
export function dateOf(text: string, given: Given): string | undefined {
  const bare = text.trim();
  if (bare.length > LONGEST) return undefined;
  const iso = soundDay(ISO_TIME.exec(bare)?.[1] ?? bare);
  if (iso !== undefined) return iso;
  const phrase = plainTerms(bare);
  const relative = RELATIVE_DAYS.get(phrase);
  if (relative !== undefined) return daysLater(given.today, relative);
  const terms = phrase.split(' ');
  const named = weekdayOf(terms, given);
  if (named !== undefined) return named;
  // A weekday next to a date adds nothing.
  const pieces = terms
    .map((piece) => ORDINAL.exec(piece)?.[1] ?? piece)
    .filter((piece) => !FILLERS.has(piece) && !isWeekday(piece));
  return pieces.every((piece) => /^\d{1,8}$/.test(piece))
    ? fromNumbers(pieces, { ...given, slashed: bare.includes('/') })
    : fromMonthName(pieces, given);
}

function fromNumbers(pieces: string[], given: Given & { slashed: boolean }): string | undefined {
  const [first = '', second = '', third] = pieces;
  if (pieces.length === 1 && first.length === 8)
    return dayOf(Number(first.slice(0, 4)), Number(first.slice(4, 6)), Number(first.slice(6)));
  if (pieces.length < 2 || pieces.length > 3) return undefined;
  if (first.length === 4 && third !== undefined) return dayOf(Number(first), Number(second), Number(third));
  if (first.length > 2 || second.length > 2) return undefined;
  // The month comes first only in English and only between slashes.
  const monthFirst = given.language === 'en' && given.slashed && Number(first) <= 12;
  const [day, month] = monthFirst ? [second, first] : [first, second];
  return inYear(third, Number(month), Number(day), given);
}

function fromMonthName(pieces: string[], given: Given): string | undefined {
  const named = pieces.findIndex((piece) => /^\p{L}+$/u.test(piece));
  const month = monthOf(pieces[named] ?? '');
  const numbers = pieces.filter((_, at) => at !== named);
  const [day = '', year] = numbers;
  if (month === undefined || numbers.length > 2 || !/^\d{1,2}$/.test(day)) return undefined;
  return inYear(year, month, Number(day), given);
}

function inYear(
  year: string | undefined,
  month: number,
  day: number,
  { today, when = 'any' }: Given,
): string | undefined {
  const thisYear = Number(today.slice(0, 4));
  if (year !== undefined) {
    if (!/^(\d{2}|\d{4})$/.test(year)) return undefined;
    return dayOf(year.length === 4 ? Number(year) : inCentury(Number(year), thisYear), month, day);
  }
  const date = dayOf(thisYear, month, day);
  if (when === 'future' && (date === undefined || date < today)) return dayOf(thisYear + 1, month, day);
  if (when === 'past' && (date === undefined || date > today)) return dayOf(thisYear - 1, month, day);
  return date;
}

/** Two digits mean the nearest year up to twenty years ahead. */
function inCentury(digits: number, thisYear: number): number {
  const year = thisYear - (thisYear % 100) + digits;
  return year > thisYear + 20 ? year - 100 : year;
}

function monthOf(word: string): number | undefined {
  if (word.length < 3) return undefined;
  const meant = MONTHS.findIndex((names) => names.some((name) => name === word));
  if (meant >= 0) return meant + 1;
  const begun = MONTHS.flatMap((names, at) => (names.some((name) => name.startsWith(word)) ? [at + 1] : []));
  return begun.length === 1 ? begun[0] : undefined;
}
