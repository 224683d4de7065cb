/**
 * Behind the in-process store nobody sweeps up deleted rows or counts the rest, and without counts it plans badly.
 * So we do it: a while after the start, when nobody waits for it, and every night. A PostgreSQL server looks after itself.
 */
import type { Clock } from '../clock/clock.ts';
import { defineJob, type Jobs } from '../jobs/jobs.ts';
import type { Driver } from './database.ts';

const careForStoreJob = defineJob<Record<string, never>>('platform.careForStore');
const EVERY_NIGHT = '43 3 * * *';
const AFTER_START_MS = 60_000;

export async function careForStore(driver: Driver, jobs: Jobs, clock: Clock): Promise<void> {
  if (driver.kind !== 'pglite') return;
  await jobs.work(careForStoreJob, () => sweep(driver));
  await jobs.schedule(careForStoreJob, EVERY_NIGHT);
  const startAfter = new Date(clock.now().getTime() + AFTER_START_MS);
  await jobs.send(careForStoreJob, {}, { startAfter, singletonKey: 'start' });
}

export async function sweep(driver: Driver): Promise<void> {
  await driver.query('vacuum (analyze)');
}
