/** Loads a dump into an empty store: creates the tables of its release, and all rows in one transaction. */
import { createJobs } from '../../jobs/jobs.ts';
import { createLog } from '../../log/log.ts';
import type { Driver } from '../database.ts';
import { listMigrations, migrate } from '../migrate.ts';
import type { CopySession } from './copy-session.ts';
import { loadRows } from './load-rows.ts';
import type { StoreContents, StoreDump } from './store-dump.ts';

export type LoadTarget = { openDriver(): Promise<Driver>; openSession(): Promise<CopySession> };

export async function loadStore(target: LoadTarget, dump: StoreDump): Promise<void> {
  const driver = await target.openDriver();
  await createTables(driver, dump.contents).finally(() => driver.close());
  const session = await target.openSession();
  await loadRows(session, dump).finally(() => session.close());
}

/** Applies the migrations that are newer than the dump, and returns their names. */
export async function migrateForward(target: LoadTarget, { migrations }: StoreContents): Promise<string[]> {
  if ((await listMigrations()).every((name) => migrations.includes(name))) return [];
  const driver = await target.openDriver();
  return migrate(driver).finally(() => driver.close());
}

async function createTables(driver: Driver, { migrations, jobs }: StoreContents): Promise<void> {
  const applied = new Set(migrations);
  await migrate(driver, (name) => applied.has(name));
  if (!jobs) return;
  const queue = createJobs(driver, createLog('silent'));
  await queue.start();
  await queue.stop();
  const { rows } = await driver.query('select version from pgboss.version');
  if (rows[0]?.version !== jobs.version)
    throw new Error(
      `its job queue has version ${jobs.version}, and the one of this Parrot has version ${rows[0]?.version}`,
    );
  // Each queue has a partition of the jobs.
  for (const name of jobs.queues)
    await driver.query('select pgboss.create_queue($1, $2)', [name, '{"policy":"standard"}']);
}
