/** For how long it counts how often an FAQ was the answer; older counts are deleted every night. */
import { DAY_MS, LIMITS } from '@parrot/contract/core';
import { defineJob, type Platform } from '../../../platform/index.ts';
import * as repository from './faq-usage.repository.ts';

const EVERY_NIGHT = '50 3 * * *';
const deleteOldAnswersJob = defineJob<Record<string, never>>('knowledge.sweepFaqAnswers');

/** The last day that lists do not count any more. */
export const lastUncountedDay = (now: Date): string =>
  dayOf(new Date(now.getTime() - LIMITS.faqAskedDays * DAY_MS));

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

export function createDeleteOldAnswers({
  database,
  clock,
  jobs,
}: Pick<Platform, 'database' | 'clock' | 'jobs'>) {
  const sweep = () =>
    database.system((tx) =>
      repository.deleteOldAnswers(tx, dayOf(new Date(clock.now().getTime() - LIMITS.faqUsageDays * DAY_MS))),
    );
  return {
    async start(): Promise<void> {
      await jobs.work(deleteOldAnswersJob, sweep);
      await jobs.schedule(deleteOldAnswersJob, EVERY_NIGHT);
    },
  };
}
