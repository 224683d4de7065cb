/** Collects the rows of a table, whatever file they come from. The first one has the names of the columns. */
import { AppError, LIMITS } from '@parrot/contract/core';

/** `row` is the row number of a spreadsheet: the head is row 1. */
export type TableRow = { row: number; cells: string[] };
/**
 * `brokenAt`: the row whose quotation mark never closes; the rest cannot be read. `sheets`: the names of a
 * workbook's sheets; empty for a CSV file.
 */
export type FaqTable = {
  head: string[];
  headRow: number;
  rows: TableRow[];
  brokenAt: number | null;
  sheets: string[];
};

/** `oneColumn`: the error for a table without two named columns. */
export function createTable(oneColumn: () => Error) {
  const rows: TableRow[] = [];
  let head: string[] | undefined;
  let headRow = 1;

  const headOf = (cells: readonly string[]): string[] => {
    const names = cells.map((cell) => cell.trim());
    if (names.filter((name) => name !== '').length < 2) throw oneColumn();
    if (names.length > LIMITS.importColumns)
      throw rejectedFile(
        `Please use at most ${LIMITS.importColumns} columns; this file has ${names.length}.`,
      );
    return names;
  };

  return {
    /** Blank rows are skipped. */
    add({ row, cells }: TableRow): void {
      if (!head) {
        head = headOf(cells);
        headRow = row;
        return;
      }
      if (cells.every((cell) => cell.trim() === '')) return;
      if (rows.length >= LIMITS.faqsPerApp) throw tooManyRows();
      rows.push({ row, cells });
    },
    finish: (sheets: string[], brokenAt: number | null = null): FaqTable => ({
      head: head ?? headOf([]),
      headRow,
      rows,
      brokenAt,
      sheets,
    }),
  };
}

export const rejectedFile = (message: string) =>
  new AppError('bad_input', { message, fields: { file: message } });
const tooManyRows = () =>
  rejectedFile(
    `Please import at most ${LIMITS.faqsPerApp.toLocaleString('en')} rows at once. That’s the most an app can have.`,
  );
