/** FAQs as CSV that a spreadsheet opens without doing anything, and that an import reads back as the same. */
import { IMPORT_FIELDS, type ImportField } from '@parrot/contract/knowledge';
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

/** Without it, some programs take the letters for another encoding. */
const UTF8_MARK = '\ufeff';
const LINE_END = '\r\n';

export function writeCsv(rows: readonly FaqRow[], withHead: boolean): string {
  const lines = rows.map((row) => IMPORT_FIELDS.map((field) => cellOf(CELLS[field](row))).join(','));
  const head = withHead ? [UTF8_MARK + IMPORT_FIELDS.join(',')] : [];
  return [...head, ...lines].map((line) => line + LINE_END).join('');
}

function cellOf(text: string): string {
  const safe = STARTS_FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** What a spreadsheet would calculate. An apostrophe in front of it is counted in, so that each is undone by one taken away. */
const STARTS_FORMULA = /^'*[=+\-@\t\r]/;

/** Takes away what keeps a spreadsheet from calculating. */
export const withoutGuard = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);
