/** FAQs as CSV that a spreadsheet opens without doing anything, and that an import reads back as the same. */
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

/** `withHead`: with the column names, and the mark by which spreadsheets recognize UTF-8. */
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

/** What a spreadsheet would calculate. An apostrophe in front of it is counted in, so that each is undone by one taken away. */
const STARTS_FORMULA = /^'*[=+\-@\t\r]/;

const withGuard = (cell: string): string => (STARTS_FORMULA.test(cell) ? `'${cell}` : cell);

/** Takes away what keeps a spreadsheet from calculating. */
export const withoutGuard = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);
