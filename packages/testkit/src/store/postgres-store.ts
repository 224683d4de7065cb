/** Databases on a PostgreSQL server: one per test that opens one, dropped when it is closed. */
import { randomBytes } from 'node:crypto';
import type { Driver, DriverOptions } from '@parrot/server/platform';
import pg from 'pg';
import { oneTransactionAtATime } from './one-transaction.ts';

/** The PostgreSQL server on which databases can be created. */
export const SERVER = 'TEST_DATABASE_URL';
/** A migrated database to clone, if the test run has created one. */
export const TEMPLATE = 'TEST_DATABASE_TEMPLATE';

export const openTestStore = async (options?: DriverOptions): Promise<Driver> =>
  open(await newTestDatabase(), options);
/** Without any tables. */
export const openEmptyStore = async (): Promise<Driver> => open(await copyOf(undefined));

type TestDatabase = { url: string; drop(): Promise<unknown> };

/** For a server in a separate process. */
export const newTestDatabase = (): Promise<TestDatabase> => copyOf(process.env[TEMPLATE]);

/** Without any tables, for servers in separate processes. */
export const newEmptyDatabase = (): Promise<TestDatabase> => copyOf(undefined);

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

export const drop = (name: string) => onServer(`drop database if exists ${name} with (force)`);

export function urlOf(name: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  // No test database must survive a crash, so commits do not wait for the disk; and none is large enough for
  // JIT to pay off.
  url.searchParams.set('options', '-c synchronous_commit=off -c jit=off');
  return url.href;
}

function serverUrl(): string {
  const url = process.env[SERVER];
  if (!url) throw new Error(`${SERVER} is not set: the test run has not prepared a PostgreSQL server.`);
  return url;
}

export async function onServer(statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
