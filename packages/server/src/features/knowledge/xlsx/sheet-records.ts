/** Reads the rows of one sheet as text. Formulas are never calculated: the value that was saved counts. */
import { formatNumber } from './cell-format.policy.ts';
import { readPart } from './read-part.ts';
import { MAX_CELL, unescapeCell, type Workbook } from './workbook.ts';
import { attributeOf, XmlError } from './xml-reader.ts';

/** `row` as the spreadsheet numbers it. */
export type SheetRecord = { row: number; cells: string[] };

/** Cells from column `maxColumns` on are left out. */
export async function readSheetRecords(
  bytes: Uint8Array,
  { workbook, path, maxColumns }: { workbook: Workbook; path: string; maxColumns: number },
  onRecord: (record: SheetRecord) => void,
): Promise<void> {
  let record: SheetRecord = { row: 0, cells: [] };
  let cell = { column: -1, type: 'n', style: 0 };
  let value = '';
  let isValue = false;
  const isThere = await readPart(bytes, path, {
    onOpen(name, attributes) {
      if (name === 'row') record = { row: rowOf(attributes) ?? record.row + 1, cells: [] };
      if (name === 'c') {
        cell = {
          column: columnOf(attributeOf(attributes, 'r')) ?? cell.column + 1,
          type: attributeOf(attributes, 't') ?? 'n',
          style: Number(attributeOf(attributes, 's') ?? 0),
        };
        value = '';
      }
      isValue = name === 'v' || name === 't';
    },
    onText(part) {
      if (isValue && cell.column < maxColumns && value.length < MAX_CELL) value += part;
    },
    onClose(name) {
      isValue = false;
      if (name === 'c' && cell.column < maxColumns) {
        while (record.cells.length < cell.column) record.cells.push('');
        record.cells[cell.column] = textOf(value, cell, workbook);
      }
      if (name !== 'row') return;
      cell.column = -1;
      onRecord(record);
    },
  });
  if (!isThere) throw new XmlError('the sheet is missing');
}

function textOf(
  value: string,
  { type, style }: { type: string; style: number },
  { texts, formats, epoch }: Workbook,
): string {
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'inlineStr' || type === 'str') return unescapeCell(value);
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  // An error such as #N/A is no text that anyone wrote.
  if (type === 'e') return '';
  return type === 'd' ? value : formatNumber(value, formats[style] ?? 'plain', epoch);
}

const rowOf = (attributes: string): number | undefined => {
  const row = Number(attributeOf(attributes, 'r') ?? Number.NaN);
  return Number.isSafeInteger(row) && row > 0 ? row : undefined;
};

/** 'AB12' is column 27, counted from 0. */
function columnOf(address: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(address ?? '')?.[0];
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
