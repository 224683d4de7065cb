/** A table from the bytes of a file, or the news that there is none in it. */
import { setImmediate as otherWork } from 'node:timers/promises';
import { AppError, LIMITS } from '@parrot/contract/core';
import { CSV_FAULTS, NOT_A_CSV, UNCLOSED_QUOTE } from '@parrot/contract/knowledge';
import { decodeText } from '../../reading/decode-text.ts';
import { DocumentProblem } from '../../reading/document.ts';
import { otherKind } from './detect-file-kind.policy.ts';
import { withoutGuard } from './export-faqs.ts';

/** `row` is where it begins, as a spreadsheet counts: the head is row 1. */
export type TableRow = { row: number; cells: string[] };
/** `brokenAt`: the row whose quotation mark never ends; what follows it can't be read. */
export type CsvTable = { head: string[]; rows: TableRow[]; brokenAt: number | null };

const SEPARATORS = [',', ';', '\t', '|'];
/** Other requests get their turn after so many rows. */
const ROWS_AT_ONCE = 500;

export async function readCsv(bytes: Uint8Array): Promise<CsvTable> {
  const text = textIn(bytes);
  const separator = separatorOf(text);
  const reader = readerOf(text, separator);
  const first = reader.next();
  const head = (first?.cells ?? []).map((cell) => cell.trim());
  if (first?.isBroken) throw notACsv(`Row 1: ${UNCLOSED_QUOTE}`);
  if (head.filter((name) => name !== '').length < 2) throw notACsv(CSV_FAULTS.oneColumn);
  if (head.length > LIMITS.importColumns)
    throw refused(`Please use at most ${LIMITS.importColumns} columns; this file has ${head.length}.`);
  const rows: TableRow[] = [];
  let count = 1;
  for (let read = reader.next(); read; read = reader.next()) {
    count += 1;
    if (read.isBroken) return { head, rows, brokenAt: count };
    if (read.cells.every((cell) => cell.trim() === '')) continue;
    if (rows.length >= LIMITS.faqsPerApp) throw tooManyRows();
    rows.push({ row: count, cells: read.cells.map(withoutGuard) });
    if (rows.length % ROWS_AT_ONCE === 0) await otherWork();
  }
  return { head, rows, brokenAt: null };
}

function textIn(bytes: Uint8Array): string {
  const kind = otherKind(bytes);
  if (kind) throw notACsv(kind);
  try {
    const text = decodeText(bytes).replace(/^\ufeff/, '');
    // A few characters that no text has may have slipped into a document; into a table they do not.
    if (text.includes('\0')) throw notACsv(CSV_FAULTS.notText);
    if (text.trim() === '') throw notACsv(CSV_FAULTS.empty);
    return text;
  } catch (error) {
    if (error instanceof DocumentProblem) throw notACsv(CSV_FAULTS.notText);
    throw error;
  }
}

/** The one the first line has most of. */
function separatorOf(text: string): string {
  const [first = ''] = text.trimStart().split('\n', 1);
  // Whoever says it outright is believed.
  const said = /^sep=(.)$/i.exec(first.trim())?.[1];
  if (said) return said;
  const outsideQuotes = first.replace(/"[^"]*"/g, '');
  const counts = SEPARATORS.map((separator) => outsideQuotes.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

type ReadRow = { cells: string[]; isBroken: boolean };

/** Cells may be quoted, and then hold separators, line ends and doubled quotes. */
function readerOf(text: string, separator: string): { next(): ReadRow | undefined } {
  let at = /^\s*sep=.[ \t]*\n/i.exec(text)?.[0].length ?? 0;
  /** Where the next line ends; looked for once a line. */
  let lineEnd = -1;
  const plain = (): string => {
    if (lineEnd < at) lineEnd = positionOf(text, '\n', at);
    const end = Math.min(lineEnd, positionWithin(text, separator, at, lineEnd));
    const cell = text.slice(at, end);
    at = end;
    return cell;
  };
  return {
    next() {
      if (at >= text.length) return undefined;
      const cells: string[] = [];
      for (;;) {
        if (text[at] === '"') {
          const end = closingQuote(text, at);
          if (end === -1) {
            at = text.length;
            return { cells, isBroken: true };
          }
          const inside = text.slice(at + 1, end).replaceAll('""', '"');
          at = end + 1;
          const behind = plain().trimEnd();
          // A quote that ends lines later, in the middle of a cell, is the opening one of that cell.
          if (behind !== '' && inside.includes('\n')) {
            at = text.length;
            return { cells, isBroken: true };
          }
          // What stands behind the quotes belongs to the cell as well.
          cells.push(inside + behind);
        } else cells.push(plain());
        const isLast = text[at] !== separator;
        at += 1;
        if (isLast) return { cells, isBroken: false };
        if (at >= text.length) return { cells: [...cells, ''], isBroken: false };
      }
    },
  };
}

function closingQuote(text: string, start: number): number {
  let quote = text.indexOf('"', start + 1);
  while (quote !== -1 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2);
  return quote;
}

function positionOf(text: string, what: string, from: number): number {
  const found = text.indexOf(what, from);
  return found === -1 ? text.length : found;
}

/** Looks no further than it has to: a long text is not gone through again for each of its cells. */
function positionWithin(text: string, what: string, from: number, end: number): number {
  for (let at = from; at < end; at += 1) if (text[at] === what) return at;
  return end;
}

export const refused = (message: string) => new AppError('bad_input', { message, fields: { file: message } });
/** What is known of the file is told beside. */
const notACsv = (reason: string) =>
  new AppError('bad_input', { message: NOT_A_CSV, fields: { file: NOT_A_CSV, fileReason: reason } });
const tooManyRows = () =>
  refused(
    `Please import at most ${LIMITS.faqsPerApp.toLocaleString('en')} rows at once: an app holds no more questions.`,
  );
