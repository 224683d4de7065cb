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
/** A tenth of what is usual, as it would take ten times as long. */
const SAMPLE = 10;
const TABLES = `
  select format('%I.%I', nspname, relname) as name
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema') order by name`;

export async function careForStore(driver: Driver, jobs: Jobs, clock: Clock): Promise<void> {
  if (driver.kind !== 'pglite') return;
  await jobs.work(careForStoreJob, () => sweep(driver));
  await jobs.schedule(careForStoreJob, EVERY_NIGHT);
  const startAfter = new Date(clock.now().getTime() + AFTER_START_MS);
  await jobs.send(careForStoreJob, {}, { startAfter, singletonKey: 'start' });
}

/** One table at a time, so that nobody waits for longer than one takes; and a small sample of each tells enough. */
export async function sweep(driver: Driver): Promise<void> {
  const { rows } = await driver.query(TABLES);
  await driver.query(`set default_statistics_target = ${SAMPLE}`);
  for (const { name } of rows) await driver.query(`vacuum (analyze) ${name}`);
}
