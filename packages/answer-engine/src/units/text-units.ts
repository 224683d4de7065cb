/**
 * Finds the structured parts of a text: lists, numbered procedures and tables, each with the line that
 * introduces it. The reader writes them in this form, one item or row per line, and a quote never splits them.
 */

export type TextUnit = {
  kind: 'list' | 'table';
  /** Offsets in the text, with the introducing line. */
  start: number;
  end: number;
  /** Offset of the first item or row. */
  bodyStart: number;
};

/** Between two cells of a table row. */
export const CELL_SEPARATOR = ' · ';
/** A list item: a bullet, a number, a letter, or 'Step 1' in one of our languages. */
export const ITEM_LINE =
  /^ {0,20}(?:[•◦▪‣*–-]|\(?\d{1,3}[.)]|[a-z]\)|(?:step|schritt|paso|étape|etape|steg) \d{1,2}\b[.:)–-]?)\s+(?=\S)/iu;
const CONTINUED_LINE = /^ {2,}\S/;
const MAX_INTRODUCTION = 120;
const MAX_LINE_BEFORE = 200;
/** Numbers within a line, as in '1. Open it 2. Close it'. */
const INLINE_NUMBER = /(?:^|\s)\(?(\d{1,2})[.)]\s+(?=\S)/g;
const MIN_INLINE_STEPS = 3;

type Line = { text: string; start: number; end: number };

export const cellsOf = (line: string): string[] => line.split(CELL_SEPARATOR).map((cell) => cell.trim());

export function linesOf(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const found = { text: line, start, end: start + line.length };
    start = found.end + 1;
    return found;
  });
}

export function unitsOf(text: string): TextUnit[] {
  const lines = linesOf(text);
  const units: TextUnit[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const { count, kind } = runAt(lines, at);
    if (!kind) continue;
    const first = lines[at] as Line;
    const before = lines[at - 1];
    const isOwn = before && before.start >= (units.at(-1)?.end ?? 0);
    const introduction = isOwn && introduces(before.text) ? before : first;
    const { end } = lines[at + count - 1] as Line;
    units.push({ kind, start: introduction.start, end, bodyStart: first.start });
    at += count - 1;
  }
  return units;
}

/** Grows a stretch of a text until no unit is cut. An introduction brings what it introduces. */
export function wholeUnits(
  text: string,
  stretch: { start: number; end: number },
  units: readonly TextUnit[] = unitsOf(text),
): { start: number; end: number; units: TextUnit[] } {
  const touched = units.filter(
    ({ start, end }) =>
      stretch.end > stretch.start &&
      end > stretch.start &&
      (start < stretch.end || isNextLine(text, stretch.end, start)),
  );
  return {
    start: Math.min(stretch.start, ...touched.map(({ start }) => start)),
    end: Math.max(stretch.end, ...touched.map(({ end }) => end)),
    units: touched,
  };
}

/** A short line right before a unit introduces it, whatever it ends with. */
function isNextLine(text: string, end: number, unitStart: number): boolean {
  if (unitStart < end || text.slice(end, unitStart).trim() !== '') return false;
  return end - (text.lastIndexOf('\n', end - 1) + 1) <= MAX_LINE_BEFORE;
}

function runAt(lines: readonly Line[], from: number): { count: number; kind: TextUnit['kind'] | null } {
  let items = 0;
  let at = from;
  for (; at < lines.length; at += 1) {
    const { text } = lines[at] as Line;
    if (ITEM_LINE.test(text)) items += 1;
    else if (items === 0 || !CONTINUED_LINE.test(text)) break;
  }
  if (items > 1) return { count: at - from, kind: 'list' };
  at = from;
  while (at < lines.length && lines[at]?.text.includes(CELL_SEPARATOR)) at += 1;
  if (at - from > 1) return { count: at - from, kind: 'table' };
  return { count: 1, kind: hasInlineSteps(lines[from]?.text ?? '') ? 'list' : null };
}

function hasInlineSteps(line: string): boolean {
  if (!/1[.)]/.test(line)) return false;
  let expected = 1;
  for (const [, number] of line.matchAll(INLINE_NUMBER)) if (Number(number) === expected) expected += 1;
  return expected > MIN_INLINE_STEPS;
}

const introduces = (line: string): boolean =>
  line.endsWith(':') || (line !== '' && line.length <= MAX_INTRODUCTION && !/[.!?…]$/.test(line));

/** Whether the first row of a table names its columns: it has no numbers, and others have. */
export const hasHeaderRow = (rows: readonly string[]): boolean =>
  rows.length > 1 && !/\d/.test(rows[0] ?? '') && rows.slice(1).some((row) => /\d/.test(row));
