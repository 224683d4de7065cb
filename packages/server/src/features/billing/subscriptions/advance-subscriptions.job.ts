/** Advances subscriptions at every start, so right after downtime too, and every five minutes. */
import { defineJob, type Platform } from '../../../platform/index.ts';
import type { AdvanceSubscriptions } from './advance-subscriptions.ts';

const advanceSubscriptionsJob = defineJob<Record<string, never>>('billing.advanceSubscriptions');
const EVERY_FIVE_MINUTES = '*/5 * * * *';

export async function startAdvancingSubscriptions(
  { jobs }: Pick<Platform, 'jobs'>,
  advanceSubscriptions: AdvanceSubscriptions,
): Promise<void> {
  await advanceSubscriptions();
  await jobs.work(advanceSubscriptionsJob, advanceSubscriptions);
  await jobs.schedule(advanceSubscriptionsJob, EVERY_FIVE_MINUTES);
}
