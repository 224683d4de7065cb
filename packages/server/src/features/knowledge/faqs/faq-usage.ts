/** Counts the FAQs that visitors got as answers, for as long as lists show them. Try me does not count. */
import { type AppId, DAY_MS, type FaqId, LIMITS, type TenantId } from '@parrot/contract/core';
import type { FindingTrace } from '@parrot/contract/learning';
import { defineJob, type Platform, type Tx } from '../../../platform/index.ts';
import * as repository from './faq-usage.repository.ts';

const EVERY_NIGHT = '50 3 * * *';
const deleteOldAnswersJob = defineJob<Record<string, never>>('knowledge.sweepFaqAnswers');

type Stored = { tenantId: TenantId; appId: AppId; at: Date };

/** Called in the transaction that stores the bot's messages, so that each answer counts once. */
export async function countAnswers(
  tx: Tx,
  { tenantId, appId, at }: Stored,
  findings: readonly FindingTrace[],
): Promise<void> {
  const counts = new Map<FaqId, number>();
  const seen = new Set<string>();
  for (const { faqId, question } of findings) {
    // An FAQ that led to several messages counts once.
    if (!faqId || seen.has(`${faqId} ${question}`)) continue;
    seen.add(`${faqId} ${question}`);
    counts.set(faqId, (counts.get(faqId) ?? 0) + 1);
  }
  if (counts.size > 0) await repository.addAnswers(tx, { tenantId, appId, day: dayOf(at) }, counts);
}

/** The last day that does not count any more. */
export const lastUncountedDay = (now: Date): string =>
  dayOf(new Date(now.getTime() - LIMITS.faqAskedDays * DAY_MS));

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

export function createDeleteOldAnswers({
  database,
  clock,
  jobs,
}: Pick<Platform, 'database' | 'clock' | 'jobs'>) {
  const sweep = () => database.system((tx) => repository.deleteOldAnswers(tx, lastUncountedDay(clock.now())));
  return {
    async start(): Promise<void> {
      await jobs.work(deleteOldAnswersJob, sweep);
      await jobs.schedule(deleteOldAnswersJob, EVERY_NIGHT);
    },
  };
}
