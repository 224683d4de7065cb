/** Keeps the log of rules bounded, and ends runs that nothing continues, every night. */
import { DAY_MS, LIMITS } from '@parrot/contract/core';
import { defineJob, type Platform } from '../../../platform/index.ts';
import { deleteRunsBefore, deleteRunsOver, failRunsBefore } from './runs.repository.ts';

const deleteOldRunsJob = defineJob<Record<string, never>>('rules.deleteOldRuns');
const EVERY_NIGHT = '41 3 * * *';

export type DeleteOldRuns = { start(): Promise<void>; deleteOld(): Promise<void> };

export function createDeleteOldRuns({
  database,
  clock,
  jobs,
}: Pick<Platform, 'database' | 'clock' | 'jobs'>): DeleteOldRuns {
  const deleteOld = () =>
    database.system(async (tx) => {
      const now = clock.now().getTime();
      await deleteRunsBefore(tx, new Date(now - LIMITS.ruleLogDays * DAY_MS));
      await failRunsBefore(tx, new Date(now - DAY_MS));
      await deleteRunsOver(tx, LIMITS.ruleLogRows);
    });
  return {
    deleteOld,
    async start() {
      await jobs.work(deleteOldRunsJob, deleteOld);
      await jobs.schedule(deleteOldRunsJob, EVERY_NIGHT);
    },
  };
}
