/** Opens the comparison of a draft with its published version, and starts it where it is missing or stale. */
import { randomUUID } from 'node:crypto';
import type { AnswerComparison, AnswerOutcome, ComparedAnswer } from '@parrot/contract/apps';
import { AppError, type AppId, HOUR_MS, MINUTE_MS } from '@parrot/contract/core';
import { afterCommit, type Caller, type Platform, type Tx } from '../../../platform/index.ts';
import { appScopeOf } from '../app-access.policy.ts';
import { findApp, findAppForUpdate } from '../apps.repository.ts';
import type { AppRow } from '../apps.tables.ts';
import type { CompareJob } from './answer-comparison.job.ts';
import * as repository from './answer-comparisons.repository.ts';
import type { ComparisonRow } from './answer-comparisons.tables.ts';

/**
 * After how long another run starts: new questions come in all the time, and a run without progress was lost.
 */
const VALID_MS = {
  done: HOUR_MS,
  waiting: 10 * MINUTE_MS,
  running: 10 * MINUTE_MS,
  failed: MINUTE_MS,
} satisfies Record<ComparisonRow['state'], number>;

const NONE: AnswerComparison = {
  state: 'none',
  done: 0,
  total: 0,
  counts: { worse: 0, changed: 0, better: 0, same: 0 },
  runId: '',
};

type Page = { appId: AppId; outcome: AnswerOutcome; offset: number; limit: number };

export function createAnswerComparisonService(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  job: Pick<CompareJob, 'begin'>,
) {
  const isCurrent = (row: ComparisonRow, app: AppRow): boolean => {
    const age = clock.now().getTime() - row.updatedAt.getTime();
    return (
      row.versionId === app.publishedVersionId &&
      row.draftRevision === app.revision &&
      row.draftAt.getTime() === app.updatedAt.getTime() &&
      age < VALID_MS[row.state]
    );
  };

  const startRun = async (tx: Tx, caller: Caller, app: AppRow): Promise<ComparisonRow | undefined> => {
    if (!app.publishedVersionId) return undefined;
    const { tenantId, userId, allApps } = caller;
    const { id: appId } = app;
    const row: ComparisonRow = {
      appId,
      tenantId,
      runId: randomUUID(),
      versionId: app.publishedVersionId,
      draftRevision: app.revision,
      draftAt: app.updatedAt,
      state: 'waiting',
      done: 0,
      total: 0,
      updatedAt: clock.now(),
    };
    await repository.replaceComparison(tx, row);
    afterCommit(tx, () => job.begin({ tenantId, userId, allApps, appId, runId: row.runId }));
    return row;
  };

  return {
    open: (caller: Caller, appId: AppId): Promise<AnswerComparison> =>
      database.tenant(caller.tenantId, async (tx) => {
        const found = await findApp(tx, appId, appScopeOf(caller));
        if (!found) throw new AppError('not_found');
        if (!found.publishedVersionId) return NONE;
        let row = await repository.findComparison(tx, appId);
        if (!row || !isCurrent(row, found)) {
          // Locked, so that two callers start one run.
          const app = (await findAppForUpdate(tx, appId, appScopeOf(caller))) ?? found;
          row = await repository.findComparison(tx, appId);
          if (!row || !isCurrent(row, app)) row = await startRun(tx, caller, app);
        }
        if (!row) return NONE;
        const { state, done, total, runId } = row;
        return { state, done, total, runId, counts: await repository.countOutcomes(tx, appId) };
      }),

    list: (caller: Caller, page: Page): Promise<{ items: ComparedAnswer[]; total: number }> =>
      database.tenant(caller.tenantId, async (tx) => {
        if (!(await findApp(tx, page.appId, appScopeOf(caller)))) throw new AppError('not_found');
        return repository.listAnswers(tx, page);
      }),
  };
}
