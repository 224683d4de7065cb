/** A table of FAQs: its columns and their meaning. */
import * as z from 'zod';
import { languageCode } from '../core/language-code.ts';
import { LIMITS } from '../core/limits.ts';

/** In export order. `group` connects the translations of one question. */
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

/** The field of each column; null is skipped. Several columns can contain questions. */
export const importMapping = z.array(importField.nullable()).max(LIMITS.importColumns);
export type ImportMapping = z.infer<typeof importMapping>;

export const NOT_A_CSV = "Oops! That doesn't look like a CSV file";
/** Why it is not a CSV file, if known. */
export const CSV_FAULTS = {
  empty: 'This file is empty.',
  notText: 'This file contains no text. Save your table as CSV (UTF-8) and try again.',
  oneColumn: 'There’s only one column. Separate questions and answers with a comma, semicolon, or tab.',
  noRows: 'This file has column names but no rows.',
} as const;
/** Why a table of an Excel workbook can't be read. */
export const WORKBOOK_FAULTS = {
  broken: 'We couldn’t read this Excel workbook. Open it in Excel, save it again, and try again.',
  tooLarge: 'This Excel workbook is too large once unpacked. Keep only the sheet with the questions.',
  oneColumn: 'This sheet has no table with two columns. Choose another sheet, or add questions and answers.',
  noSuchSheet: 'This sheet isn’t in the workbook. Choose another one.',
} as const;
export const UNCLOSED_QUOTE = 'A quotation mark is opened but never closed.';
export const DATASET_TAKEN = 'Dataset name already exists, please try a new one.';

export const importProblem = z.object({
  /** Counted like a spreadsheet: the header is row 1. */
  row: z.number().int(),
  field: importField.nullable(),
  message: z.string(),
});
export type ImportProblem = z.infer<typeof importProblem>;

/** The result of a row. */
export const IMPORT_OUTCOMES = ['added', 'updated', 'same', 'kept', 'problem'] as const;
const importOutcome = z.enum(IMPORT_OUTCOMES);
export type ImportOutcome = z.infer<typeof importOutcome>;

export const importCounts = z.object({
  added: z.number().int(),
  updated: z.number().int(),
  /** Already there, with the same text. */
  same: z.number().int(),
  /** Already there with another text, and left unchanged. */
  kept: z.number().int(),
  /** Rows with a problem. */
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
