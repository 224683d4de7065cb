/** FAQs as CSV, unchanged when imported again. */
import { IMPORT_FIELDS, type ImportField } from '@parrot/contract/knowledge';
import { writeCsv } from '../../../../platform/index.ts';
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

/** `withHead`: with column names. */
export const writeFaqsCsv = (rows: readonly FaqRow[], withHead: boolean): string =>
  writeCsv(
    IMPORT_FIELDS,
    rows.map((row) => IMPORT_FIELDS.map((field) => CELLS[field](row))),
    withHead,
  );
