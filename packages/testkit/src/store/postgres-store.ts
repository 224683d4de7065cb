/** Databases on a PostgreSQL server: one per test that opens one, dropped when it is closed. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Driver, DriverOptions } from '@parrot/server/platform';
import pg from 'pg';
import { IS_JUST_BUILT } from '../just-built.ts';
import { startServerProcess } from '../process/server-process.ts';
import { oneTransactionAtATime } from './one-transaction.ts';

/** The PostgreSQL server on which databases can be created; undefined if there is none. */
export const TEST_DATABASE_URL = process.env.TEST_DATABASE_URL;

/** A migrated database to clone, if the test run has created one. */
const TEMPLATE = 'TEST_DATABASE_TEMPLATE';

export const openTestPostgres = async (options?: DriverOptions): Promise<Driver> =>
  open(await newTestDatabase(), options);
/** Without any tables. */
export const openEmptyPostgres = async (): Promise<Driver> => open(await copyOf(undefined));

type TestDatabase = { url: string; drop(): Promise<unknown> };

/** For a server in a separate process. */
export const newTestDatabase = (): Promise<TestDatabase> => copyOf(process.env[TEMPLATE]);

async function copyOf(template: string | undefined): Promise<TestDatabase> {
  const name = `${template ?? 'parrot_test'}_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} ${template ? `template ${template}` : ''}`);
  return { url: urlOf(name), drop: () => drop(name) };
}

async function open(database: TestDatabase, options?: DriverOptions): Promise<Driver> {
  const { openPostgres } = await import('@parrot/server/platform');
  const driver = await openPostgres(database.url, 8, options);
  return {
    ...oneTransactionAtATime(driver),
    async close() {
      await driver.close();
      // Dropping a database forces a checkpoint, so it is not awaited; the rest is dropped at the end.
      database.drop().catch(() => {});
    },
  };
}

/**
 * Called once before a test run on PostgreSQL. Returns a function that drops the template and all databases
 * that were not closed.
 */
export async function preparePostgres(
  make: (url: string) => Promise<unknown> = IS_JUST_BUILT ? startOnce : fill,
): Promise<() => Promise<void>> {
  const template = `parrot_test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${template}`);
  await make(urlOf(template));
  process.env[TEMPLATE] = template;
  return async () => {
    const { rows } = await onServer(
      `select datname from pg_database where datname like '${template}%' order by length(datname) desc`,
    );
    for (const { datname } of rows) await drop(datname);
  };
}

async function fill(url: string): Promise<void> {
  const [{ openPostgres }, { fillStore }] = await Promise.all([
    import('@parrot/server/platform'),
    import('./fill-store.ts'),
  ]);
  const driver = await openPostgres(url, 2);
  await fillStore(driver);
  await driver.close();
}

/** With the job queues too, whose creation takes longer than the rest of a start. */
async function startOnce(url: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'parrot-once-'));
  const product = await startServerProcess({ folder, settings: { DATABASE_URL: url, DEMO: 'no' } });
  await product.stop();
  await rm(folder, { recursive: true });
}

const drop = (name: string) => onServer(`drop database if exists ${name} with (force)`);

function urlOf(name: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  // No test database must survive a crash, so commits do not wait for the disk; and none is large enough for
  // JIT to pay off.
  url.searchParams.set('options', '-c synchronous_commit=off -c jit=off');
  return url.href;
}

function serverUrl(): string {
  if (!TEST_DATABASE_URL) throw new Error('TEST_DATABASE_URL is not set: run the tests with npm test.');
  return TEST_DATABASE_URL;
}

async function onServer(statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
