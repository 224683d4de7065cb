/**
 * Behind the in-process store nobody sweeps up deleted rows or counts the rest, and without counts it plans badly.
 * So we do it: at the start, and every night. A PostgreSQL server looks after itself.
 */
import { defineJob, type Jobs } from '../jobs/jobs.ts';
import type { Driver } from './database.ts';

const careForStoreJob = defineJob<Record<string, never>>('platform.careForStore');
const EVERY_NIGHT = '43 3 * * *';

export async function careForStore(driver: Driver, jobs: Jobs): Promise<void> {
  if (driver.kind !== 'pglite') return;
  const sweep = async () => {
    await driver.query('vacuum (analyze)');
  };
  await jobs.work(careForStoreJob, sweep);
  await jobs.schedule(careForStoreJob, EVERY_NIGHT);
  await sweep();
}
