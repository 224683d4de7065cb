/** Questions that come as a table: its columns, and what they mean. */
import * as z from 'zod';
import { LIMITS } from '../core/limits.ts';
import { languageCode } from '../core/options.ts';

/** In the order an export has them. `group` holds together what is the same question in several languages. */
export const IMPORT_FIELDS = [
  'group',
  'languageCode',
  'domain',
  'topic',
  'subtopicLevel1',
  'subtopicLevel2',
  'uniqueTag',
  'question',
  'answer',
  'task',
  'tags',
  'link',
  'imageLink',
  'imageType',
] as const;
export const importField = z.enum(IMPORT_FIELDS);
export type ImportField = z.infer<typeof importField>;

/** What each column holds; null is left out. Several may hold questions. */
export const importMapping = z.array(importField.nullable()).max(LIMITS.importColumns);
export type ImportMapping = z.infer<typeof importMapping>;

export const NOT_A_CSV = "Oops! That doesn't look like a CSV file";
/** Why it does not look like one, where that is known. */
export const CSV_FAULTS = {
  empty: 'This file is empty.',
  notText: 'This file holds no text. Save your table as CSV (UTF-8) and try again.',
  oneColumn: 'There is only one column. Separate questions and answers with a comma, a semicolon or a tab.',
  noRows: 'This file has column names but no rows.',
} as const;
/** Told with the number of its row. */
export const UNCLOSED_QUOTE = 'a quote is opened and never closed.';
export const DATASET_TAKEN = 'Dataset name already exists, please try a new one.';

export const importProblem = z.object({
  /** As a spreadsheet counts them: the head is row 1. */
  row: z.number().int(),
  field: importField.nullable(),
  message: z.string(),
});
export type ImportProblem = z.infer<typeof importProblem>;

/** What becomes of a row. */
export const IMPORT_OUTCOMES = ['added', 'updated', 'same', 'kept', 'problem'] as const;
const importOutcome = z.enum(IMPORT_OUTCOMES);
export type ImportOutcome = z.infer<typeof importOutcome>;

export const importCounts = z.object({
  added: z.number().int(),
  updated: z.number().int(),
  /** There already, in the very words. */
  same: z.number().int(),
  /** There already in other words, and left so. */
  kept: z.number().int(),
  /** Rows something is wrong with. */
  problem: z.number().int(),
});
export type ImportCounts = z.infer<typeof importCounts>;

export const importedRow = z.object({
  row: z.number().int(),
  outcome: importOutcome,
  languageCode: languageCode.nullable(),
  topic: z.string(),
  questions: z.array(z.string()),
  answer: z.string(),
});
export type ImportedRow = z.infer<typeof importedRow>;
