/** Numbers with their measure, dates and weekdays in a text, in digits and in words. */
import { LANGUAGES, type LanguageCode } from '@parrot/contract/core';
import { withoutAccents } from '../text/tokens.ts';
import { MAX_NUMBER_WORDS, numberOf, startsNumber } from './number-names.ts';
import { type Dimension, measureOf, monthOf, weekdayOf } from './unit-names.ts';

/** One value, or the days of a whole month; in the base unit of its dimension. */
export type Point = {
  /** Null for a bare number. */
  dimension: Dimension | null;
  min: number;
  max: number;
  start: number;
  end: number;
  /** A number as it is written, without its unit. */
  number: number;
};

type Token = { word: string; start: number; end: number };

/** Bounds the work per text. */
const MAX_LENGTH = 8_000;
const TOKEN =
  /\d{1,3}(?:[ \u00a0\u202f’']\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)*|°[CF]?|[\p{L}\p{M}]+|[^\s\p{L}\p{N}]/gu;
const CURRENCY = /^[€$£]$/;
/** Between a day and its month. */
const DAY_ENDINGS = new Set(['.', 'st', 'nd', 'rd', 'th', 'er', 'de', 'of', 'º', 'den', 'le', 'the']);
/** Months that are common words as well: alone they count in a table only. */
const NOT_ALONE = new Set([
  'may',
  'march',
  'mar',
  'set',
  'mars',
  'man',
  'mai',
  'dec',
  'dic',
  'ene',
  'ago',
  'mes',
]);
const DAYS_PER_MONTH = 32;

export function pointsIn(
  text: string,
  languageCode: LanguageCode | null,
  { inTable = false }: { inTable?: boolean } = {},
): Point[] {
  const tokens = tokensIn(text.slice(0, MAX_LENGTH));
  const points: Point[] = [];
  for (let at = 0; at < tokens.length; ) {
    if (!mayStartPoint(tokens[at]?.word ?? '', languageCode)) {
      at += 1;
      continue;
    }
    const found =
      dateAt(tokens, at, languageCode, inTable) ??
      weekdayAt(tokens, at, inTable) ??
      numberAt(tokens, at, languageCode, text);
    if (found) points.push(found.point);
    at = found ? found.next : at + 1;
  }
  return points;
}

/** Most words start none, which is quick to tell. */
function mayStartPoint(word: string, languageCode: LanguageCode | null): boolean {
  const first = word.charCodeAt(0);
  if (first >= 48 && first <= 57) return true;
  if (monthOf(word) !== undefined || weekdayOf(word, true) !== undefined) return true;
  return languageCode ? startsNumber(word, languageCode) : LANGUAGES.some((code) => startsNumber(word, code));
}

/** The text around the points. */
export function withoutPoints(text: string, points: readonly Point[]): string {
  if (points.length === 0) return text;
  let rest = '';
  let at = 0;
  for (const { start, end } of points) {
    rest += `${text.slice(at, start)} `;
    at = end;
  }
  return rest + text.slice(at);
}

const tokensIn = (text: string): Token[] =>
  Array.from(text.matchAll(TOKEN), ({ 0: written, index }) => ({
    word: withoutAccents(written.toLowerCase()),
    start: index,
    end: index + written.length,
  }));

type Found = { point: Point; next: number } | undefined;

function pointOf(
  tokens: readonly Token[],
  [from, next]: [number, number],
  value: Pick<Point, 'dimension' | 'min' | 'max'> & { number?: number },
): Found {
  const { start } = tokens[from] as Token;
  const { end } = tokens[next - 1] as Token;
  return { point: { number: value.min, ...value, start, end }, next };
}

function dateAt(
  tokens: readonly Token[],
  at: number,
  languageCode: LanguageCode | null,
  inTable: boolean,
): Found {
  const word = (offset: number) => tokens[at + offset]?.word ?? '';
  const date = (day: number, month: number, length: number): Found =>
    day >= 1 && day <= 31 && month >= 1 && month <= 12
      ? pointOf(tokens, [at, at + length], { dimension: 'date', ...ofDay(day, month) })
      : undefined;
  const dotted = /^(\d{1,2})\.(\d{1,2})(\.\d{2,4})?$/.exec(word(0));
  if (dotted && (dotted[3] || word(1) === '.'))
    return date(Number(dotted[1]), Number(dotted[2]), dotted[3] ? 1 : 2);
  if (/^\d{4}$/.test(word(0)) && word(1) === '-' && word(3) === '-' && /^\d\d$/.test(word(2)))
    return date(Number(word(4)), Number(word(2)), 5);
  if (isDay(word(0)) && word(1) === '/' && isDay(word(2))) {
    const [first, second] = [Number(word(0)), Number(word(2))];
    const hasYear = word(3) === '/' && /^\d{2,4}$/.test(word(4));
    return languageCode === 'en'
      ? date(second, first, hasYear ? 5 : 3)
      : date(first, second, hasYear ? 5 : 3);
  }
  if (isDay(word(0))) {
    let offset = 1;
    while (offset < 4 && DAY_ENDINGS.has(word(offset))) offset += 1;
    const month = monthOf(word(offset));
    return month === undefined ? undefined : date(Number(word(0)), month, offset + 1);
  }
  const month = monthOf(word(0));
  if (month === undefined) return undefined;
  if (isDay(word(1)) && measureOf(word(2)) === undefined) return date(Number(word(1)), month, 2);
  const before = tokens[at - 1]?.word ?? '';
  const isAlone = inTable || !NOT_ALONE.has(word(0)) || /^(in|im|en|i)$/.test(before);
  if (!isAlone || word(0).length < 3) return undefined;
  const [min, max] = [ofDay(1, month).min, ofDay(31, month).max];
  return pointOf(tokens, [at, at + (word(1) === '.' ? 2 : 1)], { dimension: 'date', min, max });
}

const isDay = (word: string): boolean => /^\d{1,2}$/.test(word) && Number(word) >= 1 && Number(word) <= 31;

function ofDay(day: number, month: number): { min: number; max: number } {
  const value = month * DAYS_PER_MONTH + day;
  return { min: value, max: value };
}

function weekdayAt(tokens: readonly Token[], at: number, inTable: boolean): Found {
  const weekday = weekdayOf(tokens[at]?.word ?? '', inTable);
  if (weekday === undefined) return undefined;
  const next = inTable && tokens[at + 1]?.word === '.' ? at + 2 : at + 1;
  return pointOf(tokens, [at, next], { dimension: 'weekday', min: weekday, max: weekday });
}

function numberAt(
  tokens: readonly Token[],
  at: number,
  languageCode: LanguageCode | null,
  text: string,
): Found {
  const read = /^\d/.test(tokens[at]?.word ?? '')
    ? { value: parsedNumber(tokens[at]?.word ?? ''), next: at + 1, isWord: false }
    : numberInLetters(tokens, at, languageCode);
  if (!read) return undefined;
  const { value, isWord } = read;
  const before = tokens[at - 1];
  if (before && CURRENCY.test(before.word)) {
    const dimension = measureOf(before.word)?.dimension ?? null;
    return pointOf(tokens, [at - 1, read.next], { dimension, min: value, max: value });
  }
  const unitAt = /^[-‑+]$/.test(tokens[read.next]?.word ?? '') ? read.next + 1 : read.next;
  const unit = tokens[unitAt];
  const measure =
    unit && !/^[²³]/.test(text.slice(unit.end, unit.end + 1)) ? measureOf(unit.word) : undefined;
  if (measure) {
    const scaled = value * measure.factor;
    // The plus of '6+ people' is left to the ranges.
    const end = tokens[read.next]?.word === '+' ? read.next : unitAt + 1;
    const found = pointOf(tokens, [at, end], {
      dimension: measure.dimension,
      min: scaled,
      max: scaled,
      number: value,
    });
    return found && { ...found, next: unitAt + 1 };
  }
  // A number in words without a unit is part of a phrase.
  return isWord ? undefined : { point: bare(tokens, at, value), next: read.next };
}

const bare = (tokens: readonly Token[], at: number, value: number): Point => {
  const { start, end } = tokens[at] as Token;
  return { dimension: null, min: value, max: value, start, end, number: value };
};

function numberInLetters(tokens: readonly Token[], at: number, languageCode: LanguageCode | null) {
  const first = tokens[at]?.word ?? '';
  const codes = (languageCode ? [languageCode] : LANGUAGES).filter((code) => startsNumber(first, code));
  if (codes.length === 0) return undefined;
  const read: string[] = [];
  let found: { value: number; next: number; isWord: boolean } | undefined;
  for (let next = at; next < tokens.length && read.length < MAX_NUMBER_WORDS; next += 1) {
    const { word } = tokens[next] as Token;
    if (word === '-' && read.length > 0) continue;
    if (!/^\p{L}/u.test(word)) break;
    read.push(word);
    for (const code of codes) {
      const value = numberOf(read.join(' '), code);
      if (value !== undefined) found = { value, next: next + 1, isWord: true };
    }
  }
  return found;
}

/** 1,000 and 1.000 are a thousand, 7,5 and 7.5 are seven and a half. */
function parsedNumber(written: string): number {
  const digits = written.replace(/[ \u00a0\u202f’']/g, '');
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits) && !/^0/.test(digits);
  if (grouped) return Number(digits.replace(/[.,]/g, ''));
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last === -1) return Number(digits);
  return Number(`${digits.slice(0, last).replace(/[.,]/g, '')}.${digits.slice(last + 1)}`);
}
