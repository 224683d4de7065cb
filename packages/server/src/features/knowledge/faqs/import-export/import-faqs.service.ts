/** Imports FAQs from a CSV file or a workbook: all valid rows in one transaction, or none. */
import { AppError, type AppId, type LanguageCode, LIMITS, type TenantId } from '@parrot/contract/core';
import {
  CSV_FAULTS,
  DATASET_TAKEN,
  type ImportCounts,
  type ImportField,
  type ImportMapping,
  UNCLOSED_QUOTE,
} from '@parrot/contract/knowledge';
import { type Caller, inSlices, mapInSlices, type Platform, type Tx } from '../../../../platform/index.ts';
import { recordActivity } from '../../../activity/index.ts';
import { countKnowledge } from '../../sources/count-sources.ts';
import { datasetExists } from '../faq-counts.repository.ts';
import { allFaqs, putFaqs } from '../faqs.repository.ts';
import type { FaqAppAccess } from '../faqs.service.ts';
import { type FaqTable, rejectedFile } from './collect-rows.ts';
import { guessMapping, lacksHeader } from './guess-mapping.policy.ts';
import { type ParsedRow, parseRow } from './parse-row.policy.ts';
import { createImportPlan, type ImportPlan } from './plan-import.policy.ts';
import { readFaqTable } from './read-faq-table.ts';

type ImportRequest = {
  appId: AppId;
  datasetName: string;
  languageCode: LanguageCode;
  mapping?: ImportMapping | undefined;
  existing: 'update' | 'keep';
  /** Of a workbook; the first if left out. */
  sheet?: string | undefined;
};
/** A table as FAQs. `missing`: required fields without a column. */
type ReadTable = {
  table: FaqTable;
  mapping: ImportMapping;
  missing: (typeof NEEDED)[number][];
  drafts: ParsedRow[];
};

const NEEDED = ['question', 'answer'] as const satisfies readonly ImportField[];
const NO_COLUMN = {
  question: 'Please choose the column with the questions.',
  answer: 'Please choose the column with the answers.',
};
const SAMPLE = 120;

export type ImportService = ReturnType<typeof createImportService>;

type Needs = {
  apps: FaqAppAccess;
  /** Called for apps whose FAQs changed. */
  onImported: (which: { tenantId: TenantId; appId: AppId }) => void;
};

export function createImportService({ database, clock, heavyWork }: Platform, { apps, onImported }: Needs) {
  /** Parsing is done before the transaction, so that a large file locks nothing. */
  const read = async (
    { mapping: wanted, languageCode, sheet }: ImportRequest,
    bytes: Uint8Array,
  ): Promise<ReadTable> => {
    const table = withHead(await readFaqTable(bytes, sheet));
    if (table.rows.length === 0 && table.brokenAt === null) throw rejectedFile(CSV_FAULTS.noRows);
    const guessed = wanted ?? guessMapping(table.head);
    const mapping = table.head.map((_, at) => guessed[at] ?? null);
    const missing = NEEDED.filter((field) => !mapping.includes(field));
    const drafts = await mapInSlices(missing.length > 0 ? [] : table.rows, (row) =>
      parseRow(row, mapping, languageCode),
    );
    return { table, mapping, missing, drafts };
  };

  const plan = async (
    tx: Tx,
    caller: Caller,
    request: ImportRequest,
    read: ReadTable,
  ): Promise<ImportPlan> => {
    const { appId, datasetName: dataset, existing } = request;
    const { table, mapping, missing, drafts } = read;
    if (await datasetExists(tx, appId, dataset)) throw datasetTaken();
    const present = await allFaqs(tx, appId);
    const owner = { tenantId: caller.tenantId, appId, updatedBy: caller.userId };
    const planned = await createImportPlan({ owner, dataset, mapping, existing, at: clock.now() }, present);
    await inSlices(drafts, (draft) => planned.add(draft));
    const result = await planned.finish();
    for (const field of missing) {
      result.problems.push({ row: table.headRow, field, message: NO_COLUMN[field] });
      result.counts.problem = table.rows.length;
    }
    if (table.brokenAt !== null) {
      result.problems.unshift({ row: table.brokenAt, field: null, message: UNCLOSED_QUOTE });
      result.counts.problem += 1;
    }
    const left = LIMITS.faqsPerApp - present.length;
    if (result.counts.added > left) throw appIsFull(left);
    return result;
  };

  const store = async (
    caller: Caller,
    request: ImportRequest,
    skipBad: boolean,
    readTable: ReadTable,
  ): Promise<ImportCounts> => {
    const { appId, datasetName } = request;
    return database.tenant(caller.tenantId, async (tx) => {
      const { appName } = await apps.requireEditable(tx, caller, appId);
      const { counts, writes } = await plan(tx, caller, request, readTable);
      if (counts.problem > 0 && !skipBad) throw invalidRows(counts.problem);
      if (writes.length === 0) return counts;
      await putFaqs(tx, writes);
      await apps.bumpRevision(tx, appId, caller.userId);
      await apps.trackKnowledgeStatus(tx, appId, () => countKnowledge(tx, appId));
      const count = String(counts.added + counts.updated);
      await recordActivity(tx, caller, clock.now(), {
        action: 'faq.imported',
        subjectId: appId,
        subjectName: datasetName,
        values: { appId, appName, count },
      });
      return counts;
    });
  };

  return {
    async preview(caller: Caller, request: ImportRequest, bytes: Uint8Array) {
      await database.tenant(caller.tenantId, (tx) => apps.requireApp(tx, caller, request.appId));
      const { readTable, planned } = await heavyWork.run(caller.tenantId, async () => {
        const readTable = await read(request, bytes);
        const planned = await database.tenant(caller.tenantId, (tx) => plan(tx, caller, request, readTable));
        return { readTable, planned };
      });
      const { table, mapping } = readTable;
      const { counts, first, problems } = planned;
      const columns = table.head.map((name, at) => ({
        name,
        sample: sampleOf(table, at),
        field: mapping[at] ?? null,
      }));
      return { columns, sheets: table.sheets, rows: table.rows.length, counts, first, problems };
    },

    async import(
      caller: Caller,
      request: ImportRequest,
      skipBad: boolean,
      bytes: Uint8Array,
    ): Promise<ImportCounts> {
      const { appId } = request;
      await database.tenant(caller.tenantId, (tx) => apps.requireApp(tx, caller, appId));
      const imported = await heavyWork.run(caller.tenantId, async () =>
        store(caller, request, skipBad, await read(request, bytes)),
      );
      onImported({ tenantId: caller.tenantId, appId });
      return imported;
    },
  };
}

/** The first non-empty cell of the column. */
const sampleOf = ({ rows }: FaqTable, column: number): string =>
  (rows.find(({ cells }) => (cells[column] ?? '').trim() !== '')?.cells[column] ?? '').slice(0, SAMPLE);

const invalidRows = (count: number) =>
  rejectedFile(
    count === 1
      ? 'One row has a problem. Fix it or skip it.'
      : `${count.toLocaleString('en')} rows have problems. Fix them or skip them.`,
  );

/** A table without column names gets numbers, and keeps its first row. */
function withHead(table: FaqTable): FaqTable {
  if (!lacksHeader(table.head)) return table;
  const head = table.head.map((_, at) => String(at + 1));
  return { ...table, head, rows: [{ row: table.headRow, cells: table.head }, ...table.rows] };
}

const datasetTaken = () =>
  new AppError('bad_input', { message: DATASET_TAKEN, fields: { datasetName: DATASET_TAKEN } });
const appIsFull = (left: number) =>
  rejectedFile(
    left > 0
      ? `There’s room for ${left.toLocaleString('en')} more questions in this app. Import fewer rows.`
      : `An app can have at most ${LIMITS.faqsPerApp.toLocaleString('en')} questions. Delete some first.`,
  );
