import type { AnswerComparison, AnswerOutcome, ComparedAnswer } from '@parrot/contract/apps';
import type { AppId } from '@parrot/contract/core';
import { and, asc, count, eq } from 'drizzle-orm';
import { insertRows, jsonRows, type Tx } from '../../../platform/index.ts';
import {
  answerComparisons,
  type ComparedRow,
  type ComparisonRow,
  comparedAnswers,
} from './answer-comparisons.tables.ts';

/** Undefined if none was started. */
export async function findComparison(tx: Tx, appId: AppId): Promise<ComparisonRow | undefined> {
  const [found] = await tx.select().from(answerComparisons).where(eq(answerComparisons.appId, appId));
  return found;
}

/** Replaces an earlier run of the app, with its answers. */
export async function replaceComparison(tx: Tx, row: ComparisonRow): Promise<void> {
  await tx
    .insert(answerComparisons)
    .values(row)
    .onConflictDoUpdate({ target: answerComparisons.appId, set: row });
  await tx.delete(comparedAnswers).where(eq(comparedAnswers.appId, row.appId));
}

/** False if another run has replaced this one. */
export async function updateComparison(
  tx: Tx,
  { appId, runId }: Pick<ComparisonRow, 'appId' | 'runId'>,
  changes: Partial<Omit<ComparisonRow, 'appId' | 'tenantId' | 'runId'>>,
): Promise<boolean> {
  const changed = await tx
    .update(answerComparisons)
    .set(changes)
    .where(and(eq(answerComparisons.appId, appId), eq(answerComparisons.runId, runId)))
    .returning({ appId: answerComparisons.appId });
  return changed.length > 0;
}

export async function deleteComparedAnswers(tx: Tx, appId: AppId): Promise<void> {
  await tx.delete(comparedAnswers).where(eq(comparedAnswers.appId, appId));
}

export async function insertComparedAnswers(tx: Tx, rows: readonly ComparedRow[]): Promise<void> {
  if (rows.length > 0) await tx.execute(insertRows(comparedAnswers, jsonRows(comparedAnswers, rows)));
}

export async function countOutcomes(tx: Tx, appId: AppId): Promise<AnswerComparison['counts']> {
  const found = await tx
    .select({ outcome: comparedAnswers.outcome, total: count() })
    .from(comparedAnswers)
    .where(eq(comparedAnswers.appId, appId))
    .groupBy(comparedAnswers.outcome);
  const none = { worse: 0, changed: 0, better: 0, same: 0 };
  return { ...none, ...Object.fromEntries(found.map(({ outcome, total }) => [outcome, total])) };
}

/** In the order in which they were compared: most frequent first. */
export async function listAnswers(
  tx: Tx,
  { appId, outcome, offset, limit }: { appId: AppId; outcome: AnswerOutcome; offset: number; limit: number },
): Promise<{ items: ComparedAnswer[]; total: number }> {
  const which = and(eq(comparedAnswers.appId, appId), eq(comparedAnswers.outcome, outcome));
  const found = await tx
    .select({ answer: comparedAnswers.answer })
    .from(comparedAnswers)
    .where(which)
    .orderBy(asc(comparedAnswers.position))
    .offset(offset)
    .limit(limit);
  return { items: found.map(({ answer }) => answer), total: await tx.$count(comparedAnswers, which) };
}
