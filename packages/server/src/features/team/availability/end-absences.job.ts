/** Ends expired absences at every start and every minute. */
import { defineJob, type Platform } from '../../../platform/index.ts';
import type { AvailabilityService } from './availability.service.ts';

const endAbsencesJob = defineJob<Record<string, never>>('team.returnToActive');
const EVERY_MINUTE = '* * * * *';

export async function startEndingAbsences(
  { jobs }: Pick<Platform, 'jobs'>,
  { endDueAbsences: returnDue }: Pick<AvailabilityService, 'endDueAbsences'>,
): Promise<void> {
  await returnDue();
  await jobs.work(endAbsencesJob, () => returnDue());
  await jobs.schedule(endAbsencesJob, EVERY_MINUTE);
}
