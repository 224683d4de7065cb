/**
 * The product on a new database of the PostgreSQL server, with commits on disk, and the CPU that both use.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerProcess } from '@parrot/testkit/process';
import { newTestDatabase } from '@parrot/testkit/stores';
import pg from 'pg';
import { NotAvailable } from '../not-available.ts';
import { startOn } from '../stage.ts';
import { shortNumber } from '../table.ts';
import { cpuMsOf } from './process-figures.ts';

/** In milliseconds. */
export type Cpu = { product: number; database: number };
type Bench = { server: ServerProcess; client: pg.Client; cpu: () => Promise<Cpu> };

/** A self-check: a long query must show up as CPU of the database. */
export const detectsDatabaseCpu = (): Promise<string> =>
  onPostgres(async ({ cpu, client }) => {
    const before = await cpu();
    await client.query('select count(*) from generate_series(1, 3000000) as number where number % 7 = 0');
    const seen = (await cpu()).database - before.database;
    if (seen < 50) throw new Error(`Self-check: a query over 3,000,000 rows was measured as ${seen} ms.`);
    return `a long query was measured as ${shortNumber(seen)} ms of the database`;
  });

export async function onPostgres<T>(work: (bench: Bench) => Promise<T>): Promise<T> {
  if (!process.env.TEST_DATABASE_URL) throw new NotAvailable('TEST_DATABASE_URL names no PostgreSQL server');
  const { url, drop } = await newTestDatabase();
  const durable = new URL(url);
  durable.searchParams.delete('options');
  const folder = await mkdtemp(join(tmpdir(), 'parrot-bench-'));
  const server = await startOn(folder, { DATABASE_URL: durable.href, DEMO: 'no', LANDING_BOT: 'no' });
  const client = new pg.Client({ connectionString: durable.href });
  await client.connect();
  const databaseCpu = createDatabaseCpu(client);
  const cpu = async (): Promise<Cpu> => ({
    product: cpuMsOf(server.process.pid ?? 0) ?? 0,
    database: await databaseCpu(),
  });
  try {
    return await work({ server, client, cpu });
  } finally {
    await client.end();
    await server.stop();
    await drop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Of all connections to the database so far; a closed one counts with what was seen of it. */
export function createDatabaseCpu(client: pg.Client): () => Promise<number> {
  const seen = new Map<number, number>();
  return async () => {
    const { rows } = await client.query(
      'select pid from pg_stat_activity where datname = current_database()',
    );
    for (const { pid } of rows as { pid: number }[]) seen.set(pid, cpuMsOf(pid) ?? seen.get(pid) ?? 0);
    return [...seen.values()].reduce((sum, ms) => sum + ms, 0);
  };
}
