/** Reads the table of an uploaded file, or explains why it is not one. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { AppError } from '@parrot/contract/core';
import { CSV_FAULTS, NOT_A_CSV, UNCLOSED_QUOTE } from '@parrot/contract/knowledge';
import { withoutGuard } from '../../../../platform/index.ts';
import { csvRecords } from '../../csv/csv-records.ts';
import { decodeText } from '../../reading/decode-text.ts';
import { DocumentProblem } from '../../reading/document.ts';
import { createTable, type FaqTable } from './collect-rows.ts';
import { detectFileKind, isWorkbook } from './detect-file-kind.policy.ts';
import { readWorkbookTable } from './read-workbook-table.ts';

/** Other requests are served after this many rows. */
const ROWS_PER_TURN = 100;

/** `sheet`: the one to read of a workbook; the first if left out. */
export async function readFaqTable(bytes: Uint8Array, sheet?: string): Promise<FaqTable> {
  if (isWorkbook(bytes)) return readWorkbookTable(bytes, sheet);
  const table = createTable(() => notACsv(CSV_FAULTS.oneColumn));
  let row = 0;
  for await (const { cells, unclosed } of csvRecords(textIn(bytes))) {
    row += 1;
    if (unclosed !== undefined) {
      if (row === 1) throw notACsv(UNCLOSED_QUOTE);
      return table.finish([], row);
    }
    table.add({ row, cells: row === 1 ? cells : cells.map(withoutGuard) });
    if (row % ROWS_PER_TURN === 0) await yieldToEventLoop();
  }
  return table.finish([]);
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

/** The reason is a field of its own. */
const notACsv = (reason: string) =>
  new AppError('bad_input', { message: NOT_A_CSV, fields: { file: NOT_A_CSV, fileReason: reason } });
