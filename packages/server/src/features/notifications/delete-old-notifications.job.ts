/** Once a night, what people were told of long ago is forgotten. */
import { LIMITS } from '@parrot/contract/core';
import { defineJob, type Platform } from '../../platform/index.ts';
import { deleteNotificationsBefore } from './notifications.repository.ts';

const tidyUpNotifications = defineJob<Record<string, never>>('notifications.tidyUp');
const EVERY_NIGHT = '27 3 * * *';
const DAY_MS = 86_400_000;

export async function startTidyingUp({
  database,
  clock,
  jobs,
}: Pick<Platform, 'database' | 'clock' | 'jobs'>): Promise<void> {
  await jobs.work(tidyUpNotifications, () => tidyUp({ database, clock }));
  await jobs.schedule(tidyUpNotifications, EVERY_NIGHT);
}

export async function tidyUp({ database, clock }: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  const oldest = new Date(clock.now().getTime() - LIMITS.notificationDays * DAY_MS);
  await database.system((tx) => deleteNotificationsBefore(tx, oldest));
}
