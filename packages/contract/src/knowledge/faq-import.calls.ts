/** FAQs from a CSV file or an Excel workbook: preview first, then import. */
import * as z from 'zod';
import { needs } from '../core/access/access.ts';
import { defineCall } from '../core/call.ts';
import { appId } from '../core/ids.ts';
import { languageCode } from '../core/language-code.ts';
import { LIMITS } from '../core/limits.ts';
import { nameOf } from '../core/validation.ts';
import { importCounts, importedRow, importField, importMapping, importProblem } from './faq-import.shapes.ts';

/** Forms contain only text fields. */
const fromJson = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({
      code: 'custom',
      message: 'We couldn’t read these columns. Please choose them again.',
    });
    return z.NEVER;
  }
});

const importBody = z.object({
  appId,
  datasetName: nameOf({ min: 2, max: LIMITS.faqLabel }),
  /** For rows without one. */
  languageCode,
  /** As JSON: the field of each column. Guessed from the column names if absent. */
  mapping: fromJson.pipe(importMapping).optional(),
  /** What happens to an existing question, matched by unique tag or text. */
  existing: z.enum(['update', 'keep']).default('update'),
  /** Of a workbook; the first if left out. */
  sheet: z.string().max(LIMITS.sheetName).optional(),
});

export const previewImport = defineCall({
  name: 'knowledge.previewImport',
  method: 'POST',
  base: 'parrot',
  path: '/knowledge/faqs/import/preview',
  access: needs('Create Apps'),
  scope: 'knowledge:write',
  summary:
    'Previews the import of a CSV file or an Excel workbook: its columns, its first rows and the expected result. Nothing is stored.',
  upload: { field: 'file', maxBytes: LIMITS.importBytes },
  body: importBody,
  reply: z.object({
    status: z.literal('success'),
    columns: z.array(z.object({ name: z.string(), sample: z.string(), field: importField.nullable() })),
    /** The sheets of a workbook; empty for a CSV file. */
    sheets: z.array(z.string()),
    rows: z.number().int(),
    counts: importCounts,
    first: z.array(importedRow),
    problems: z.array(importProblem),
  }),
});

export const importFaqs = defineCall({
  name: 'knowledge.importFaqs',
  method: 'POST',
  base: 'parrot',
  path: '/knowledge/faqs/import',
  access: needs('Create Apps'),
  scope: 'knowledge:write',
  summary:
    'Imports the FAQs of a CSV file or an Excel workbook in one transaction. Rejected if a row is invalid, unless `skipBad` is `true`.',
  upload: { field: 'file', maxBytes: LIMITS.importBytes },
  body: importBody.extend({ skipBad: z.enum(['true', 'false']).default('false') }),
  reply: z.object({ status: z.literal('success'), counts: importCounts }),
});
