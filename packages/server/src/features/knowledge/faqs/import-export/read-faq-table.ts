/** Reads the table of an uploaded file, or explains why it is not one. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { AppError, LIMITS } from '@parrot/contract/core';
import { CSV_FAULTS, NOT_A_CSV, UNCLOSED_QUOTE } from '@parrot/contract/knowledge';
import { withoutGuard } from '../../../../platform/index.ts';
import { csvRecords } from '../../csv/csv-records.ts';
import { decodeText } from '../../reading/decode-text.ts';
import { DocumentProblem } from '../../reading/document.ts';
import { detectFileKind } from './detect-file-kind.policy.ts';

/** `row` is the row number of a spreadsheet: the head is row 1. */
export type TableRow = { row: number; cells: string[] };
/** `brokenAt`: the row whose quotation mark never closes; the rest cannot be read. */
export type CsvTable = { head: string[]; rows: TableRow[]; brokenAt: number | null };

/** Other requests are served after this many rows. */
const ROWS_PER_TURN = 100;

export async function readFaqTable(bytes: Uint8Array): Promise<CsvTable> {
  const rows: TableRow[] = [];
  let head: string[] | undefined;
  let row = 0;
  for await (const { cells, unclosed } of csvRecords(textIn(bytes))) {
    row += 1;
    if (unclosed !== undefined) {
      if (!head) throw notACsv(UNCLOSED_QUOTE);
      return { head, rows, brokenAt: row };
    }
    if (!head) {
      head = headOf(cells);
      continue;
    }
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (rows.length >= LIMITS.faqsPerApp) throw tooManyRows();
    rows.push({ row, cells: cells.map(withoutGuard) });
    if (rows.length % ROWS_PER_TURN === 0) await yieldToEventLoop();
  }
  return { head: head ?? headOf([]), rows, brokenAt: null };
}

function headOf(cells: readonly string[]): string[] {
  const head = cells.map((cell) => cell.trim());
  if (head.filter((name) => name !== '').length < 2) throw notACsv(CSV_FAULTS.oneColumn);
  if (head.length > LIMITS.importColumns)
    throw rejectedFile(`Please use at most ${LIMITS.importColumns} columns; this file has ${head.length}.`);
  return head;
}

function textIn(bytes: Uint8Array): string {
  const kind = detectFileKind(bytes);
  if (kind) throw notACsv(kind);
  try {
    const text = decodeText(bytes).replace(/^\ufeff/, '');
    // A document may contain a few control characters; a table may not.
    if (text.includes('\0')) throw notACsv(CSV_FAULTS.notText);
    if (text.trim() === '') throw notACsv(CSV_FAULTS.empty);
    return text;
  } catch (error) {
    if (error instanceof DocumentProblem) throw notACsv(CSV_FAULTS.notText);
    throw error;
  }
}

export const rejectedFile = (message: string) =>
  new AppError('bad_input', { message, fields: { file: message } });
/** The reason is a field of its own. */
const notACsv = (reason: string) =>
  new AppError('bad_input', { message: NOT_A_CSV, fields: { file: NOT_A_CSV, fileReason: reason } });
const tooManyRows = () =>
  rejectedFile(
    `Please import at most ${LIMITS.faqsPerApp.toLocaleString('en')} rows at once. That’s the most an app can have.`,
  );
