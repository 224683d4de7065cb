/** Compares the numbers, sizes and dates of a question with the ranges in the rows and sentences of a text. */
import type { LanguageCode } from '@parrot/contract/core';
import { sentencesOf } from '../text/sentences.ts';
import { withoutAccents } from '../text/tokens.ts';
import { type Point, pointsIn } from './points.ts';
import { isWithin, type Range, rangesIn } from './ranges.ts';
import { cellsOf, linesOf, type TextUnit } from './text-units.ts';
import { columnDimension, type Dimension } from './unit-names.ts';

/** A row, an item or a sentence that states ranges, and whether what was asked is within them. */
export type RangedPart = { start: number; end: number; fits: boolean; inUnit: boolean };
export type Fit = {
  parts: RangedPart[];
  /** Offsets of the cells or texts to mark. */
  marks: { start: number; end: number }[];
  /** The ranges are in the head of a table. */
  isByColumn?: boolean;
};

const MAX_QUESTION = 1_000;
const MAX_ASKED = 8;
/** Beyond it, a bare number is a year, an order or a phone number. */
const MAX_BARE = 1_900;
const MAX_LINES = 400;

/** What a question asks for in numbers. */
export const askedQuantities = (question: string, languageCode: LanguageCode | null): Point[] =>
  pointsIn(question.slice(0, MAX_QUESTION), languageCode)
    .filter(({ dimension, number }) => dimension !== null || number < MAX_BARE)
    .slice(0, MAX_ASKED);

/** Whether a question is about another number, size or date than the one asked. */
export function excludesQuantities(
  question: string,
  asked: readonly Point[],
  languageCode: LanguageCode,
): boolean {
  if (asked.length === 0) return false;
  const ranges = rangesIn(question, languageCode);
  const points = ranges.length > 0 ? [] : pointsIn(question, languageCode);
  return asked.some((quantity) => {
    const { dimension } = quantity;
    if (!isSize(dimension)) return false;
    const own = ranges.filter((range) => range.dimension === dimension);
    const values = points.filter((point) => point.dimension === dimension);
    return (
      (own.length > 0 && !own.some((range) => isWithin(quantity, range))) ||
      (values.length > 0 && !values.some((point) => isSame(point, quantity)))
    );
  });
}

/** Whether a text is about all sizes and dates that are asked for. */
export function statesQuantities(text: string, asked: readonly Point[], languageCode: LanguageCode): boolean {
  const sizes = asked.filter(({ dimension }) => isSize(dimension));
  const ranges = rangesIn(text, languageCode);
  const points = pointsIn(text, languageCode);
  return sizes.every(
    (size) =>
      ranges.some((range) => range.dimension === size.dimension && isWithin(size, range)) ||
      points.some((point) => isSame(point, size)),
  );
}

const isSame = (one: Point, other: Point): boolean =>
  one.dimension === other.dimension && one.min <= other.max && one.max >= other.min;

/**
 * Of another size, an answer is wrong. Of another time or amount it still answers: 'up to 30 days', asked for 40.
 */
const SIZES: ReadonlySet<Dimension | null> = new Set<Dimension>([
  'length',
  'weight',
  'volume',
  'nights',
  'people',
  'children',
  'date',
  'weekday',
]);
const isSize = (dimension: Dimension | null): boolean => SIZES.has(dimension);

/** Null if the text states no range of what was asked. */
export function fitRows(
  text: string,
  units: readonly TextUnit[],
  asked: readonly Point[],
  languageCode: LanguageCode | null,
): Fit | null {
  const fit: Fit = { parts: [], marks: [] };
  let columns: (Dimension | null)[] = [];
  for (const line of linesOf(text).slice(0, MAX_LINES)) {
    const unit = units.find(({ bodyStart, end }) => line.start >= bodyStart && line.end <= end);
    if (unit?.kind !== 'table') columns = [];
    if (unit?.kind === 'table') {
      const cells = cellsOf(line.text);
      if (line.start === unit.bodyStart) {
        columns = cells.map(headerDimension);
        if (addColumns(fit, text, unit, asked, languageCode)) return finished(fit);
      }
      const ranges = cells.flatMap((cell, at) =>
        rangesIn(cell, languageCode, { inCell: true, dimension: columns[at] ?? null }).filter(
          ({ dimension }) => dimension !== null || at === 0,
        ),
      );
      addPart(fit, line, ranges, asked, { inUnit: true, allowBare: true });
    } else if (unit) addPart(fit, line, labelRanges(line.text, languageCode), asked, { inUnit: true });
    else if (asked.some(({ dimension }) => dimension !== null)) addSentences(fit, line, asked, languageCode);
  }
  return finished(fit);
}

const finished = (fit: Fit): Fit | null => {
  const fitting = fit.parts.filter(({ fits }) => fits);
  // If all of them fit, the ranges do not tell them apart.
  const isSelective = fitting.length > 0 && fitting.length < fit.parts.length;
  if (fit.marks.length === 0 && isSelective)
    fit.marks.push(...fitting.map(({ start, end }) => ({ start, end })));
  return fit.parts.length > 0 ? fit : null;
};

function addSentences(
  fit: Fit,
  line: { text: string; start: number },
  asked: readonly Point[],
  languageCode: LanguageCode | null,
): void {
  let at = 0;
  for (const sentence of sentencesOf(line.text)) {
    const start = line.text.indexOf(sentence, at);
    at = start + sentence.length;
    const stretch = { start: line.start + start, end: line.start + at };
    // Several ranges in one sentence are told apart by whoever reads it.
    const ranges = [
      ...rangesIn(sentence, languageCode).filter(({ dimension }) => isSize(dimension)),
      ...valueRanges(sentence, languageCode),
    ];
    addPart(fit, stretch, ranges, asked, { inUnit: false });
  }
}

/** A line of a table file, whose column says what it measures: 'Persons: 3–4'. */
function valueRanges(line: string, languageCode: LanguageCode | null): Range[] {
  const [, column = '', value = ''] = /^([^:\n]{1,80}): (.{1,100})$/.exec(line) ?? [];
  const dimension = headerDimension(column);
  return dimension ? rangesIn(value, languageCode, { inCell: true, dimension }) : [];
}

/** An item with a value as its label: '3 people: 50 €'. */
function labelRanges(item: string, languageCode: LanguageCode | null): Range[] {
  const content = item.replace(/^\s*[•◦▪‣*–-]\s+/, '');
  const [label = ''] = content.split(/:| – | — | - |=|→/, 1);
  const ofLabel = rangesIn(label, languageCode, { inCell: true });
  return ofLabel.length > 0 ? ofLabel : rangesIn(content, languageCode);
}

function addPart(
  fit: Fit,
  { start, end }: { start: number; end: number },
  ranges: readonly Range[],
  asked: readonly Point[],
  { inUnit, allowBare = false }: { inUnit: boolean; allowBare?: boolean },
): void {
  let fits: boolean | null = null;
  for (const quantity of asked) {
    const own = ranges.filter((range) => isComparable(quantity, range, allowBare));
    if (own.length > 0) fits = (fits ?? true) && own.some((range) => isWithin(quantity, range));
  }
  if (fits !== null) fit.parts.push({ start, end, fits, inUnit });
}

const isComparable = ({ dimension }: Point, range: Range, allowBare: boolean): boolean =>
  dimension === range.dimension
    ? dimension !== null || allowBare
    : allowBare && dimension === null && isMeasured(range);

/** A bare number is no price, no date and no weekday. */
const isMeasured = ({ dimension }: Range): boolean =>
  dimension === 'length' || dimension === 'weight' || dimension === 'people' || dimension === 'time';

/** Ranges in the head of a table: what was asked decides on the column. */
function addColumns(
  fit: Fit,
  text: string,
  { bodyStart, end }: TextUnit,
  asked: readonly Point[],
  languageCode: LanguageCode | null,
): boolean {
  const lines = linesOf(text.slice(bodyStart, end));
  const heads = cellsOf(lines[0]?.text ?? '').map((cell) => rangesIn(cell, languageCode, { inCell: true }));
  const comparable = heads.map((ranges) =>
    ranges.filter((range) => asked.some((quantity) => isComparable(quantity, range, false))),
  );
  if (comparable.filter((ranges) => ranges.length > 0).length < 2) return false;
  const fitting = comparable.map((ranges) =>
    ranges.some((range) => asked.some((each) => isComparable(each, range, false) && isWithin(each, range))),
  );
  fit.isByColumn = true;
  for (const line of lines) {
    const start = bodyStart + line.start;
    fit.parts.push({ start, end: bodyStart + line.end, fits: fitting.includes(true), inUnit: true });
    let at = 0;
    for (const [column, cell] of cellsOf(line.text).entries()) {
      const from = line.text.indexOf(cell, at);
      at = from + cell.length;
      if (fitting[column] && cell !== '') fit.marks.push({ start: start + from, end: start + at });
    }
  }
  return true;
}

const headerDimension = (cell: string): Dimension | null => {
  for (const [word] of cell.matchAll(/[\p{L}€$£%°]+/gu)) {
    const found = columnDimension(withoutAccents(word.toLowerCase()));
    if (found) return found;
  }
  return null;
};
