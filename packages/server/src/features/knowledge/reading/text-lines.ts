/** Lines of plain text and Markdown: wrapped ones are joined, items and rows stay apart. */
import { CELL_SEPARATOR, ITEM_LINE } from '@parrot/answer-engine/units';

/** From here on, a line may have been wrapped. */
const MIN_WRAPPED = 60;
/** Tabs, bars, or the spaces that align columns. */
const COLUMN_GAP = /\t+|\s*\|\s*| {3,}/;

/** Wrapped lines are joined; short ones, as in lists and addresses, stay. */
export function joinLines(lines: readonly string[]): string {
  const groups: string[][] = [];
  for (const line of alignedRows(lines)) {
    const last = groups.at(-1);
    const isItem = ITEM_LINE.test(line);
    const isRow = line.includes(CELL_SEPARATOR);
    // What follows an item and is indented belongs to it.
    const isContinued = last && ITEM_LINE.test(last[0] ?? '') && /^\s{2,}\S/.test(line) && !isItem && !isRow;
    if (isContinued) last.push(line.trim());
    else if (isItem || isRow || !last || isStructured(last)) groups.push([line]);
    else last.push(line);
  }
  return groups
    .map((group) =>
      isStructured(group) ? group.map((line, at) => (at === 0 ? line : line.trim())).join(' ') : prose(group),
    )
    .join('\n');
}

const isStructured = ([first = '']: readonly string[]): boolean =>
  ITEM_LINE.test(first) || first.includes(CELL_SEPARATOR);

function prose(lines: readonly string[]): string {
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 0);
  const isWrapped = longest >= MIN_WRAPPED && lines.slice(0, -1).every((line) => line.length > longest * 0.6);
  return lines.join(isWrapped ? ' ' : '\n');
}

/** Lines whose columns are aligned, as rows; two of them at least. */
function alignedRows(lines: readonly string[]): string[] {
  const cells = lines.map((line) =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .trim()
      .split(COLUMN_GAP),
  );
  const isRow = (at: number) => (cells[at]?.length ?? 0) > 1 && !ITEM_LINE.test(lines[at] ?? '');
  return lines.map((line, at) =>
    isRow(at) && (cells[at - 1]?.length === cells[at]?.length || cells[at + 1]?.length === cells[at]?.length)
      ? (cells[at] ?? []).map((cell) => cell.trim() || '–').join(CELL_SEPARATOR)
      : line,
  );
}
