/**
 * Behind the in-process store nobody sweeps up deleted rows or counts the rest, and without counts it plans badly.
 * So we do it: a while after the start, when nobody waits for it, and every night. A PostgreSQL server looks after itself.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { MINUTE_MS } from '@parrot/contract/core';
import type { Clock } from '../clock/clock.ts';
import { defineJob, type Jobs } from '../jobs/jobs.ts';
import type { Driver } from './database.ts';

const vacuumJob = defineJob<Record<string, never>>('platform.careForStore');
const EVERY_NIGHT = '43 3 * * *';
const AFTER_START_MS = MINUTE_MS;
/** A tenth of what is usual, as it would take ten times as long. */
const SAMPLE = 10;
/** The share of its time that a process works from where on others would wait. */
const BUSY = 0.5;
const SAMPLE_MS = 40;
const TIMEOUT_MS = 10 * MINUTE_MS;
const TABLES = `
  select format('%I.%I', nspname, relname) as name
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema') order by name`;

export async function scheduleVacuum(driver: Driver, jobs: Jobs, clock: Clock): Promise<void> {
  if (driver.kind !== 'pglite') return;
  await jobs.work(vacuumJob, () => vacuumTables(driver));
  await jobs.schedule(vacuumJob, EVERY_NIGHT);
  const startAfter = new Date(clock.now().getTime() + AFTER_START_MS);
  await jobs.send(vacuumJob, {}, { startAfter, singletonKey: 'start' });
}

/**
 * One table at a time, each in a quiet moment, as nobody is answered meanwhile; and a small sample of each tells enough. What finds no
 * quiet moment waits for the next time.
 */
export async function vacuumTables(driver: Driver): Promise<void> {
  const until = performance.now() + TIMEOUT_MS;
  const { rows } = await driver.query(TABLES);
  await driver.query(`set default_statistics_target = ${SAMPLE}`);
  for (const { name } of rows) {
    while (await isBusy()) if (performance.now() > until) return;
    await driver.query(`vacuum (analyze) ${name}`);
  }
}

/** Whether this process has much to do, over the time it takes to find out. */
async function isBusy(): Promise<boolean> {
  const before = performance.eventLoopUtilization();
  await pause(SAMPLE_MS);
  return performance.eventLoopUtilization(before).utilization > BUSY;
}
