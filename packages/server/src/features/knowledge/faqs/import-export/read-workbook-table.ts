/** Reads the table of an Excel workbook (.xlsx). */
import { LIMITS } from '@parrot/contract/core';
import { WORKBOOK_FAULTS } from '@parrot/contract/knowledge';
import { ZipError, type ZipProblem } from '../../../../platform/zip/read-zip.ts';
import { readSheetRecords } from '../../xlsx/sheet-records.ts';
import { readWorkbook } from '../../xlsx/workbook.ts';
import { XmlError } from '../../xlsx/xml-reader.ts';
import { createTable, type FaqTable, rejectedFile } from './collect-rows.ts';

const FAULTS = {
  broken: WORKBOOK_FAULTS.broken,
  encrypted: WORKBOOK_FAULTS.broken,
  tooLarge: WORKBOOK_FAULTS.tooLarge,
} as const satisfies Record<ZipProblem, string>;

export async function readWorkbookTable(bytes: Uint8Array, sheet: string | undefined): Promise<FaqTable> {
  try {
    const workbook = await readWorkbook(bytes);
    const { sheets } = workbook;
    const chosen = sheet === undefined ? sheets[0] : sheets.find(({ name }) => name === sheet);
    if (!chosen) throw rejectedFile(WORKBOOK_FAULTS.noSuchSheet);
    const names = sheets.map(({ name }) => name);
    const table = createTable(() => rejectedFile(WORKBOOK_FAULTS.oneColumn));
    let hasHead = false;
    // One column more than allowed, so that too many are noticed.
    const options = { workbook, path: chosen.path, maxColumns: LIMITS.importColumns + 1 };
    await readSheetRecords(bytes, options, (record) => {
      // Titles and blank rows above the table are not its head.
      hasHead ||= record.cells.filter((cell) => cell.trim() !== '').length > 1;
      if (hasHead) table.add(record);
    });
    return table.finish(names);
  } catch (error) {
    if (error instanceof ZipError) throw rejectedFile(FAULTS[error.problem]);
    if (error instanceof XmlError) throw rejectedFile(WORKBOOK_FAULTS.broken);
    throw error;
  }
}
