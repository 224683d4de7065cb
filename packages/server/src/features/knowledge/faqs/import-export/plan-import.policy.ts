/** Plans an import row by row. Stores nothing. */
import { isDeepStrictEqual } from 'node:util';
import type { AppId, TenantId, UserId } from '@parrot/contract/core';
import type {
  ImportCounts,
  ImportedRow,
  ImportMapping,
  ImportOutcome,
  ImportProblem,
} from '@parrot/contract/knowledge';
import { newFaqRow, sharedOf, textOf } from '../faqs.present.ts';
import type { FaqRow, FaqText } from '../faqs.tables.ts';
import { createExistingFaqs, type ExistingFaqs } from './existing-faqs.ts';
import type { ParsedRow } from './parse-row.policy.ts';

export type ImportRequest = {
  owner: { tenantId: TenantId; appId: AppId; updatedBy: UserId };
  dataset: string;
  mapping: ImportMapping;
  existing: 'update' | 'keep';
  at: Date;
};

export type ImportPlan = {
  counts: ImportCounts;
  /** New rows and changed ones. */
  writes: FaqRow[];
  problems: ImportProblem[];
  first: ImportedRow[];
};

const SHOWN_ROWS = 5;
const SHOWN_PROBLEMS = 100;

type Outcome = { outcome: ImportOutcome; problem?: string; field?: ImportProblem['field'] };

export async function createImportPlan(request: ImportRequest, present: readonly FaqRow[]) {
  const known = await createExistingFaqs(present);
  const plan: ImportPlan = {
    counts: { added: 0, updated: 0, same: 0, kept: 0, problem: 0 },
    writes: [],
    problems: [],
    first: [],
  };
  return {
    add(drafted: ParsedRow): void {
      const {
        outcome,
        problem,
        field = null,
      } = drafted.draft ? planRow(drafted, request, known, plan.writes) : { outcome: 'problem' as const };
      const problems = problem ? [{ row: drafted.row, field, message: problem }] : drafted.problems;
      plan.counts[outcome] += 1;
      plan.problems.push(...problems.slice(0, SHOWN_PROBLEMS - plan.problems.length));
      if (plan.first.length < SHOWN_ROWS) plan.first.push(shown(drafted, outcome));
    },
    async finish(): Promise<ImportPlan> {
      return { ...plan, writes: [...plan.writes, ...(await known.followers(plan.writes, request))] };
    },
  };
}

const shown = (drafted: ParsedRow, outcome: ImportOutcome): ImportedRow => ({
  row: drafted.row,
  outcome,
  languageCode: drafted.languageCode,
  topic: drafted.topic,
  questions: drafted.questions.slice(0, SHOWN_ROWS),
  answer: drafted.answer.slice(0, 300),
});

function planRow(drafted: ParsedRow, request: ImportRequest, known: ExistingFaqs, writes: FaqRow[]): Outcome {
  const { draft, languageCode, row, group } = drafted;
  if (!draft || !languageCode) return { outcome: 'problem' };
  const text = textOf(draft);
  const found = known.find({
    group,
    languageCode,
    uniqueTag: text.uniqueTag,
    question: text.questions[0] ?? '',
  });
  if (found.rowBefore) return again(found.rowBefore);
  const groupId = found.faq?.groupId ?? found.groupId;
  const owner = known.ownerOfTag(text.uniqueTag);
  if (owner && owner !== groupId)
    return {
      outcome: 'problem',
      field: 'uniqueTag',
      problem: 'Another question already has this unique tag.',
    };

  if (found.faq) {
    const changed = updated(found.faq, text, request, known);
    known.note({ faq: found.faq, row, group });
    if (!changed) return { outcome: 'same' };
    if (request.existing === 'keep') return { outcome: 'kept' };
    writes.push(changed);
    known.replace(changed);
    return { outcome: 'updated' };
  }
  const made = newFaqRow({ ...request.owner, languageCode }, text, request.at);
  const original = groupId && known.originalOf(groupId);
  const joined: FaqRow = original
    ? { ...made, ...sharedOf(original), groupId: original.groupId, originalAt: original.textAt }
    : groupId
      ? { ...made, groupId }
      : made;
  // Rows must be added in the order of the table.
  const faq = { ...joined, dataset: request.dataset, createdAt: new Date(request.at.getTime() + row) };
  writes.push(faq);
  known.replace(faq);
  known.note({ faq, row, group });
  return { outcome: 'added' };
}

const again = (row: number): Outcome => ({
  outcome: 'problem',
  field: 'question',
  problem: `Row ${row} has the same question in the same language.`,
});

/** Only fields with a column. Undefined if nothing would change. */
function updated(
  faq: FaqRow,
  text: FaqText,
  request: ImportRequest,
  known: ExistingFaqs,
): FaqRow | undefined {
  const given = Object.fromEntries(
    Object.entries(text).filter(([name]) => request.mapping.some((field) => columnOf(field) === name)),
  ) as Partial<FaqText>;
  const original = faq.id === faq.groupId ? undefined : known.originalOf(faq.groupId);
  const next: FaqRow = { ...faq, ...given, ...(original && sharedOf(original)) };
  if (isDeepStrictEqual(next, faq)) return undefined;
  const isReworded = next.answer !== faq.answer || !isDeepStrictEqual(next.questions, faq.questions);
  return {
    ...next,
    ...(isReworded && {
      textAt: request.at,
      confirmed: true,
      originalAt: original?.textAt ?? faq.originalAt,
    }),
    dataset: request.dataset,
    updatedAt: request.at,
    updatedBy: request.owner.updatedBy,
  };
}

const columnOf = (field: ImportMapping[number]): string | null =>
  field === 'question' ? 'questions' : field;
