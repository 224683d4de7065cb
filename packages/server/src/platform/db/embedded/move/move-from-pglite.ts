/**
 * Copies a PGlite store into a new PostgreSQL store: the same tables in one transaction, checked before it is
 * committed. The old store is only read; an interrupted move starts again from it.
 */
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { createJobs } from '../../../jobs/jobs.ts';
import { createLog } from '../../../log/log.ts';
import { DataFolderError } from '../../data-folder.ts';
import type { Driver } from '../../database.ts';
import { migrate } from '../../migrate.ts';
import { openPostgres } from '../../pg-driver.ts';
import { type ServerOptions, startEmbeddedServer } from '../embedded-server.ts';
import { copyTables } from './copy-tables.ts';

export async function moveFromPglite(from: string, to: ServerOptions): Promise<void> {
  const source = await openSource(from);
  try {
    if (await isEmpty(source)) return;
    const server = await startEmbeddedServer(to);
    try {
      const driver = await openPostgres(server.url, 2);
      await createTables(source, driver).finally(() => driver.close());
      const target = new pg.Client({ connectionString: server.url });
      await target.connect();
      await copyTables(source, target).finally(() => target.end());
    } finally {
      await server.stop();
    }
  } catch (error) {
    if (error instanceof DataFolderError) throw error;
    throw new DataFolderError(
      `The database in ${from} could not be moved to PostgreSQL: ${(error as Error).message}. Nothing was lost, and the next start tries again.`,
    );
  } finally {
    await source.close();
  }
}

async function openSource(from: string): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite');
  return PGlite.create({ dataDir: from }).catch((error: Error) => {
    throw new DataFolderError(`The old database in ${from} can't be opened: ${error.message}`);
  });
}

/** Its first start was interrupted. */
async function isEmpty(source: PGlite): Promise<boolean> {
  const { rows } = await source.query<{ made: unknown }>("select to_regclass('schema_migrations') as made");
  return !rows[0]?.made;
}

/** Those of the old store, which may be of an earlier release: the start applies the newer migrations. */
async function createTables(source: PGlite, driver: Driver): Promise<void> {
  const migrations = await source.query<{ name: string }>('select name from schema_migrations');
  const applied = new Set(migrations.rows.map(({ name }) => name));
  await migrate(driver, (name) => applied.has(name));
  const schemas = await source.query("select 1 from pg_namespace where nspname = 'pgboss'");
  if (schemas.rows.length === 0) return;
  const jobs = createJobs(driver, createLog('silent'));
  await jobs.start();
  await jobs.stop();
  // Each queue has a partition of the jobs.
  const queues = await source.query<{ name: string }>('select name from pgboss.queue');
  for (const { name } of queues.rows)
    await driver.query('select pgboss.create_queue($1, $2)', [name, '{"policy":"standard"}']);
}
