/** A table as sections: each row says for each column what it holds. */
import { type Document, DocumentProblem } from './document.ts';

const SEPARATORS = [',', ';', '\t', '|'];
const MOST_COLUMNS = 200;

export function parseCsv(text: string): Document {
  const [head = [], ...rows] = rowsOf(text, separatorOf(text));
  if (head.length > MOST_COLUMNS) throw new DocumentProblem('broken');
  const columns = head.map((name, at) => name.trim() || String(at + 1));
  const paragraphs = rows.map((row) =>
    row
      .slice(0, MOST_COLUMNS)
      .flatMap((cell, at) => (cell.trim() === '' ? [] : `${columns[at] ?? at + 1}: ${cell.trim()}`))
      .join('\n'),
  );
  return { title: '', sections: [{ heading: '', paragraphs }], whole: true };
}

/** The one the first line has most of. */
function separatorOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  const outsideQuotes = first.replace(/"[^"]*"/g, '');
  const counts = SEPARATORS.map((separator) => outsideQuotes.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Cells may be quoted, and then hold separators, line ends and doubled quotes. */
function rowsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const { cell, end } = text[at] === '"' ? quotedCell(text, at, separator) : plainCell(text, at, separator);
    row.push(cell);
    at = end + 1;
    if (text[end] === separator && at < text.length) continue;
    if (row.some((each) => each.trim() !== '')) rows.push(row);
    row = [];
  }
  return rows;
}

function plainCell(text: string, start: number, separator: string) {
  const line = positionOf(text, '\n', start);
  const end = Math.min(line, positionOf(text.slice(start, line), separator, 0) + start);
  return { cell: text.slice(start, end), end };
}

function quotedCell(text: string, start: number, separator: string) {
  let quote = start;
  do {
    quote = positionOf(text, '"', quote + 1);
    if (text[quote + 1] === '"') quote += 1;
    else break;
  } while (quote < text.length);
  const rest = plainCell(text, Math.min(quote + 1, text.length), separator);
  return { cell: text.slice(start + 1, quote).replaceAll('""', '"') + rest.cell, end: rest.end };
}

function positionOf(text: string, what: string, from: number): number {
  const found = text.indexOf(what, from);
  return found === -1 ? text.length : found;
}
