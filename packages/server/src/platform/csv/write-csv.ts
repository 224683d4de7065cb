/** CSV that is safe to open in a spreadsheet, and unchanged when it is read again. */
import { stringify } from 'csv-stringify/sync';

/** `withHead`: with column names, and the byte order mark by which spreadsheets recognize UTF-8. */
export const writeCsv = (
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  withHead: boolean,
): string =>
  stringify(
    rows.map((row) => row.map(withGuard)),
    {
      bom: withHead,
      header: withHead,
      columns: columns.map(withGuard),
      record_delimiter: 'windows',
      quoted_match: /^\s|\s$|[\r\n]/,
    },
  );

/**
 * Text that a spreadsheet would evaluate. Leading apostrophes are included, so that removing one restores the
 * text.
 */
const STARTS_FORMULA = /^'*[=+\-@\t\r]/;

const withGuard = (cell: string): string => (STARTS_FORMULA.test(cell) ? `'${cell}` : cell);

/** Removes the guard against evaluation. */
export const withoutGuard = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);
