/**
 * PGlite has no autovacuum, and without statistics it plans badly. So this vacuums and analyzes a while after
 * the start, when the server is idle, and every night.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { MINUTE_MS } from '@parrot/contract/core';
import type { Clock } from '../clock/clock.ts';
import { defineJob, type Jobs } from '../jobs/jobs.ts';
import type { Driver } from './database.ts';

const vacuumJob = defineJob<Record<string, never>>('platform.careForStore');
const EVERY_NIGHT = '43 3 * * *';
const AFTER_START_MS = MINUTE_MS;
/** A tenth of the default, as analyzing takes proportionally long. */
const SAMPLE = 10;
/** The event loop utilization above which other work would have to wait. */
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
 * One table at a time, each while the server is idle, as PGlite blocks meanwhile. Tables that find no idle
 * moment wait for the next run.
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

/** Measures the event loop's utilization for a moment. */
async function isBusy(): Promise<boolean> {
  const before = performance.eventLoopUtilization();
  await pause(SAMPLE_MS);
  return performance.eventLoopUtilization(before).utilization > BUSY;
}
