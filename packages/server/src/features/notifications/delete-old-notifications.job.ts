/** Deletes old notifications every night. */
import { DAY_MS, LIMITS } from '@parrot/contract/core';
import { defineJob, type Platform } from '../../platform/index.ts';
import { deleteNotificationsBefore } from './notifications.repository.ts';

const deleteOldNotificationsJob = defineJob<Record<string, never>>('notifications.tidyUp');
const EVERY_NIGHT = '27 3 * * *';

export async function startDeletingOldNotifications({
  database,
  clock,
  jobs,
}: Pick<Platform, 'database' | 'clock' | 'jobs'>): Promise<void> {
  await jobs.work(deleteOldNotificationsJob, () => deleteOldNotifications({ database, clock }));
  await jobs.schedule(deleteOldNotificationsJob, EVERY_NIGHT);
}

export async function deleteOldNotifications({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  const oldest = new Date(clock.now().getTime() - LIMITS.notificationDays * DAY_MS);
  await database.system((tx) => deleteNotificationsBefore(tx, oldest));
}
