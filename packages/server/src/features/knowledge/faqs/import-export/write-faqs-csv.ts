/** FAQs as CSV: safe to open in a spreadsheet, and unchanged when imported again. */
import { IMPORT_FIELDS, type ImportField } from '@parrot/contract/knowledge';
import { stringify } from 'csv-stringify/sync';
import type { FaqRow } from '../faqs.tables.ts';

const CELLS: Record<ImportField, (row: FaqRow) => string> = {
  group: ({ groupId }) => groupId,
  languageCode: ({ languageCode }) => languageCode,
  domain: ({ domain }) => domain,
  topic: ({ topic }) => topic,
  subtopicLevel1: ({ subtopicLevel1 }) => subtopicLevel1,
  subtopicLevel2: ({ subtopicLevel2 }) => subtopicLevel2,
  uniqueTag: ({ uniqueTag }) => uniqueTag,
  question: ({ questions }) => questions.join('\n'),
  answer: ({ answer }) => answer,
  task: ({ task }) => task,
  tags: ({ tags }) => tags,
  link: ({ link }) => link,
  imageLink: ({ imageLink }) => imageLink,
  imageType: ({ imageType }) => imageType,
};

/** `withHead`: with column names, and the byte order mark by which spreadsheets recognize UTF-8. */
export const writeFaqsCsv = (rows: readonly FaqRow[], withHead: boolean): string =>
  stringify(
    rows.map((row) => IMPORT_FIELDS.map((field) => withGuard(CELLS[field](row)))),
    {
      bom: withHead,
      header: withHead,
      columns: [...IMPORT_FIELDS],
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
